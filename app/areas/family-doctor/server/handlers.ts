import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { planHandlers } from './handlers/plans.ts'
import { recordHandlers } from './handlers/records.ts'
import { signingHandlers } from './handlers/signing.ts'
import { teamHandlers } from './handlers/teams.ts'

export const handlers: Handlers<typeof contract> = {
  ...teamHandlers,
  ...signingHandlers,
  ...recordHandlers,
  ...planHandlers,
}
