import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { benefitHandlers } from './handlers/benefits.ts'
import { codeHandlers } from './handlers/codes.ts'
import { comboHandlers } from './handlers/combos.ts'
import { levelHandlers } from './handlers/levels.ts'
import { orderHandlers } from './handlers/orders.ts'

export const handlers: Handlers<typeof contract> = {
  ...levelHandlers,
  ...comboHandlers,
  ...orderHandlers,
  ...codeHandlers,
  ...benefitHandlers,
}
