import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { fenToYuan, splitFen } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
import { mayLessen, payableFen } from '../../rules.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { payBundle } from './bundle.ts'

/** Why nothing was taken off: not an order that waits to be paid whole, more than its goods cost or nothing left to pay, or it moved. */
export type NotLessened = 'not-open' | 'too-much' | 'changed'

/**
 * Takes so much off what is to be paid for the goods of an order, spread over them by what they cost. What it was to be paid by is
 * given up, and another payment takes its place; the patient is told.
 */
export const lessenOrder = (ctx: Context, order: queries.OrderRow, lessFen: number): Promise<'done' | NotLessened> =>
  rollbackIf(
    ctx,
    (how: 'done' | NotLessened) => how !== 'done',
    (inside) => lessen(inside, order, lessFen),
  )

const lessen = async (ctx: Context, order: queries.OrderRow, lessFen: number): Promise<'done' | NotLessened> => {
  if (!mayLessen(order)) return 'not-open'
  const items = (await queries.listItems(ctx.db, [order.id])).get(order.id) ?? []
  const goodsFen = items.reduce((sum, { dueFen }) => sum + dueFen, 0)
  if (lessFen > goodsFen || lessFen >= payableFen(order)) return 'too-much'
  const dueFen = order.dueFen - lessFen
  // The payment first, as whoever settles one does: two of them never wait for each other.
  if (!(await payBundle(ctx, order.patientId as PatientId, [{ ...order, dueFen }]))) return 'changed'
  const shares = splitFen(
    lessFen,
    items.map((item) => item.dueFen),
  )
  const offFen = new Map(items.map(({ position }, at) => [position, shares[at] ?? 0]))
  if (!(await queries.takeOff(ctx.db, order, offFen))) return 'changed'
  await notifyBy(ctx, messages.lessened, {
    patientId: order.patientId,
    values: {
      seller: order.sellerName,
      less: fenToYuan(lessFen),
      money: fenToYuan(payableFen({ ...order, dueFen })),
    },
    link: linkOf(order.id),
  })
  return 'done'
}
