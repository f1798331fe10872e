import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { counterWays } from '#app/areas/pay/rules/counter.ts'
import { call } from '#kit/wire/call.ts'
import {
  amount,
  day,
  file,
  flag,
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
import { exportOf, listing } from '#kit/wire/listing.ts'
import { depositSorts, MOST_BANKED, NOTE_LETTERS } from './rules.ts'

const way = z.enum(counterWays)
const reading = { owner: 'self', staff: true, may: 'till.read', refuses: notAllowed } as const
const banking = { method: 'POST', owner: 'self', staff: true, may: 'till.bank' } as const

const deposit = z.object({
  deposit_id: z.int(),
  way,
  way_name: z.string(),
  until_day: z.string(),
  should: yuan(),
  /** Of cash; null of cards. */
  counted: yuan().nullable(),
  banked: yuan(),
  fee: yuan(),
  /** With its sign. */
  difference: yuan(),
  is_own: flag(),
  slip_no: z.string(),
  slip_day: z.string(),
  /** Lent for an hour. */
  photo_url: z.string(),
  note: z.string(),
  enter_time: time(),
  entered_by: z.string(),
})

export const deskDepositsDue = call({
  method: 'GET',
  path: '/desk/deposits/due',
  summary: 'What the counters of this hospital took and no bank has yet: cash by closed shifts, cards by days',
  ...reading,
  input: nothing(),
  output: z.object({
    today: z.string(),
    list: z.array(
      z.object({
        way,
        way_name: z.string(),
        day: z.string(),
        /** Shifts, or slips of the terminal. */
        count: z.int(),
        should: yuan(),
        counted: yuan().nullable(),
      }),
    ),
  }),
})

const depositsAsked = { ...listing(depositSorts), way: maybe(way), has_difference: maybe(z.enum(['1'])) }

export const deskDeposits = call({
  method: 'GET',
  path: '/desk/deposits',
  summary: 'Page through what reached the bank of what counters took, the newest first',
  ...reading,
  input: z.object({ ...depositsAsked, ...paging(20) }),
  output: pageOf(deposit),
})
export const deskDepositsExport = call(exportOf(deskDeposits, depositsAsked))

export const deskDepositEnter = call({
  ...banking,
  path: '/desk/deposits/enter',
  summary:
    'Write down that all that was taken in a way up to a day is at the bank, by its paper; a difference needs a word of why',
  idempotency: 'framework',
  input: z.object({
    way,
    until_day: day(),
    banked: amount(MOST_BANKED),
    fee: maybe(amount(MOST_BANKED)),
    is_own: int(0, 1),
    slip_no: text(40),
    slip_day: day(),
    photo: z
      .string()
      .max(200)
      .meta({ examples: ['/files/0123456789abcdef0123456789abcdef01234567.jpg'] }),
    note: maybeText(NOTE_LETTERS),
  }),
  output: deposit,
  refuses: {
    ...notAllowed,
    nothing: '到这一天没有要存的钱，或者退的比收的多：请和后面的一起存',
    'not-over': '刷卡按整天核对，请选昨天或更早的一天',
    days: '存入日期要在收款那天之后、今天之前（都含当天）',
    fee: '手续费不能比应收的多；现金没有手续费',
    unexplained: '和应收的不一样，{difference} 元。请核对；确实不符请写明原因',
    'number-used': '这个回单号已经登记过了，请核对',
    photo: '回单照片没有上传成功，请重新添加',
  },
})

export const deskDepositPhoto = call({
  ...banking,
  path: '/desk/deposit-photo',
  summary: 'Keep a photograph of a bank’s paper, which nobody sees but who reads the money; its address',
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: { ...notAllowed, ...uploadimg.refuses },
})
