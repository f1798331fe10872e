import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { guestHandlers } from './handlers/guest.ts'
import { patientHandlers } from './handlers/patient.ts'

export const handlers: Handlers<typeof contract> = { ...patientHandlers, ...guestHandlers }
