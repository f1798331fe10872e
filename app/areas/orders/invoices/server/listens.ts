import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import type { Listens } from '#server/tell.ts'
import { invoiceTitles } from '../contract.ts'
import { buyerKinds } from '../rules.ts'
import { invoiceStates } from '../states.ts'
import { asSealed, asTitle, buyerOf, linkOf } from './present.ts'
import { followRefund } from './commands/after-refund.ts'
import * as queries from './queries.ts'
import { ordersInvoices, ordersInvoiceTitles } from './tables.ts'

const oneTitle = invoiceTitles.reply.shape.list.element

export const listens: Listens = {
  'order.refunded': ({ orderId }, within) => followRefund(within, orderId),

  async 'patient.exporting'({ patientId, hand }, within) {
    hand({
      ...{ name: 'invoice_titles', title: '发票抬头', tables: [ordersInvoiceTitles] },
      rows: (await queries.listTitles(within.db, patientId)).map((row) => oneTitle.parse(asTitle(row, within))),
    })
    hand({
      ...{ name: 'invoices', title: '电子发票', tables: [ordersInvoices] },
      keptBecause: '发票依法要保存；邮箱会清除，也不再和您的手机号关联',
      rows: (await queries.listEver(within.db, patientId)).map((row) => asOwn(row, buyerOf(row, within))),
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

  async 'patient.left'({ patientId }, within) {
    for (const row of await queries.listEver(within.db, patientId)) {
      await queries.updateInvoice(within.db, row.id, asSealed({ ...buyerOf(row, within), email: '' }, within))
      if (row.state === 'refused') await queries.moveInvoice(within.db, row.id, 'dropped')
    }
  },
}

/** An invoice in the file of somebody's data. */
const asOwn = (row: queries.InvoiceRow, { kind, title, taxNo, email }: ReturnType<typeof buyerOf>) => ({
  ...{ order_id: row.orderId, type: row.redOf === null ? '发票' : '红字发票', seller: row.sellerName },
  ...{ buyer: buyerKinds[kind], title, tax_no: taxNo, email, amount: fenToYuan(row.amountFen) },
  ...{ state: invoiceStates[row.state].words, number: row.number, add_time: formatTime(row.requestedAt) },
  issue_time: row.issuedAt ? formatTime(row.issuedAt) : '',
})
