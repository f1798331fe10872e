import { recordAct, recordActOf, requestSecond } from '#app/areas/access/staff/server/public.ts'
import { takeBankPaper } from '#app/areas/files/server/public.ts'
import type { Party } from '#app/areas/pay/rules/accounts.ts'
import { spanOf } from '#app/areas/pay/rules/months.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'
import type { Events } from '#app/events.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { claimOf, PROPOSED_HOURS } from '../../rules.ts'
import { LAPSED } from '../present.ts'
import * as queries from '../queries.ts'

const APPROVE = 'receipt.approve'

/** What the bank's paper says. */
interface Received {
  amountFen: number
  bankNo: string
  receivedOn: Day
  proof: string
}

type NotReceived = Refused<'no-claim' | 'is-offset' | 'waits' | 'amount' | 'days' | 'number-used' | 'proof'>

interface Proposed {
  receipt: queries.ReceiptRow
  requestId: number | null
}

/** Writes down what a party paid of a claim: another agrees, and then it is in the books; where nobody else could, at once, and it says so. */
export const proposeReceipt = (
  ctx: StaffContext,
  settlement: queries.SettlementRow,
  received: Received,
): Promise<Proposed | NotReceived> =>
  ctx.transact((outer) =>
    rollbackIf(
      outer,
      (done: Proposed | NotReceived) => done instanceof Refused,
      (inside) => proposeInside(inside, settlement, received),
    ),
  )

const proposeInside = async (
  ctx: StaffContext,
  settlement: queries.SettlementRow,
  received: Received,
): Promise<Proposed | NotReceived> => {
  const { db, now, staff } = ctx
  await queries.holdSettlements(db)
  await lapseOldReceipts(ctx)
  const fault = (await faultOfClaim(ctx, settlement, received.amountFen)) ?? (await faultOf(ctx, settlement, received))
  if (fault) return fault
  const times = (await queries.listReceipts(db, settlement.id)).length
  const receipt = await queries.insertReceipt(db, {
    ...received,
    number: `R${settlement.id}-${times + 1}`,
    settlementId: settlement.id,
    state: 'proposed',
    proposedAt: now,
    proposedBy: staff.staffId,
    proposedByName: staff.name,
  })
  if (!receipt) return new Refused('waits')
  const { amountFen, bankNo, receivedOn } = received
  const after = { settlement: settlement.number, amountFen, bankNo, receivedOn }
  await recordAct(ctx, { act: 'receipt.propose', kind: 'receipt', id: receipt.id, after })
  const { number, partyName } = settlement
  const subject = `收到${partyName}还款 ${fenToYuan(amountFen)} 元（结算单 ${number}）`
  const wish = { kind: APPROVE, may: 'payouts.approve', subject, facts: { receiptId: receipt.id } } as const
  const requestId = await requestSecond(ctx, wish)
  if (requestId !== null) return { receipt, requestId }
  await recordAct(ctx, { act: 'receipt.approve', kind: 'receipt', id: receipt.id, after: { isAlone: true } })
  const by = { staffId: staff.staffId, name: staff.name, isAlone: true }
  return { receipt: (await enter(ctx, { receipt, settlement }, by)) ?? receipt, requestId }
}

/** Ends what was written down so long ago that nobody can agree to it any more. */
export const lapseOldReceipts = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  queries.lapseReceipts(db, {
    proposedBefore: earlier(now, { hours: PROPOSED_HOURS }),
    endedAt: now,
    says: LAPSED,
  })

/** A claim takes what is left of it, until the next settlement has taken that. */
const faultOfClaim = async (
  { db }: Pick<Context, 'db'>,
  settlement: queries.SettlementRow,
  amountFen: number,
): Promise<NotReceived | undefined> => {
  const openFen = claimOf(settlement.dueFen) - (await queries.sumReceived(db, settlement.id))
  if (openFen <= 0) return new Refused('no-claim')
  const { after } = await queries.findNeighbours(db, settlement)
  if (after) return new Refused('is-offset', { number: after.number })
  return amountFen <= 0 || amountFen > openFen ? new Refused('amount', { open: fenToYuan(openFen) }) : undefined
}

/** Nobody pays a claim before its month is over, or tomorrow. */
const faultOf = async (
  { db, now, staff }: StaffContext,
  settlement: queries.SettlementRow,
  { bankNo, receivedOn, proof }: Received,
): Promise<NotReceived | undefined> => {
  if (receivedOn > dayOf(now) || receivedOn < dayOf(spanOf(settlement.month).endsAt)) return new Refused('days')
  if (await queries.hasProposedReceipt(db, settlement.id)) return new Refused('waits')
  if (await queries.hasReceiptNo(db, bankNo)) return new Refused('number-used')
  return (await takeBankPaper(db, staff.hospitalId, proof)) ? undefined : new Refused('proof')
}

/** From now on it is owed no more: dated now, for a closed month takes nothing. */
const enter = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { receipt, settlement }: { receipt: queries.ReceiptRow; settlement: queries.SettlementRow },
  by: { staffId: number; name: string; isAlone: boolean },
): Promise<queries.ReceiptRow | undefined> => {
  const approved = { approvedAt: now, approvedBy: by.staffId, approvedByName: by.name, isAlone: by.isAlone }
  const entered = await queries.moveReceipt(db, receipt.id, 'entered', { ...approved, endedAt: now })
  if (!entered) return undefined
  await postEntry(db, {
    happening: `receipt:${entered.number}`,
    debit: 'bank',
    credit: settlement.party as Party,
    amountFen: entered.amountFen,
    enteredAt: now,
  })
  return entered
}

const receiptIdOf = (facts: Readonly<Record<string, unknown>>): number => Number(facts.receiptId)

/** Another has agreed that it came. */
export const approveReceipt = async (
  ctx: Context,
  { kind, facts, by, done }: Events['request.agreed'],
): Promise<void> => {
  if (kind !== APPROVE) return
  await queries.holdSettlements(ctx.db)
  const found = await queries.findReceipt(ctx.db, receiptIdOf(facts))
  if (!found || (await faultOfClaim(ctx, found.settlement, found.receipt.amountFen))) return
  const entered = await enter(ctx, found, { ...by, isAlone: false })
  if (!entered) return
  const after = { amountFen: entered.amountFen }
  await recordActOf(ctx, by, by.traceid, { act: 'receipt.approve', kind: 'receipt', id: entered.id, after })
  done()
}

/** Nobody agrees to it any more: it can be written down again. */
export const dropReceipt = async (
  ctx: Context,
  { kind, facts, state, note }: Events['request.ended'],
): Promise<void> => {
  if (kind !== APPROVE) return
  const says = state === 'withdrawn' ? '申请人撤回' : note
  await queries.moveReceipt(ctx.db, receiptIdOf(facts), 'refused', { endedAt: ctx.now, says })
}
