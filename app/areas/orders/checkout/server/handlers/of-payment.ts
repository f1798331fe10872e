import { findFreightTemplates } from '#app/areas/mall/freight/server/public.ts'
import { paymentOf } from '#app/areas/pay/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type * as contract from '../../contract.ts'
import { asOrderCard, asOrderDetail } from '../present.ts'
import * as queries from '../queries.ts'

export const ordersOfPayment: Handlers<typeof contract>['ordersOfPayment'] = async ({ out_trade_no }, ctx) => {
  const { db, now, patient, refuse } = ctx
  const payment = await paymentOf(db, out_trade_no)
  if (payment?.patientId !== patient) return refuse('not-found')
  const orders = await queries.listOwnOfPayment(db, patient, out_trade_no)
  const items = await queries.listItems(
    db,
    orders.map(({ id }) => id),
  )
  const all = [...items.values()].flat()
  const [onShelf, promises] = await Promise.all([queries.onShelfOf(db, all), readPromises(db, all)])
  return {
    list: orders.map((order) => ({
      ...asOrderCard(order, items.get(order.id), { now, onShelf }),
      ...asOrderDetail(order, ctx),
      shipping_text: [...new Set((items.get(order.id) ?? []).flatMap(({ goodsId }) => promises(goodsId)))].join('；'),
    })),
  }
}

/** Reads how goods are sent; tells it of each. */
const readPromises = async (db: Db, items: readonly queries.ItemRow[]) => {
  const sent = items.filter(({ isSent }) => isSent)
  const templates = await findFreightTemplates(
    db,
    sent.map(({ goodsId }) => goodsId),
  )
  return (goodsId: number): string[] => {
    const { carrier, dispatchText } = templates.get(goodsId) ?? { carrier: '', dispatchText: '' }
    const words = [carrier, dispatchText].filter(Boolean).join('，')
    return words ? [words] : []
  }
}
