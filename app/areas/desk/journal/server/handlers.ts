import { exportList, permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { accountName } from '#app/areas/desk/money/rules.ts'
import {
  accountsOf,
  asAccount,
  isReadable,
  readableAccountsOf,
  wordsOfAccounts,
} from '#app/areas/desk/money/server/public.ts'
import { monthOf, spanOf } from '#app/areas/pay/rules/months.ts'
import {
  closeMonth,
  findMonth,
  type JournalRow,
  journalOf,
  listJournalDays,
  listMonthSums,
  listMonths,
  listSums,
  missingBillsOf,
  nextMonth,
  type PaymentOfDesk,
  paymentsOf,
  type RefundOfPayment,
  refundsOf,
} from '#app/areas/pay/server/public.ts'
import type { Portion } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { orderNumbersOf } from './commands/order-numbers.ts'
import { asEntry, asMonth, asPaid, asRefund, entryColumns, paymentColumns, refundColumns } from './present.ts'

export const handlers = permitted(contract, {
  async deskJournal(asked, ctx) {
    const found = await journalOf(ctx.db, readableAccountsOf(ctx), asked).page(asked)
    const list = await inWords(ctx.db, found.rows)
    return { list, page: found.page, total_page_num: found.totalPages }
  },

  async deskJournalExport(asked, ctx) {
    const { upTo } = journalOf(ctx.db, readableAccountsOf(ctx), asked)
    const rows = async (portion: Portion) => inWords(ctx.db, await upTo(portion))
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
    const found = await paymentsOf(ctx.db, accountsOf(ctx), asked).page(asked)
    const list = await inNumbers(ctx.db, found.rows)
    return { list, page: found.page, total_page_num: found.totalPages }
  },

  async deskPaymentsExport(asked, ctx) {
    const { upTo } = paymentsOf(ctx.db, accountsOf(ctx), asked)
    const rows = async (portion: Portion) => inNumbers(ctx.db, await upTo(portion))
    return (await exportList(ctx, { title: '收款', rows, columns: paymentColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskPaymentRefunds(asked, ctx) {
    const found = await refundsOf(ctx.db, accountsOf(ctx), asked).page(asked)
    const list = await backInNumbers(ctx.db, found.rows)
    return { list, page: found.page, total_page_num: found.totalPages }
  },

  async deskPaymentRefundsExport(asked, ctx) {
    const { upTo } = refundsOf(ctx.db, accountsOf(ctx), asked)
    const rows = async (portion: Portion) => backInNumbers(ctx.db, await upTo(portion))
    return (await exportList(ctx, { title: '退款', rows, columns: refundColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskMonths({ page, page_size: size }, { db }) {
    return paged(await listMonths(db, { page, size }), asMonth)
  },

  async deskMonthNext(_, ctx) {
    const next = await nextMonth(ctx)
    const isOurs = servesPlatform(ctx)
    const missing = next?.isOver && isOurs ? await missingBillsOf(ctx, next.month) : []
    return {
      month: next?.month ?? null,
      is_over: next?.isOver ?? false,
      is_ours: isOurs,
      missing_bills: missing.map((one) => ({ ...one, provider_name: accountName(one) })),
    }
  },

  async deskMonth({ month }, ctx) {
    const closed = await findMonth(ctx.db, month)
    const sums = closed ? await listMonthSums(ctx.db, month) : await listSums(ctx.db, spanOf(month))
    const readable = sums.filter(({ account }) => isReadable(ctx, account))
    const words = await wordsOfAccounts(
      ctx.db,
      readable.map(({ account }) => account),
    )
    return { is_closed: closed !== undefined, list: readable.map((row) => asAccount(row, words)) }
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

/** Payments with the numbers by which their orders are said. */
const inNumbers = async (db: Db, rows: readonly PaymentOfDesk[]) => {
  const numbers = await orderNumbersOf(db, rows)
  return rows.map((row) => asPaid(row, numbers))
}

/** The same of refunds. */
const backInNumbers = async (db: Db, rows: readonly RefundOfPayment[]) => {
  const numbers = await orderNumbersOf(db, rows)
  return rows.map((row) => asRefund(row, numbers))
}

/** Entries with the names of those whose accounts they move. */
const inWords = async (db: Db, rows: readonly JournalRow[]) => {
  const words = await wordsOfAccounts(
    db,
    rows.flatMap(({ entry }) => [entry.debit, entry.credit]),
  )
  const numbers = await orderNumbersOf(db, rows)
  return rows.map((row) => asEntry(row, words, numbers))
}
