import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { monthPattern } from '#app/areas/pay/rules/months.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, maybe, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { claimStates, settlementSorts } from '../rules.ts'
import { payoutStates } from '../states.ts'
import { kinds, notFound, notPlatform, ofSettlement, party, payout, reading, receipt, running } from './shapes.ts'

const month = () =>
  z
    .string()
    .regex(new RegExp(monthPattern))
    .meta({ examples: ['2026-10'] })
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
  /** What became of that; null where the party owes nothing. */
  claim_state: z.enum(claimStates).nullable(),
  claim_name: z.string(),
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
  claim: maybe(z.enum(claimStates)),
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
    'receipt-waits': '上一张结算单有一笔收款等人同意：同意或拒绝以后再出这一张',
    nothing: '到这个月底没有要结算的流水；医生和合作方要先定好分成',
  },
})

const otherSettlement = z.object({ settlement_id: z.int(), number: z.string() }).nullable()

const claim = z.object({
  /** What of it the party paid. */
  received: yuan(),
  /** What the party owes by it still. */
  open: yuan(),
  /** What the next settlement took off, and which that is. */
  offset: yuan(),
  offset_by: otherSettlement,
  /** Whose claim this settlement begins with. */
  carried_from: otherSettlement,
})

export const deskSettlement = call({
  method: 'GET',
  path: '/desk/settlements/{settlement_id}',
  summary: 'A settled month with its payouts, what became of its claim, and where its paper is fetched',
  ...reading,
  ...ofSettlement,
  input: z.object({ settlement_id: id() }),
  output: z.object({
    settlement,
    payouts: z.array(payout),
    claim,
    receipts: z.array(receipt),
    /** What the party paid of the claim can be written down now. */
    may_receive: flag(),
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
