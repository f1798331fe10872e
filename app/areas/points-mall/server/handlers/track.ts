import type { PatientContext } from '#app/context.ts'
import { trackerOf } from '#kit/outside/server/express.ts'
import { receiverOf } from '../present.ts'
import type { OrderRow } from '../queries.ts'

/** The way of an exchange's parcel; none where it was not sent or its carrier does not answer. */
export const trackOf = async (ctx: PatientContext, order: OrderRow) => {
  const { carrier, parcelNo: number, shippedAt } = order
  if (shippedAt === null) return []
  const phoneTail = receiverOf(order, ctx)?.mobile.slice(-4) ?? ''
  const tracker = trackerOf(ctx.config.express, ctx.now)
  const steps = await tracker?.({ carrier, number, phoneTail, shippedAt }).catch(() => [])
  return (steps ?? []).map(({ text, at }) => ({ text, time: at }))
}
