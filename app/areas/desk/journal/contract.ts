import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { billSources } from '#app/areas/pay/rules/bills.ts'
import { journalKinds, journalSorts, paymentSorts, refundSorts } from '#app/areas/pay/rules/journal.ts'
import { monthPattern } from '#app/areas/pay/rules/months.ts'
import { paymentStates, refundStates } from '#app/areas/pay/states.ts'
import { call } from '#kit/wire/call.ts'
import { flag, listOf, maybe, nothing, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { moneyHolders } from './rules.ts'

const read = { owner: 'self', staff: true, may: 'money.read', refuses: notAllowed } as const
const month = () =>
  z
    .string()
    .regex(new RegExp(monthPattern))
    .meta({ examples: ['2026-11'] })
const keysOf = <K extends string>(words: Readonly<Record<K, string>>) => Object.keys(words) as [K, ...K[]]

const entry = z.object({
  entry_id: z.int(),
  entered_time: time(),
  kind: z.enum(keysOf(journalKinds)),
  kind_name: z.string(),
  /** What its happening is named by: the number of the payment, the refund, the gift card's use. */
  number: z.string(),
  debit: z.string(),
  debit_name: z.string(),
  credit: z.string(),
  credit_name: z.string(),
  amount: yuan(),
  /** What it was for; '' where no payment stands behind it. */
  purpose_name: z.string(),
  title: z.string(),
  subject_id: z.string(),
  /** The number by which the order or the appointment is said; '' where it is none. */
  order_no: z.string(),
  out_trade_no: z.string(),
  refund_no: z.string(),
})

const entriesAsked = { ...listing(journalSorts), kind: maybe(z.enum(keysOf(journalKinds))), ...daySpan() }

export const deskJournal = call({
  method: 'GET',
  path: '/desk/journal',
  summary: 'Page through every entry of the books that concerns this desk, with where it came from, the newest first',
  ...read,
  input: z.object({ ...entriesAsked, ...paging(50) }),
  output: pageOf(entry),
})
export const deskJournalExport = call(exportOf(deskJournal, entriesAsked))

export const deskJournalDays = call({
  method: 'GET',
  path: '/desk/journal/days',
  summary:
    'The days of a month on which something was entered: how much, and what came to the accounts of this desk and left them',
  ...read,
  input: z.object({ month: maybe(month()) }),
  output: z.object({
    month: z.string(),
    list: z.array(z.object({ day: z.string(), entries: z.int(), came: yuan(), left: yuan() })),
  }),
})

const holder = maybe(z.enum(keysOf(moneyHolders)))
const paymentsAsked = { ...listing(paymentSorts), state: maybe(z.enum(paymentStates)), provider: holder, ...daySpan() }

export const deskPayments = call({
  method: 'GET',
  path: '/desk/payments',
  summary: 'Page through the payments whose money is of this desk, in whatever state, the newest first',
  ...read,
  input: z.object({ ...paymentsAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      out_trade_no: z.string(),
      transaction_id: z.string(),
      title: z.string(),
      purpose_name: z.string(),
      subject_id: z.string(),
      /** The number by which the order or the appointment is said; '' where it is none. */
      order_no: z.string(),
      state: z.enum(paymentStates),
      state_name: z.string(),
      provider_name: z.string(),
      amount: yuan(),
      refunded: yuan(),
      start_time: time(),
      pay_time: time().nullable(),
    }),
  ),
})
export const deskPaymentsExport = call(exportOf(deskPayments, paymentsAsked))

const refundsAsked = { ...listing(refundSorts), state: maybe(z.enum(refundStates)), provider: holder, ...daySpan() }

export const deskPaymentRefunds = call({
  method: 'GET',
  path: '/desk/payment-refunds',
  summary: 'Page through the refunds of such payments, in whatever state, the newest first',
  ...read,
  input: z.object({ ...refundsAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      refund_no: z.string(),
      out_trade_no: z.string(),
      title: z.string(),
      subject_id: z.string(),
      /** The number by which the order or the appointment is said; '' where it is none. */
      order_no: z.string(),
      reason: z.string(),
      state: z.enum(refundStates),
      state_name: z.string(),
      /** The provider's word, or what staff wrote. */
      says: z.string(),
      provider_name: z.string(),
      amount: yuan(),
      ordered_time: time(),
      done_time: time().nullable(),
    }),
  ),
})
export const deskPaymentRefundsExport = call(exportOf(deskPaymentRefunds, refundsAsked))

const closed = z.object({ month: z.string(), close_time: time(), closed_by: z.string(), entries: z.int() })

export const deskMonths = call({
  method: 'GET',
  path: '/desk/months',
  summary: 'Page through the closed months, the last first',
  ...read,
  input: z.object(paging(12)),
  output: pageOf(closed),
})

export const deskMonthNext = call({
  method: 'GET',
  path: '/desk/months/next',
  summary: 'Which month is to be closed next, and whether who asks may do that now',
  ...read,
  input: nothing(),
  output: z.object({
    month: z.string().nullable(),
    is_over: flag(),
    is_ours: flag(),
    /** Of a month that is over: days whose bill was not compared yet, for who may close it. */
    missing_bills: z.array(
      z.object({
        provider: z.enum(billSources),
        merchant: z.string(),
        provider_name: z.string(),
        day: z.string(),
      }),
    ),
  }),
})

export const deskMonth = call({
  method: 'GET',
  path: '/desk/months/sums',
  summary:
    'What moved into and out of the accounts of this desk in a month; of a closed one as it was when it was closed',
  ...read,
  input: z.object({ month: month() }),
  output: z.object({
    is_closed: flag(),
    ...listOf(z.object({ account: z.string(), words: z.string(), debit: yuan(), credit: yuan(), balance: yuan() }))
      .shape,
  }),
})

export const deskMonthClose = call({
  method: 'POST',
  path: '/desk/months/close',
  summary: 'Close a month of the books: nothing of it changes any more',
  owner: 'self',
  staff: true,
  may: 'months.close',
  idempotency: 'framework',
  input: z.object({ month: month() }),
  output: closed,
  refuses: {
    ...notAllowed,
    'not-platform': '整本账由平台财务月结，本院的工作台只能查看',
    'not-next': '只能从最早没有月结的那个月开始，一个月一个月地结；这个月已经结过，或者还没轮到',
    'not-over': '这个月还没有过完，或最后一天的账单还没有到。请从下月 2 日起再结',
    'bills-missing': '这个月还有 {count} 份支付机构账单没有核对，请等账单到齐',
    'differences-open': '这个月还有 {count} 笔对账差异没有处理，请先到“对账与退款”处理',
  },
})
