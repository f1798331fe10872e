import { consultationStates } from '#app/areas/consult/consultations/states.ts'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import { spokenPercent, stateAt } from '#app/areas/desk/settlements/rules.ts'
import type { listOwnSettlements, partUnsettled } from '#app/areas/desk/settlements/server/public.ts'
import { payoutWords } from '#app/areas/desk/settlements/states.ts'
import type { listMonths, listOfMonth } from './queries.ts'

type Unsettled = Awaited<ReturnType<typeof partUnsettled>>

interface Moved {
  paidFen: number
  refundedFen: number
}

/** What came, what went back, and what is left. */
export const asSums = ({ paidFen, refundedFen }: Moved) => ({
  paid: paidFen,
  refunded: refundedFen,
  earned: paidFen - refundedFen,
})

/** The sum of some of them. */
export const sumOf = (all: readonly Moved[]): Moved =>
  all.reduce<Moved>(
    (sum, { paidFen, refundedFen }) => ({
      paidFen: sum.paidFen + paidFen,
      refundedFen: sum.refundedFen + refundedFen,
    }),
    { paidFen: 0, refundedFen: 0 },
  )

/** What falls to the doctor of what nobody has settled yet, of those entries. */
const openShare = (open: Unsettled, isOf: (one: Unsettled[number]) => boolean): number =>
  open.filter(isOf).reduce((sum, { shareFen }) => sum + shareFen, 0)

export const asMonth = (row: Awaited<ReturnType<typeof listMonths>>[number], open: Unsettled) => ({
  month: row.month,
  ask_num: row.askCount,
  ...asSums(row),
  share: row.settledFen + openShare(open, ({ month }) => month === row.month),
})

export const asLine = (
  row: Awaited<ReturnType<typeof listOfMonth>>['rows'][number],
  month: string,
  open: Unsettled,
) => ({
  ask_id: row.id,
  type: row.kind,
  type_name: kindWords[row.kind],
  state: row.state,
  state_desc: consultationStates[row.state].words,
  time: row.at,
  ...asSums(row),
  share:
    row.settledFen +
    openShare(open, (one) => one.paymentId !== null && row.paymentIds.includes(one.paymentId) && one.month === month),
})

export const asTerms = ({ shareBp, feeBp, fromDay }: { shareBp: number; feeBp: number; fromDay: string }) => ({
  share: spokenPercent(shareBp),
  fee: spokenPercent(feeBp),
  from_day: fromDay,
})

export const asSettled = (
  {
    settlement: row,
    payoutState: state,
    proposedAt,
    paidOn,
    says,
  }: Awaited<ReturnType<typeof listOwnSettlements>>[number],
  now: Date,
) => {
  const payout = state && proposedAt && stateAt({ state, proposedAt }, now)
  return {
    number: row.number,
    month: row.month,
    came: row.cameFen,
    went: row.wentFen,
    fee: row.feeFen,
    kept: row.keptFen,
    net: row.netFen,
    carried: row.carriedFen,
    due: row.dueFen,
    issue_time: row.issuedAt,
    payout,
    payout_name: payout ? payoutWords[payout] : '',
    paid_date: paidOn ?? '',
    says: says ?? '',
  }
}
