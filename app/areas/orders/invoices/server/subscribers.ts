import type { Subscribers } from '#app/room.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { invoiceTitles } from '../contract.ts'
import { buyerKinds } from '../rules.ts'
import { invoiceStates } from '../states.ts'
import { followRefund } from './commands/after-refund.ts'
import { asSealed, asTitle, buyerOf, linkOf } from './present.ts'
import * as queries from './queries.ts'
import { ordersInvoices, ordersInvoiceTitles } from './tables.ts'

const oneTitle = invoiceTitles.output.shape.list.element

export const subscribers: Subscribers = {
  'order.refunded': ({ orderId }, ctx) => followRefund(ctx, orderId),

  async 'patient.exporting'({ patientId, hand }, ctx) {
    hand({
      name: 'invoice_titles',
      title: '发票抬头',
      tables: [ordersInvoiceTitles],
      rows: (await queries.listTitles(ctx.db, patientId)).map((row) => oneTitle.parse(asTitle(row, ctx))),
    })
    hand({
      name: 'invoices',
      title: '电子发票',
      tables: [ordersInvoices],
      keptBecause: '发票依法要保存；邮箱会清除，也不再和您的手机号关联',
      rows: (await queries.listEver(ctx.db, patientId)).map((row) => asOwn(row, buyerOf(row, ctx))),
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listUnderWay(db, patientId), (invoices) =>
      invoices.map(({ orderId, sellerName }) => ({
        words: `${sellerName}的订单正在开发票，请等开好后再注销`,
        link: linkOf(orderId),
      })),
    )
  },

  async 'patient.left'({ patientId }, ctx) {
    for (const row of await queries.listEver(ctx.db, patientId)) {
      await queries.updateInvoice(ctx.db, row.id, asSealed({ ...buyerOf(row, ctx), email: '' }, ctx))
      if (row.state === 'refused') await queries.moveInvoice(ctx.db, row.id, 'dropped')
    }
  },
}

/** An invoice in the file of somebody's data. */
const asOwn = (row: queries.InvoiceRow, { kind, title, taxNo, email }: ReturnType<typeof buyerOf>) => ({
  order_id: row.orderId,
  type: row.redOf === null ? '发票' : '红字发票',
  seller: row.sellerName,
  buyer: buyerKinds[kind],
  title,
  tax_no: taxNo,
  email,
  amount: fenToYuan(row.amountFen),
  state: invoiceStates[row.state].words,
  number: row.number,
  add_time: formatTime(row.requestedAt),
  issue_time: row.issuedAt ? formatTime(row.issuedAt) : '',
})
