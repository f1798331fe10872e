import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import {
  findRefundOf,
  listDifferences,
  listRefused,
  listStatements,
  listSums,
  refundByHand,
  retryRefund,
  settleDifference,
} from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { invoiceHandlers } from './handlers/invoices.ts'
import { asAccount, asDay, asDifference, asRefused } from './present.ts'

export const handlers = permitted(contract, {
  async deskMoney(_, ctx) {
    const kept = accountsOf(ctx)
    const sums = await listSums(ctx.db)
    return { accounts: sums.filter(({ account }) => kept.includes(account)).map(asAccount) }
  },

  async deskMoneyDays({ page, page_size: size }, ctx) {
    return paged(await listStatements(ctx.db, accountsOf(ctx), { page, size }), asDay)
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

/** The accounts whose money this desk keeps: its hospital's, and the platform's with patients' balances where the setting says so. */
const accountsOf = (ctx: StaffContext): string[] => [
  `hospital:${ctx.staff.hospitalId}`,
  ...(servesPlatform(ctx) ? ['platform', 'balance'] : []),
]

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
