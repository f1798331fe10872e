import { lendAddress } from '#app/areas/files/server/public.ts'
import { findAnyOrder, findOwnOrder, listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { invoiceableFen, whyNot } from '../rules.ts'
import { saveInvoice } from './handlers/save.ts'
import { titleHandlers } from './handlers/titles.ts'
import { asInvoice } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  ...titleHandlers,

  async invoiceGet({ order_id }, here) {
    const shown = await showInvoice(here, order_id)
    if (shown) return shown
    return here.refuse((await findOwnOrder(here.db, here.patient, order_id)) ? 'none' : 'not-found')
  },

  async invoiceSave(ask, here) {
    const saved = await here.transact((inside) => saveInvoice(inside, ask))
    if (saved) return here.refuse(saved.refused, saved.fill)
    return (await showInvoice(here, ask.order_id)) ?? here.refuse('not-found')
  },

  async invoiceOrder({ order_id }, { db, patient, config, refuse }) {
    const order = await findOwnOrder(db, patient, order_id)
    if (!order) return refuse('not-found')
    const items = (await listItems(db, [order_id])).get(order_id) ?? []
    const refused = whyNot(order, config.invoices.provider)
    return {
      ...{ order_id, seller: order.sellerName, goods_name: items[0]?.name ?? '', amount: invoiceableFen(order) },
      ...{ goods_num: items.reduce((sum, { pieces }) => sum + pieces, 0), can_ask: !refused },
      why: refused ? contract.invoiceSave.refuses[refused] : '',
    }
  },

  async invoiceFile({ order_id, number }, here) {
    const issued = await queries.findOwnIssued(here.db, here.patient, order_id, number)
    return issued ? { url: lendAddress(here, issued.paper) } : here.refuse('not-found')
  },
}

const showInvoice = async (here: PatientHere, orderId: string) => {
  const invoice = await queries.findOwnInvoice(here.db, here.patient, orderId)
  const order = invoice && (await findAnyOrder(here.db, orderId))
  return order && asInvoice(invoice, await queries.listReds(here.db, invoice.id), order, here)
}
