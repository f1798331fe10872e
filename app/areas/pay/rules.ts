import { later } from '#kit/time/span.ts'
import type { PaymentState } from './states.ts'

/** Where a payment stands now: one whose time is over is closed, even before somebody has written that down. */
export const stateAt = ({ state, deadline }: { state: PaymentState; deadline: Date }, now: Date): PaymentState =>
  state === 'pending' && deadline <= now ? 'closed' : state

/** Whole seconds that are left to pay, 0 where there are none. */
export const secondsLeft = (deadline: Date, now: Date): number =>
  Math.max(0, Math.floor((deadline.getTime() - now.getTime()) / 1000))

/** After money may have come unheard of, the provider is asked about it for so long, at ever longer intervals. */
const ASKED_FOR_MS = 24 * 3_600_000

/** When the provider is asked next about a payment that was prepared at that time; null when it is no use any more. */
export const nextAsk = (preparedAt: Date, now: Date): Date | null => {
  const sinceMs = now.getTime() - preparedAt.getTime()
  return sinceMs > ASKED_FOR_MS ? null : later(now, { seconds: Math.max(60, sinceMs / 1000) })
}

/** A refund is tried again after so many seconds, from one minute up to an hour. */
export const refundWaitSeconds = (tries: number): number => Math.min(3_600, 60 * 2 ** (tries - 1))
