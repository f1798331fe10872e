import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { partyPattern } from '#app/areas/pay/rules/accounts.ts'
import { monthPattern } from '#app/areas/pay/rules/months.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, file, flag, id, maybe, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { NOTE_LETTERS, type PartyKind, partyKinds, settlementSorts } from './rules.ts'
import { payoutStates } from './states.ts'

const reading = { owner: 'self', staff: true, may: 'money.read', refuses: notAllowed } as const
const running = { method: 'POST', staff: true, may: 'payouts.run' } as const
const ofSettlement = { owner: { settlement_id: 'settlement of the desk' } } as const
const ofPayout = { owner: { payout_id: 'payout of the desk' } } as const
const notPlatform = { 'not-platform': '结算由平台财务办理，本院的工作台只能查看' }
const notFound = { 'not-found': '没有找到这张结算单，请刷新' }

const month = () =>
  z
    .string()
    .regex(new RegExp(monthPattern))
    .meta({ examples: ['2026-10'] })
const party = () =>
  z
    .string()
    .regex(new RegExp(partyPattern))
    .meta({ examples: ['hospital:7'] })
const percent = () =>
  z
    .string()
    .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/)
    .meta({ examples: ['0.6'] })
const kinds = Object.keys(partyKinds) as [PartyKind, ...PartyKind[]]

const settlement = z.object({
  settlement_id: z.int(),
  number: z.string(),
  party: z.string(),
  party_name: z.string(),
  kind: z.enum(kinds),
  kind_name: z.string(),
  month: z.string(),
  line_num: z.int(),
  came: yuan(),
  went: yuan(),
  fee: yuan(),
  kept: yuan(),
  net: yuan(),
  /** What of it came to the hospital's own merchant accounts: it has it already. */
  direct: yuan(),
  carried: yuan(),
  due: yuan(),
  /** What the party owes where less than nothing is due. */
  claim: yuan(),
  issue_time: time(),
  issued_by: z.string(),
  /** Of its last payout; null where there was none. */
  payout: z.enum(payoutStates).nullable(),
  payout_name: z.string(),
})

const settlementsAsked = {
  ...listing(settlementSorts),
  kind: maybe(z.enum(kinds)),
  payout: maybe(z.enum([...payoutStates, 'none'])),
  month: maybe(month()),
}

export const deskSettlements = call({
  method: 'GET',
  path: '/desk/settlements',
  summary: 'Page through the settled months of hospitals, doctors and partners that this desk sees, the newest first',
  ...reading,
  input: z.object({ ...settlementsAsked, ...paging(20) }),
  output: pageOf(settlement),
})
export const deskSettlementsExport = call(exportOf(deskSettlements, settlementsAsked))

export const deskSettlementsDue = call({
  method: 'GET',
  path: '/desk/settlements/due',
  summary: 'With whom a month can be settled: who has entries up to its end that nobody has settled',
  ...reading,
  input: z.object({ month: maybe(month()) }),
  output: z.object({
    month: z.string(),
    is_ours: flag(),
    list: z.array(
      z.object({
        party: z.string(),
        party_name: z.string(),
        kind_name: z.string(),
        entry_num: z.int(),
        came: yuan(),
        went: yuan(),
      }),
    ),
  }),
})

export const deskSettlementIssue = call({
  ...running,
  path: '/desk/settlements/issue',
  summary: 'Settle a month with a party: it is numbered, its fees are entered in the books, and it never changes',
  owner: 'self',
  idempotency: 'framework',
  input: z.object({ party: party(), month: month() }),
  output: settlement,
  refuses: {
    ...notAllowed,
    ...notPlatform,
    'not-found': '没有找到这个结算对象，请刷新',
    'not-over': '这个月还没有过完，下个月 1 日起可以结算',
    'is-issued': '这个月或更晚的月份已经结算过，之后的变动记在下一张结算单',
    nothing: '到这个月底没有要结算的流水；医生和合作方要先定好分成',
  },
})

const payout = z.object({
  payout_id: z.int(),
  number: z.string(),
  amount: yuan(),
  state: z.enum(payoutStates),
  state_name: z.string(),
  propose_time: time(),
  proposed_by: z.string(),
  approve_time: time().nullable(),
  approved_by: z.string(),
  /** Nobody else could have agreed. */
  is_alone: flag(),
  end_time: time().nullable(),
  ended_by: z.string(),
  bank_no: z.string(),
  paid_on: z.string(),
  /** Lent for an hour; '' where there is none. */
  proof_url: z.string(),
  says: z.string(),
})

export const deskSettlement = call({
  method: 'GET',
  path: '/desk/settlements/{settlement_id}',
  summary: 'A settled month with its payouts, and where its paper is fetched',
  ...reading,
  ...ofSettlement,
  input: z.object({ settlement_id: id() }),
  output: z.object({
    settlement,
    payouts: z.array(payout),
    /** It can be proposed now to pay it out. */
    may_propose: flag(),
    is_ours: flag(),
    pdf_url: z.string(),
  }),
  refuses: { ...notAllowed, ...notFound },
})

