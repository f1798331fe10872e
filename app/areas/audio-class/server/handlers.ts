import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { buyHandlers } from './handlers/buy.ts'
import { playedHandlers } from './handlers/played.ts'
import { readHandlers } from './handlers/read.ts'
import { shareHandlers } from './handlers/share.ts'

export const handlers: Handlers<typeof contract> = {
  ...readHandlers,
  ...playedHandlers,
  ...buyHandlers,
  ...shareHandlers,
}
