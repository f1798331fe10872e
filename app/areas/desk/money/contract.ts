import { z } from 'zod'
import { BILL_MEGABYTES } from '#app/areas/files/rules.ts'
import { billSources } from '#app/areas/pay/rules/bills.ts'
import { faults } from '#app/areas/pay/rules/differences.ts'
import { call } from '#kit/wire/call.ts'
import {
  code,
  day,
  file,
  flag,
  id,
  int,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { NOTE_LENGTH } from './rules.ts'

const notAllowed = { 'not-allowed': '您的角色不能看账，请联系本院管理员' }
const read = { owner: 'self', staff: true, may: 'money.read', refuses: notAllowed } as const
const settle = { staff: true, may: 'money.settle', idempotency: 'framework' } as const

export const deskMoney = call({
  method: 'GET',
  path: '/desk/money',
  summary: 'What the books say of the accounts that this desk keeps',
  ...read,
  input: nothing(),
  output: z.object({
    accounts: z.array(
      z.object({ account: z.string(), words: z.string(), debit: yuan(), credit: yuan(), balance: yuan() }),
    ),
  }),
})

/** Of which account there: '' the platform's; of terminals the number of their hospital. */
const merchant = () => maybeText(32)

const difference = z.object({
  difference_id: z.int(),
  provider: z.string(),
  merchant: z.string(),
  day: z.string(),
  fault: z.enum(faults),
  kind: z.enum(['payment', 'refund']),
  number: z.string(),
  out_trade_no: z.string(),
  /** Null where that side has nothing. */
  ours: yuan().nullable(),
  theirs: yuan().nullable(),
  settled_time: time().nullable(),
  note: z.string(),
})

export const deskMoneyDays = call({
  method: 'GET',
  path: '/desk/money/days',
  summary: 'Page through the days whose bills were compared or are still missing, the newest first',
  ...read,
  input: z.object(paging(10)),
  output: pageOf(
    z.object({
      provider: z.string(),
      merchant: z.string(),
      day: z.string(),
      /** Its lines can be read at this desk. */
      is_ours: flag(),
      compared: flag(),
      compared_time: time().nullable(),
      tries: z.int(),
      found: z.int(),
      open: z.int(),
    }),
  ),
})

const notOver = '这一天还没有过完，账单明天才有'
const notPlatform = { 'not-platform': '整份账单由平台财务查看和核对；医院只看自己商户号和刷卡机的' }
const bill = { provider: z.enum(billSources), merchant: merchant(), day: day() }

export const deskMoneyBill = call({
  method: 'GET',
  path: '/desk/money/bill',
  summary: 'Page through the lines of a day’s bill of a provider, each with what is wrong with it',
  ...read,
  input: z.object({ ...bill, ...paging(50) }),
  output: pageOf(
    z.object({
      kind: z.enum(['payment', 'refund']),
      number: z.string(),
      out_trade_no: z.string(),
      amount: yuan(),
      time: time(),
      /** '' where nothing is wrong. */
      fault_name: z.string(),
      settled: flag(),
    }),
  ),
  refuses: { ...notAllowed, ...notPlatform },
})

export const deskMoneyCompare = call({
  method: 'POST',
  path: '/desk/money/compare',
  summary: 'Fetch a day’s bill of a provider now and compare it with the books, again where that was done before',
  owner: 'self',
  staff: true,
  may: 'money.settle',
  input: z.object(bill),
  output: z.object({ bill: z.string() }),
  refuses: {
    ...notAllowed,
    ...notPlatform,
    'not-over': notOver,
    'no-bill': '支付机构还没有给出这一天的账单，请过一会儿再试，或者上传账单文件',
  },
})

export const deskMoneyBillAccounts = call({
  method: 'GET',
  path: '/desk/money/bill-accounts',
  summary: 'Whose bills can be brought as files at this desk: accounts at providers, and the terminals of its counters',
  ...read,
  input: nothing(),
  output: z.object({
    list: z.array(z.object({ provider: z.enum(billSources), merchant: z.string(), name: z.string() })),
  }),
})

const billFile = z.object({
  bill_file_id: z.int(),
  provider: z.enum(billSources),
  merchant: z.string(),
  day: z.string(),
  account_name: z.string(),
  payment_num: z.int(),
  came: yuan(),
  refund_num: z.int(),
  went: yuan(),
  unread_num: z.int(),
  /** Where the first rows of the file stand that cannot be read. */
  unread_rows: z.array(z.int()),
  /** This very file was taken before. */
  is_taken: flag(),
  /** A bill of this day was compared before. */
  is_compared: flag(),
})

export const deskMoneyBillRead = call({
  method: 'POST',
  path: '/desk/money/bill-files',
  summary: 'Read a provider’s bill of a day that comes as a file, and show what stands in it before it is taken',
  owner: 'self',
  staff: true,
  may: 'money.settle',
  body: 'multipart',
  inQuery: ['provider', 'merchant', 'day'],
  input: z.object({ ...bill, file: file() }),
  output: billFile,
  refuses: {
    ...notAllowed,
    ...notPlatform,
    'not-over': notOver,
    'not-read': '这个文件不是这家支付机构的账单，或者没有下载完整，请重新下载再传',
    'wrong-day': '文件里有 {found} 的交易，不是 {day} 的账单，请核对日期',
    'wrong-merchant': '文件里是另一个商户号的交易，请核对商户',
    'no-file': '没有收到文件，请重新选择',
    empty: '这个文件是空的，请换一个',
    'several-files': '一次只能上传一个文件',
    'too-big': `文件太大了，账单要在 ${BILL_MEGABYTES} MB 以内`,
    'too-slow': '网络太慢，文件没有传完，请稍后再试',
    cut: '文件没有传完，请再试一次',
  },
})

export const deskMoneyBillTake = call({
  method: 'POST',
  path: '/desk/money/bill-files/{bill_file_id}/take',
  summary: 'Take a bill that was read, and compare it with the books as a fetched one is; the same twice is taken once',
  owner: { bill_file_id: 'bill file of the desk' },
  ...settle,
  input: z.object({ bill_file_id: id() }),
  output: billFile,
  refuses: { ...notAllowed, 'not-found': '没有找到这份账单，上传后要在一天内收下，请重新上传' },
})

export const deskMoneyDifferences = call({
  method: 'GET',
  path: '/desk/money/differences',
  summary: 'Page through the differences between bills and books that are open, or all, the newest first',
  ...read,
  input: z.object({ ...paging(20), all: maybe(int(0, 1)) }),
  output: pageOf(difference),
})

export const deskMoneySettle = call({
  method: 'POST',
  path: '/desk/money/differences/{difference_id}/settle',
  summary: 'Write down what was done about a difference',
  owner: { difference_id: 'difference of the hospital' },
  ...settle,
  input: z.object({ difference_id: id(), note: text(NOTE_LENGTH) }),
  output: z.object({}),
  refuses: { ...notAllowed, 'not-found': '没有找到这条差异，或者已经处理了' },
})

export const deskMoneyRefunds = call({
  method: 'GET',
  path: '/desk/money/refunds',
  summary: 'Page through refunds that a provider will not do, the oldest first',
  ...read,
  input: z.object(paging(20)),
  output: pageOf(
    z.object({
      refund_no: z.string(),
      out_trade_no: z.string(),
      title: z.string(),
      provider: z.string(),
      amount: yuan(),
      reason: z.string(),
      /** The provider's word for why. */
      says: z.string(),
      ordered_time: time(),
    }),
  ),
})

const refund = { owner: { refund_no: 'refund of the hospital' }, ...settle } as const
const refundRefuses = { ...notAllowed, 'not-found': '没有找到这笔退款，或者它现在不需要处理' }

export const deskMoneyRefundRetry = call({
  method: 'POST',
  path: '/desk/money/refunds/{refund_no}/retry',
  summary: 'Have a refused refund handed to the provider again, under the same number',
  ...refund,
  input: z.object({ refund_no: code() }),
  output: z.object({}),
  refuses: refundRefuses,
})

export const deskMoneyRefundByHand = call({
  method: 'POST',
  path: '/desk/money/refunds/{refund_no}/by-hand',
  summary: 'Write down that a refused refund was given back in another way, and how',
  ...refund,
  input: z.object({ refund_no: code(), note: text(NOTE_LENGTH) }),
  output: z.object({}),
  refuses: refundRefuses,
})

export const deskMoneyInvoices = call({
  method: 'GET',
  path: '/desk/money/invoices',
  summary: 'Page through invoices that the issuer refused or has not answered for long, the oldest first',
  ...read,
  input: z.object(paging(20)),
  output: pageOf(
    z.object({
      invoice_id: z.string(),
      order_id: z.string(),
      /** The order's number as the patient says it. */
      order_no: z.string(),
      amount: yuan(),
      /** A red-letter invoice. */
      is_red: flag(),
      state_desc: z.string(),
      tries: z.int(),
      /** The issuer's word for why; '' where they do not answer. */
      says: z.string(),
      add_time: time(),
    }),
  ),
})

export const deskMoneyInvoiceRetry = call({
  method: 'POST',
  path: '/desk/money/invoices/{invoice_id}/retry',
  summary: 'Have an invoice that does not get issued go to the issuer again',
  owner: { invoice_id: 'invoice of the hospital' },
  ...settle,
  input: z.object({ invoice_id: code() }),
  output: z.object({}),
  refuses: { ...notAllowed, 'not-found': '没有找到这张发票，或者它现在不需要处理' },
})
