import type { Subscribers } from '#app/room.ts'
import { setAgreed } from './commands.ts'

export const subscribers: Subscribers = {
  'request.agreed': (event, ctx) => setAgreed(ctx, event),
}
