import { backHolderName } from '#app/areas/desk/journal/rules.ts'
import { lendAddress } from '#app/areas/files/server/public.ts'
import { journalKinds, purposeWords, readHappening } from '#app/areas/pay/rules/journal.ts'
import type { Context } from '#app/context.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import {
  type ClaimState,
  claimOf,
  claimStateOf,
  claimWords,
  kindOf,
  partyKinds,
  spokenPercent,
  stateAt,
} from '../rules.ts'
import { type PayoutState, payoutWords, receiptWords } from '../states.ts'
import type { LineRow, ListedSettlement, PartyRow, PayoutRow, ReceiptRow, SettlementRow } from './queries.ts'

/** Where the payout and the claim of a settlement stand. */
interface Standing {
  payout: PayoutState | null
  claim: ClaimState | null
}

/** Of one that is new: no payout, and a claim that nobody paid. */
export const newStanding = ({ dueFen }: Pick<SettlementRow, 'dueFen'>): Standing => ({
  payout: null,
  claim: claimStateOf({ dueFen, receivedFen: 0, hasNext: false }),
})

export const asSettlement = (row: SettlementRow, { payout, claim }: Standing) => ({
  settlement_id: row.id,
  number: row.number,
  party: row.party,
  party_name: row.partyName,
  kind: kindOf(row.party),
  kind_name: partyKinds[kindOf(row.party)],
  month: row.month,
  line_num: row.lines,
  came: row.cameFen,
  went: row.wentFen,
  fee: row.feeFen,
  kept: row.keptFen,
  net: row.netFen,
  direct: row.directFen,
  claim: claimOf(row.dueFen),
  claim_state: claim,
  claim_name: claim ? claimWords[claim] : '',
  carried: row.carriedFen,
  due: row.dueFen,
  issue_time: row.issuedAt,
  issued_by: row.issuedByName,
  payout,
  payout_name: payout ? payoutWords[payout] : '',
})

export const asListed =
  (now: Date) =>
  ({ settlement, payoutState: state, proposedAt, receivedFen, hasNext }: ListedSettlement) =>
    asSettlement(settlement, {
      payout: state && proposedAt && stateAt({ state, proposedAt }, now),
      claim: claimStateOf({ dueFen: settlement.dueFen, receivedFen, hasNext }),
    })

export const settlementColumns: CsvColumns<ReturnType<typeof asSettlement>> = {
  结算单号: (row) => row.number,
  账期: (row) => row.month,
  类型: (row) => row.kind_name,
  对象: (row) => row.party_name,
  笔数: (row) => row.line_num,
  收入: (row) => ({ fen: row.came }),
  退款: (row) => ({ fen: row.went }),
  支付手续费: (row) => ({ fen: row.fee }),
  平台留存: (row) => ({ fen: row.kept }),
  净额: (row) => ({ fen: row.net }),
  医院已自收: (row) => ({ fen: row.direct }),
  上期结转: (row) => ({ fen: row.carried }),
  应付: (row) => ({ fen: row.due }),
  付款: (row) => row.payout_name,
  应收: (row) => row.claim_name,
  出单: (row) => row.issue_time,
}

export const asLine = ({ line, ...of }: LineRow) => ({
  entry_id: line.entryId,
  time: of.enteredAt,
  kind_name: journalKinds[readHappening(of.happening).kind],
  purpose_name: of.purpose === null ? '' : purposeWords(of.purpose),
  title: of.title ?? '',
  subject_id: of.subjectId ?? '',
  out_trade_no: of.outTradeNo ?? '',
  refund_no: of.refundNo ?? '',
  provider_name: backHolderName(of.provider, of.refundNo),
  amount: line.fen,
  fee: line.feeFen,
  kept: line.keptFen,
  net: line.shareFen,
  direct: line.directFen,
})

export const lineColumns: CsvColumns<ReturnType<typeof asLine>> = {
  分录号: (row) => row.entry_id,
  时间: (row) => row.time,
  类型: (row) => row.kind_name,
  用途: (row) => row.purpose_name,
  项目: (row) => row.title,
  业务单号: (row) => row.subject_id,
  收款单号: (row) => row.out_trade_no,
  退款单号: (row) => row.refund_no,
  收款方式: (row) => row.provider_name,
  金额: (row) => ({ fen: row.amount }),
  支付手续费: (row) => ({ fen: row.fee }),
  平台留存: (row) => ({ fen: row.kept }),
  净额: (row) => ({ fen: row.net }),
  医院已自收: (row) => ({ fen: row.direct }),
}

/** What stands beside a payout to which nobody agreed in time. */
export const LAPSED = '没有人处理，已过期'

export const asPayout = (ctx: Pick<Context, 'config' | 'now'>, row: PayoutRow) => {
  const state = stateAt(row, ctx.now)
  return {
    payout_id: row.id,
    number: row.number,
    amount: row.amountFen,
    state,
    state_name: payoutWords[state],
    propose_time: row.proposedAt,
    proposed_by: row.proposedByName,
    approve_time: row.approvedAt,
    approved_by: row.approvedByName,
    is_alone: row.isAlone,
    end_time: row.endedAt,
    ended_by: row.endedByName,
    bank_no: row.bankNo,
    paid_on: row.paidOn ?? '',
    proof_url: row.proof === '' ? '' : lendAddress(ctx, row.proof),
    says: state === row.state ? row.says : LAPSED,
  }
}

export const asReceipt = (ctx: Pick<Context, 'config' | 'now'>, row: ReceiptRow) => {
  const state = stateAt(row, ctx.now)
  return {
    receipt_id: row.id,
    number: row.number,
    amount: row.amountFen,
    state,
    state_name: receiptWords[state],
    bank_no: row.bankNo,
    received_on: row.receivedOn,
    proof_url: lendAddress(ctx, row.proof),
    propose_time: row.proposedAt,
    proposed_by: row.proposedByName,
    approve_time: row.approvedAt,
    approved_by: row.approvedByName,
    is_alone: row.isAlone,
    says: state === row.state ? row.says : LAPSED,
  }
}

/** What a settlement took over from the one before, and what of its claim was paid or is in the next one. */
export const asClaim = (
  row: SettlementRow,
  { receivedFen, before, after }: { receivedFen: number; before?: SettlementRow; after?: SettlementRow },
) => {
  const leftFen = Math.max(0, claimOf(row.dueFen) - receivedFen)
  const named = (other: SettlementRow | undefined) =>
    other === undefined ? null : { settlement_id: other.id, number: other.number }
  return {
    received: receivedFen,
    /** What the party owes by it still. */
    open: after ? 0 : leftFen,
    offset: after ? leftFen : 0,
    offset_by: leftFen > 0 ? named(after) : null,
    carried_from: row.carriedFen < 0 ? named(before) : null,
  }
}

const percentOf = (bp: number | null) => (bp === null ? '' : spokenPercent(bp))

export const asParty = (row: PartyRow) => ({
  party: row.party,
  party_name: row.name,
  share: percentOf(row.shareBp),
  fee: percentOf(row.feeBp),
  from_day: row.fromDay ?? '',
  set_by: row.setByName ?? '',
  next_share: percentOf(row.nextShareBp),
  next_fee: percentOf(row.nextFeeBp),
  next_day: row.nextDay ?? '',
})
