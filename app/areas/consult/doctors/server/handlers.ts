import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { doctorHandlers } from './handlers/doctor.ts'
import { famousHandlers } from './handlers/famous.ts'
import { searchHandlers } from './handlers/search.ts'

export const handlers: Handlers<typeof contract> = { ...doctorHandlers, ...famousHandlers, ...searchHandlers }
