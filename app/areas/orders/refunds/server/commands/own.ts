import { findAnyOrder, listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { leftOf } from '../../rules/choose.ts'
import * as queries from '../queries.ts'
import { step } from './step.ts'

type Moved = queries.RefundRow | undefined

const byPatient = (words: string) => ({ by: 'patient', words }) as const

/** Takes a refund back that is not wanted any more; undefined where it has gone too far for that. */
export const cancelRefund = (ctx: Context, refund: queries.RefundRow): Promise<Moved> =>
  step(ctx, refund, 'cancelled', byPatient(''))

/** Writes down by which parcel the goods go back; undefined where nobody waits for them. */
export const fillParcel = (
  ctx: Context,
  refund: queries.RefundRow,
  { carrier, parcelNo }: { carrier: string; parcelNo: string },
): Promise<Moved> => step(ctx, refund, 'returned', byPatient(`${carrier} ${parcelNo}`), { carrier, parcelNo })

/** Asks the platform about a refund that was declined; undefined where its items went back or were used meanwhile. */
export const escalateRefund = (ctx: Context, refund: queries.RefundRow, words: string): Promise<Moved> =>
  rollbackIf(
    ctx,
    (moved: Moved) => moved === undefined,
    async (inside) => {
      const moved = await step(inside, refund, 'escalated', byPatient(words))
      // The order is locked now: no other refund of it can begin or end.
      return moved && (await isLeft(inside, refund)) ? moved : undefined
    },
  )

const isLeft = async ({ db }: Context, { id, orderId }: queries.RefundRow): Promise<boolean> => {
  const order = await findAnyOrder(db, orderId)
  if (!order || order.state === 'used' || order.state === 'refunded') return false
  const held = await queries.findHeldPositions(db, orderId, id)
  const left = leftOf((await listItems(db, [orderId])).get(orderId) ?? [], held)
  const parts = (await queries.listRefundItems(db, [id])).get(id) ?? []
  return parts.every(({ position, pieces, amountFen }) =>
    left.some((one) => one.item.position === position && !one.isHeld && pieces <= one.pieces && amountFen <= one.fen),
  )
}
