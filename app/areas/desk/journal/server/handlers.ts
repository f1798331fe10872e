import { exportList, permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { accountsOf, asAccount, isReadable, readableAccountsOf } from '#app/areas/desk/money/server/public.ts'
import { monthOf, spanOf } from '#app/areas/pay/rules/months.ts'
import {
  closeMonth,
  findMonth,
  journalOf,
  listJournalDays,
  listMonthSums,
  listMonths,
  listSums,
  nextMonth,
  paymentsOf,
  refundsOf,
} from '#app/areas/pay/server/public.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { asEntry, asMonth, asPaid, asRefund, entryColumns, paymentColumns, refundColumns } from './present.ts'

export const handlers = permitted(contract, {
  async deskJournal(asked, ctx) {
    return paged(await journalOf(ctx.db, readableAccountsOf(ctx), asked).page(asked), asEntry)
  },

  async deskJournalExport(asked, ctx) {
    const { upTo } = journalOf(ctx.db, readableAccountsOf(ctx), asked)
    const rows = async (most: number) => (await upTo(most)).map(asEntry)
    return (await exportList(ctx, { title: '流水账', rows, columns: entryColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskJournalDays({ month = '' }, ctx) {
    const shown = month || monthOf(ctx.now)
    const days = await listJournalDays(ctx.db, readableAccountsOf(ctx), spanOf(shown))
    return {
      month: shown,
      list: days.map(({ day, entries, cameFen, leftFen }) => ({ day, entries, came: cameFen, left: leftFen })),
    }
  },

  async deskPayments(asked, ctx) {
    return paged(await paymentsOf(ctx.db, accountsOf(ctx), asked).page(asked), asPaid)
  },

  async deskPaymentsExport(asked, ctx) {
    const { upTo } = paymentsOf(ctx.db, accountsOf(ctx), asked)
    const rows = async (most: number) => (await upTo(most)).map(asPaid)
    return (await exportList(ctx, { title: '收款', rows, columns: paymentColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskPaymentRefunds(asked, ctx) {
    return paged(await refundsOf(ctx.db, accountsOf(ctx), asked).page(asked), asRefund)
  },

  async deskPaymentRefundsExport(asked, ctx) {
    const { upTo } = refundsOf(ctx.db, accountsOf(ctx), asked)
    const rows = async (most: number) => (await upTo(most)).map(asRefund)
    return (await exportList(ctx, { title: '退款', rows, columns: refundColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskMonths({ page, page_size: size }, { db }) {
    return paged(await listMonths(db, { page, size }), asMonth)
  },

  async deskMonthNext(_, ctx) {
    const next = await nextMonth(ctx)
    return { month: next?.month ?? null, is_over: next?.isOver ?? false, is_ours: servesPlatform(ctx) }
  },

  async deskMonth({ month }, ctx) {
    const closed = await findMonth(ctx.db, month)
    const sums = closed ? await listMonthSums(ctx.db, month) : await listSums(ctx.db, spanOf(month))
    const list = sums.filter(({ account }) => isReadable(ctx, account)).map(asAccount)
    return { is_closed: closed !== undefined, list }
  },

  async deskMonthClose({ month }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return ctx.transact(async (inside) => {
      const row = await closeMonth(inside, month, ctx.staff)
      if (row instanceof Refused) return row
      await recordAct(inside, { act: 'months.close', kind: 'month', id: month, after: { entries: row.entries } })
      return asMonth(row)
    })
  },
})
