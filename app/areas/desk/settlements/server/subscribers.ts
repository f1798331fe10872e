import type { Subscribers } from '#app/room.ts'
import { approvePayout, dropPayout } from './commands/payouts.ts'
import { approveReceipt, dropReceipt } from './commands/receipts.ts'

export const subscribers: Subscribers = {
  'request.agreed': async (event, ctx) => {
    await approvePayout(ctx, event)
    await approveReceipt(ctx, event)
  },
  'request.ended': async (event, ctx) => {
    await dropPayout(ctx, event)
    await dropReceipt(ctx, event)
  },
}
