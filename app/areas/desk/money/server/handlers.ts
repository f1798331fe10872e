import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import {
  compareDay,
  findRefundOf,
  listBillLines,
  listDifferences,
  listRefused,
  listStatements,
  listSums,
  refundByHand,
  retryRefund,
  settleDifference,
} from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { invoiceHandlers } from './handlers/invoices.ts'
import { asAccount, asBillLine, asDay, asDifference, asRefused } from './present.ts'
import { accountsOf } from './public.ts'

export const handlers = permitted(contract, {
  async deskMoney(_, ctx) {
    const kept = accountsOf(ctx)
    const sums = await listSums(ctx.db)
    return { accounts: sums.filter(({ account }) => (kept as string[]).includes(account)).map(asAccount) }
  },

  async deskMoneyDays({ page, page_size: size }, ctx) {
    return paged(await listStatements(ctx.db, accountsOf(ctx), { page, size }), asDay)
  },

  async deskMoneyBill({ provider, day, page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listBillLines(ctx.db, { provider, day }, { page, size }), asBillLine)
  },

  async deskMoneyCompare({ provider, day }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    if (day >= dayOf(ctx.now)) return ctx.refuse('not-over')
    if (!(await compareDay(ctx, provider, day))) return ctx.refuse('no-bill')
    const bill = `${day} ${provider}`
    await ctx.transact((inside) => recordAct(inside, { act: 'money.compare', kind: 'bill', id: bill }))
    return { bill }
  },

  async deskMoneyDifferences({ page, page_size: size, all }, ctx) {
    return paged(await listDifferences(ctx.db, accountsOf(ctx), { page, size, all: all === 1 }), asDifference)
  },

  async deskMoneySettle({ difference_id, note }, ctx) {
    const settled = await ctx.transact(async (inside) => {
      const found = await settleDifference(inside.db, accountsOf(ctx), difference_id, { settledAt: ctx.now, note })
      if (!found) return false
      const { fault, oursFen, theirsFen } = found
      const facts = { before: { fault, oursFen, theirsFen }, after: { note } }
      await recordAct(inside, { act: 'money.settle', kind: 'difference', id: difference_id, ...facts })
      return true
    })
    return settled ? {} : ctx.refuse('not-found')
  },

  async deskMoneyRefunds({ page, page_size: size }, ctx) {
    return paged(await listRefused(ctx.db, accountsOf(ctx), { page, size }), asRefused)
  },

  async deskMoneyRefundRetry({ refund_no }, ctx) {
    const done = await actOn(ctx, refund_no, { act: 'money.refund-retry' }, (inside) => retryRefund(inside, refund_no))
    return done ? {} : ctx.refuse('not-found')
  },

  async deskMoneyRefundByHand({ refund_no, note }, ctx) {
    const done = await actOn(ctx, refund_no, { act: 'money.refund-by-hand', note }, (inside, outTradeNo) =>
      refundByHand(inside, outTradeNo, refund_no, note),
    )
    return done ? {} : ctx.refuse('not-found')
  },

  ...invoiceHandlers,
})

/** Does something to a refund of this desk's, and writes the line of it. */
const actOn = (
  ctx: StaffContext,
  refundNo: string,
  { act, note = null }: { act: 'money.refund-retry' | 'money.refund-by-hand'; note?: string | null },
  work: (inside: StaffContext, outTradeNo: string) => Promise<boolean>,
): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const refund = await findRefundOf(inside.db, accountsOf(ctx), refundNo)
    if (!refund || !(await work(inside, refund.outTradeNo))) return false
    const facts = { before: { amountFen: refund.amountFen, says: refund.says }, after: { note } }
    await recordAct(inside, { act, kind: 'refund', id: refundNo, ...facts })
    return true
  })
