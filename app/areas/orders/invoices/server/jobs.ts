import { findAnyOrder, listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import type { Job } from '#app/room.ts'
import { transact } from '#kit/db/transaction.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import type { InvoiceOrder, IssueInvoice } from '#kit/outside/invoice.ts'
import { issuerOf } from '#kit/outside/server/invoice.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { later } from '#kit/time/span.ts'
import { ANSWER_MINUTES, linesOf, waitSeconds } from '../rules.ts'
import { settleIssued, settleRefused } from './commands/settle.ts'
import { BUYER, buyerOf } from './present.ts'
import { delayInvoice, findInvoice, type InvoiceRow, leaseInvoices } from './queries.ts'
import { ordersInvoices, ordersInvoiceTitles } from './tables.ts'

const AT_ONCE = 50

/** Hands invoices to the issuer, and asks again under the same number where no answer came. */
export const issueInvoices = job<Context>({
  name: 'orders.issue-invoices',
  every: '* * * * *',
  run: async (ctx) => {
    const { db, now, config } = ctx
    const issue = issuerOf(config.invoices, now)
    if (!issue) return
    let due: InvoiceRow[]
    do {
      due = await leaseInvoices(db, now, later(now, { minutes: ANSWER_MINUTES }), AT_ONCE)
      await each(due, (row) => issueOne(ctx, issue, row))
    } while (due.length === AT_ONCE)
  },
})

const issueOne = async (ctx: Context, issue: IssueInvoice, row: InvoiceRow) => {
  const { db, now } = ctx
  const asked = await orderOf(ctx, row)
  const said = await issue(asked).catch(() => undefined)
  if (!said) return delayInvoice(db, row.id, later(now, { seconds: waitSeconds(row.tries) }))
  await transact(db, (inside) =>
    'refused' in said
      ? settleRefused({ ...ctx, db: inside }, row, said.refused)
      : settleIssued({ ...ctx, db: inside }, row, said),
  )
}

const orderOf = async (ctx: Context, row: InvoiceRow): Promise<InvoiceOrder> => {
  const { id, round, sellerName: seller, orderId, amountFen, redOf } = row
  const { title, taxNo, email } = buyerOf(row, ctx)
  return {
    requestNo: `${id}-${round}`,
    seller,
    buyer: { title, taxNo, email },
    amountFen,
    remark: `订单 ${orderId}`,
    ...(redOf === null
      ? { lines: await findLines(ctx, row) }
      : { lines: [{ name: '退款', pieces: 1, amountFen }], reverses: (await findInvoice(ctx.db, redOf))?.number }),
  }
}

const findLines = async ({ db }: Context, { orderId, amountFen }: InvoiceRow) => {
  const order = await findAnyOrder(db, orderId)
  return linesOf((await listItems(db, [orderId])).get(orderId) ?? [], order?.freightFen ?? 0, amountFen)
}

export const resealInvoices: Job = job({
  name: 'orders.reseal-invoices',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    await resealTable(db, config, ordersInvoiceTitles, [{ sealed: 'buyerSealed', what: BUYER }])
    await resealTable(db, config, ordersInvoices, [{ sealed: 'buyerSealed', what: BUYER }])
  },
})
