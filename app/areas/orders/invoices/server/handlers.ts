import { lendAddress } from '#app/areas/files/server/public.ts'
import { findAnyOrder, findOwnOrder, listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import * as contract from '../contract.ts'
import { invoiceableFen, whyNot } from '../rules.ts'
import { saveInvoice } from './handlers/save.ts'
import { titleHandlers } from './handlers/titles.ts'
import { asInvoice, asListed } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  ...titleHandlers,

  async invoiceGet({ order_id }, ctx) {
    const shown = await showInvoice(ctx, order_id)
    if (shown) return shown
    return ctx.refuse((await findOwnOrder(ctx.db, ctx.patient, order_id)) ? 'none' : 'not-found')
  },

  async invoiceList({ page, page_size: size }, { db, patient }) {
    const found = await queries.listOwnInvoices(db, patient, { page, size })
    return { list: found.rows.map(asListed), page: found.page, total_page_num: found.totalPages }
  },

  async invoiceSave(input, ctx) {
    const saved = await ctx.transact((inside) => saveInvoice(inside, input))
    if (saved) return saved
    return (await showInvoice(ctx, input.order_id)) ?? ctx.refuse('not-found')
  },

  async invoiceOrder({ order_id }, { db, patient, config, refuse }) {
    const order = await findOwnOrder(db, patient, order_id)
    if (!order) return refuse('not-found')
    const items = (await listItems(db, [order_id])).get(order_id) ?? []
    const refused = whyNot(order, config.invoices.provider)
    return {
      order_id,
      seller: order.sellerName,
      goods_name: items[0]?.name ?? '',
      amount: invoiceableFen(order),
      goods_num: items.reduce((sum, { pieces }) => sum + pieces, 0),
      can_ask: !refused,
      why: refused ? contract.invoiceSave.refuses[refused] : '',
    }
  },

  async invoiceFile({ order_id, number }, ctx) {
    const issued = await queries.findOwnIssued(ctx.db, ctx.patient, order_id, number)
    return issued ? { url: lendAddress(ctx, issued.paper) } : ctx.refuse('not-found')
  },
}

const showInvoice = async (ctx: PatientContext, orderId: string) => {
  const invoice = await queries.findOwnInvoice(ctx.db, ctx.patient, orderId)
  const order = invoice && (await findAnyOrder(ctx.db, orderId))
  return order && asInvoice(invoice, await queries.listReds(ctx.db, invoice.id), order, ctx)
}