const linesAsked = { settlement_id: id() }

export const deskSettlementLines = call({
  method: 'GET',
  path: '/desk/settlements/{settlement_id}/lines',
  summary: 'Page through the entries of a settled month: what each was for, its fees, and what is left of it',
  ...reading,
  ...ofSettlement,
  input: z.object({ ...linesAsked, ...paging(50) }),
  output: pageOf(
    z.object({
      entry_id: z.int(),
      time: time(),
      kind_name: z.string(),
      purpose_name: z.string(),
      title: z.string(),
      subject_id: z.string(),
      out_trade_no: z.string(),
      refund_no: z.string(),
      provider_name: z.string(),
      /** Less than nothing where it went back. */
      amount: yuan(),
      fee: yuan(),
      kept: yuan(),
      net: yuan(),
      /** What it moved in the hospital's own merchant account. */
      direct: yuan(),
    }),
  ),
  refuses: { ...notAllowed, ...notFound },
})
export const deskSettlementLinesExport = call(exportOf(deskSettlementLines, linesAsked))

export const deskPayoutPropose = call({
  ...running,
  path: '/desk/settlements/{settlement_id}/payout',
  summary:
    'Propose to pay out what is due of a settled month: another agrees, or it is agreed to where nobody else could',
  ...ofSettlement,
  idempotency: 'framework',
  input: z.object({ settlement_id: id() }),
  /** The request that waits for another; null where nobody else could agree. */
  output: payout.extend({ request_id: z.int().nullable() }),
  refuses: {
    ...notAllowed,
    ...notFound,
    'nothing-due': '这张结算单没有应付的钱；负数会结转到下一张',
    'under-way': '这张结算单已经在付款或付过了，请刷新',
  },
})

const noPayout = { 'not-found': '没有找到这笔付款，请刷新', 'not-approved': '这笔付款现在不能这样处理，请刷新看看' }

export const deskPayoutPaid = call({
  ...running,
  path: '/desk/payouts/{payout_id}/paid',
  summary: 'Write down that the bank has paid, with its number, its day and a picture of its paper: it is owed no more',
  ...ofPayout,
  idempotency: 'framework',
  input: z.object({
    payout_id: id(),
    bank_no: text(40),
    paid_on: day(),
    proof: z
      .string()
      .max(200)
      .meta({ examples: ['/files/0123456789abcdef0123456789abcdef01234567.jpg'] }),
  }),
  output: z.object({ payout_id: z.int() }),
  refuses: {
    ...notAllowed,
    ...noPayout,
    days: '付款日期要在同意那天之后、今天之前（都含当天）',
    'number-used': '这个银行流水号已经登记在另一笔付款上，请核对',
    proof: '回单照片没有上传成功，请重新添加',
  },
})

export const deskPayoutFail = call({
  ...running,
  path: '/desk/payouts/{payout_id}/fail',
  summary: 'Write down that a payout did not arrive, and why: it is owed as before',
  ...ofPayout,
  idempotency: 'framework',
  input: z.object({ payout_id: id(), says: text(NOTE_LETTERS) }),
  output: z.object({ payout_id: z.int() }),
  refuses: { ...notAllowed, ...noPayout },
})

export const deskPayoutProof = call({
  ...running,
  path: '/desk/payout-proof',
  summary: 'Keep a photograph of a transfer’s paper, which nobody sees but who reads the money; its address',
  owner: 'self',
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: { ...notAllowed, ...uploadimg.refuses },
})

const partiesAsked = { keyword: listing({}).keyword, kind: z.enum(kinds).default('hospital') }

const termsRow = { row: 'party', by: 'party' } as const

export const deskSettlementParties = call({
  method: 'GET',
  path: '/desk/settlement-parties',
  summary: 'Page through hospitals, doctors or partners with the terms that hold for them',
  shows: [termsRow],
  ...reading,
  input: z.object({ ...partiesAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      party: z.string(),
      party_name: z.string(),
      /** Per cent; '' where nothing was agreed. */
      share: z.string(),
      fee: z.string(),
      from_day: z.string(),
      set_by: z.string(),
      next_share: z.string(),
      next_fee: z.string(),
      next_day: z.string(),
      version: versionShown(),
    }),
  ),
  refuses: { ...notAllowed, ...notPlatform },
})

export const deskSettlementTerms = call({
  ...running,
  path: '/desk/settlement-parties/terms',
  summary: 'Write down what was agreed with a party from a day on: its share, and the provider’s fee that it bears',
  edits: termsRow,
  owner: 'self',
  input: z.object({ party: party(), share: percent(), fee: percent(), from_day: day(), version: versionSeen() }),
  output: z.object({ party: z.string() }),
  refuses: {
    ...notAllowed,
    ...changedSince,
    ...notPlatform,
    'not-found': '没有找到这个结算对象，请刷新',
    'too-late': '只能从今天或以后的某一天起，之前的按当时的比例结算',
  },
})
