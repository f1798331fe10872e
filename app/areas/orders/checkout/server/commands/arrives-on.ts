import { arrivalDay } from '#app/areas/mall/freight/rules.ts'
import { findFreightTemplates } from '#app/areas/mall/freight/server/public.ts'
import type { Context } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { paidAtOf } from '../present.ts'
import type { ItemRow, OrderRow } from '../queries.ts'

/**
 * The day by which the parcel of an order is to have come, by the templates of what is in it: from when it was sent, else from
 * when it was paid. '' where nothing is on its way, nobody says how long it takes, or that day is over: what is late is promised nothing.
 */
export const arrivesOn = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  order: OrderRow,
  items: readonly ItemRow[],
): Promise<string> => {
  const paidAt = paidAtOf(order)
  if (!order.isSent || !paidAt || (order.state !== 'paid' && order.state !== 'shipped')) return ''
  const templates = await findFreightTemplates(
    db,
    items.filter(({ isSent }) => isSent).map(({ goodsId }) => goodsId),
  )
  const day = arrivalDay([...templates.values()], { paidAt, sentAt: order.shippedAt })
  return day && day >= dayOf(now) ? day : ''
}
