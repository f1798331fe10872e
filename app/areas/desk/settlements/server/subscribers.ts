import type { Subscribers } from '#app/room.ts'
import { approvePayout, dropPayout } from './commands/payouts.ts'

export const subscribers: Subscribers = {
  'request.agreed': (event, ctx) => approvePayout(ctx, event),
  'request.ended': (event, ctx) => dropPayout(ctx, event),
}
