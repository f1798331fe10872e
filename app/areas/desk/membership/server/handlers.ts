import { permitted } from '#app/areas/access/staff/server/public.ts'
import * as contract from '../contract.ts'
import { bookingHandlers } from './handlers/bookings.ts'
import { codeHandlers } from './handlers/codes.ts'
import { comboHandlers } from './handlers/combos.ts'

export const handlers = permitted(contract, { ...comboHandlers, ...codeHandlers, ...bookingHandlers })
