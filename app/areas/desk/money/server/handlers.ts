import { permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import { receiveBill } from '#app/areas/files/server/public.ts'
import { type BillDay, isFetched } from '#app/areas/pay/rules/bills.ts'
import {
  compareDay,
  findBillOf,
  findRefundOf,
  listBillLines,
  listDifferences,
  listRefused,
  listStatements,
  listSums,
  readBillFile,
  refundByHand,
  retryRefund,
  settleDifference,
  takeBillFile,
} from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { accountName } from '../rules.ts'
import { billAccountsOf, bringableAccounts, isAmong } from './commands/bill-accounts.ts'
import { invoiceHandlers } from './handlers/invoices.ts'
import { asAccount, asBillFile, asBillLine, asDay, asDifference, asRefused } from './present.ts'
import { accountsOf } from './public.ts'
import { wordsOfAccounts } from './queries.ts'

export const handlers = permitted(contract, {
  async deskMoney(_, ctx) {
    const kept = accountsOf(ctx)
    const own: string[] = [...kept, `direct:${ctx.staff.hospitalId}`]
    const words = await wordsOfAccounts(ctx.db, own)
    const sums = (await listSums(ctx.db)).filter(({ account }) => own.includes(account))
    return { accounts: sums.map((row) => asAccount(row, words)) }
  },

  async deskMoneyDays({ page, page_size: size }, ctx) {
    const accounts = await billAccountsOf(ctx)
    const found = await listStatements(ctx.db, { payees: accountsOf(ctx), accounts }, { page, size })
    return paged(
      found,
      asDay((account) => isAmong(accounts, account)),
    )
  },

  async deskMoneyBill({ provider, merchant = '', day, page, page_size: size }, ctx) {
    if (!isAmong(await billAccountsOf(ctx), { provider, merchant })) return ctx.refuse('not-platform')
    return paged(await listBillLines(ctx.db, { provider, merchant, day }, { page, size }), asBillLine)
  },

  async deskMoneyCompare({ provider, merchant = '', day }, ctx) {
    if (!isAmong(await billAccountsOf(ctx), { provider, merchant })) return ctx.refuse('not-platform')
    if (day >= dayOf(ctx.now)) return ctx.refuse('not-over')
    if (!isFetched(provider) || !(await compareDay(ctx, { provider, merchant, day }))) return ctx.refuse('no-bill')
    const bill = billNumber({ provider, merchant, day })
    await ctx.transact((inside) => recordAct(inside, { act: 'money.compare', kind: 'bill', id: bill }))
    return { bill }
  },

  async deskMoneyBillAccounts(_, ctx) {
    return {
      list: (await bringableAccounts(ctx)).map((account) => ({
        ...account,
        name: accountName(account, ctx.staff.hospitalId),
      })),
    }
  },

  async deskMoneyBillRead({ provider, merchant = '', day }, ctx) {
    if (!isAmong(await billAccountsOf(ctx), { provider, merchant })) return ctx.refuse('not-platform')
    const file = await receiveBill(ctx)
    if (typeof file === 'string') return ctx.refuse(file)
    const read = await readBillFile(ctx, { provider, merchant, day }, file)
    return read instanceof Refused ? read : asBillFile(read, ctx)
  },

  async deskMoneyBillTake({ bill_file_id: id }, ctx) {
    const bill = await findBillOf(ctx, id)
    if (!bill || !isAmong(await billAccountsOf(ctx), bill)) return ctx.refuse('not-found')
    const taken = await ctx.transact(async (inside) => {
      const done = await takeBillFile(inside, id, inside.staff)
      if (!done?.isNew) return done
      const { payments, refunds, cameFen, wentFen, unread } = done
      const after = { payments, refunds, cameFen, wentFen, unread: unread.length }
      await recordAct(inside, { act: 'money.bill-file', kind: 'bill', id: billNumber(bill), after })
      return done
    })
    return taken ? asBillFile(taken, ctx) : ctx.refuse('not-found')
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

/** By which the audit names a bill. */
const billNumber = ({ provider, merchant, day }: BillDay): string => [day, provider, merchant].filter(Boolean).join(' ')

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
