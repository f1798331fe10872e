import { recordAct, recordActOf, requestSecond } from '#app/areas/access/staff/server/public.ts'
import { takeBankPaper } from '#app/areas/files/server/public.ts'
import type { Party } from '#app/areas/pay/rules/accounts.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'
import type { Events } from '#app/events.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { PROPOSED_HOURS } from '../../rules.ts'
import { LAPSED } from '../present.ts'
import * as queries from '../queries.ts'

const APPROVE = 'payout.approve'

/** Proposes to pay what is due of a settlement: another agrees; where nobody else could, it is agreed to at once, and says so. */
export const proposePayout = (
  ctx: StaffContext,
  settlement: queries.SettlementRow,
): Promise<{ payout: queries.PayoutRow; requestId: number | null } | Refused<'nothing-due' | 'under-way'>> =>
  ctx.transact(async (inside) => {
    const { db, now, staff } = inside
    if (settlement.dueFen <= 0) return new Refused('nothing-due')
    const lapsed = { proposedBefore: earlier(now, { hours: PROPOSED_HOURS }), endedAt: now, says: LAPSED }
    await queries.lapsePayouts(db, settlement.id, lapsed)
    const times = (await queries.listPayouts(db, settlement.id)).length
    const payout = await queries.insertPayout(db, {
      number: `P${settlement.id}-${times + 1}`,
      settlementId: settlement.id,
      amountFen: settlement.dueFen,
      state: 'proposed',
      proposedAt: now,
      proposedBy: staff.staffId,
      proposedByName: staff.name,
    })
    if (!payout) return new Refused('under-way')
    const after = { settlement: settlement.number, amountFen: payout.amountFen }
    await recordAct(inside, { act: 'payout.propose', kind: 'payout', id: payout.id, after })
    const { number, partyName } = settlement
    const subject = `付款 ${fenToYuan(payout.amountFen)} 元给${partyName}（结算单 ${number}）`
    const wish = { kind: APPROVE, may: 'payouts.approve', subject, facts: { payoutId: payout.id } } as const
    const requestId = await requestSecond(inside, wish)
    if (requestId !== null) return { payout, requestId }
    await recordAct(inside, { act: 'payout.approve', kind: 'payout', id: payout.id, after: { isAlone: true } })
    const alone = { approvedAt: now, approvedBy: staff.staffId, approvedByName: staff.name, isAlone: true }
    return { payout: (await queries.movePayout(db, payout.id, 'approved', alone)) ?? payout, requestId }
  })

const payoutIdOf = (facts: Readonly<Record<string, unknown>>): number => Number(facts.payoutId)

/** Another has agreed to a payout. */
export const approvePayout = async (
  ctx: Context,
  { kind, facts, by, done }: Events['request.agreed'],
): Promise<void> => {
  if (kind !== APPROVE) return
  const approved = { approvedAt: ctx.now, approvedBy: by.staffId, approvedByName: by.name }
  const payout = await queries.movePayout(ctx.db, payoutIdOf(facts), 'approved', approved)
  if (!payout) return
  const after = { amountFen: payout.amountFen }
  await recordActOf(ctx, by, by.traceid, { act: 'payout.approve', kind: 'payout', id: payout.id, after })
  done()
}

/** Nobody agrees to it any more: another may be proposed. */
export const dropPayout = async (
  ctx: Context,
  { kind, facts, state, note }: Events['request.ended'],
): Promise<void> => {
  if (kind !== APPROVE) return
  const says = state === 'withdrawn' ? '申请人撤回' : note
  await queries.movePayout(ctx.db, payoutIdOf(facts), 'refused', { endedAt: ctx.now, says })
}

/** How a payout arrived. */
interface Proven {
  bankNo: string
  paidOn: Day
  proof: string
}

type NotPaid = Refused<'not-approved' | 'days' | 'number-used' | 'proof'>

/** Writes down that the bank has paid, with its paper: from now on nothing of it is owed any more. */
export const markPaid = (ctx: StaffContext, found: queries.FoundPayout, proven: Proven): Promise<NotPaid | undefined> =>
  ctx.transact((outer) =>
    rollbackIf(
      outer,
      (done: NotPaid | undefined) => done !== undefined,
      (inside) => payInside(inside, found, proven),
    ),
  )

const payInside = async (
  ctx: StaffContext,
  { payout, settlement }: queries.FoundPayout,
  proven: Proven,
): Promise<NotPaid | undefined> => {
  const { db, now, staff } = ctx
  const fault = await faultOf(ctx, payout, proven)
  if (fault) return fault
  const ended = { ...proven, endedAt: now, endedByName: staff.name }
  const paid = await queries.movePayout(db, payout.id, 'paid', ended)
  if (!paid) return new Refused('not-approved')
  await postEntry(db, {
    happening: `payout:${paid.number}`,
    debit: settlement.party as Party,
    credit: 'bank',
    amountFen: paid.amountFen,
    enteredAt: now,
  })
  const after = { amountFen: paid.amountFen, bankNo: proven.bankNo, paidOn: proven.paidOn }
  await recordAct(ctx, { act: 'payout.pay', kind: 'payout', id: paid.id, after })
  return undefined
}

const faultOf = async (
  { db, now, staff }: StaffContext,
  { state, approvedAt }: queries.PayoutRow,
  { bankNo, paidOn, proof }: Proven,
): Promise<NotPaid | undefined> => {
  if (state !== 'approved' || approvedAt === null) return new Refused('not-approved')
  if (paidOn > dayOf(now) || paidOn < dayOf(approvedAt)) return new Refused('days')
  if (await queries.hasBankNo(db, bankNo)) return new Refused('number-used')
  return (await takeBankPaper(db, staff.hospitalId, proof)) ? undefined : new Refused('proof')
}

/** Writes down that it did not arrive, and why: it is owed as before, and another may be proposed. */
export const markFailed = (
  ctx: StaffContext,
  { payout }: queries.FoundPayout,
  says: string,
): Promise<Refused<'not-approved'> | undefined> =>
  ctx.transact(async (inside) => {
    const ended = { says, endedAt: ctx.now, endedByName: ctx.staff.name }
    const failed = await queries.movePayout(inside.db, payout.id, 'failed', ended)
    if (!failed) return new Refused('not-approved')
    const after = { amountFen: failed.amountFen, says }
    await recordAct(inside, { act: 'payout.fail', kind: 'payout', id: failed.id, after })
    return undefined
  })
