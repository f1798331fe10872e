import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { findMember } from '#app/areas/account/members/server/public.ts'
import { addEntry, beginRecord, lockRecord, rewriteRecord } from '#app/areas/records/ground/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { beginFault, CYCLE_DAYS, PERIOD_DAYS } from '../../rules.ts'
import { begin, type CycleContent, type CycleEntry, findCycle, isBeforeBirth } from './log.ts'

/** What is said where a record begins, or is changed. */
export interface CycleClaim {
  member_id?: number | undefined
  last_menses_date?: Day | undefined
  cycle_days?: number | undefined
  period_days?: number | undefined
}

const isOdd = (days: number | undefined, { least, most }: { least: number; most: number }): boolean =>
  days !== undefined && (days < least || days > most)

const lengthFault = ({ cycle_days, period_days }: CycleClaim) => {
  if (isOdd(cycle_days, CYCLE_DAYS)) return new Refused('odd-cycle')
  return isOdd(period_days, PERIOD_DAYS) ? new Refused('odd-period') : undefined
}

const whoFault = async ({ db, patient }: PatientContext, memberId: number | undefined) => {
  if (memberId === undefined) return undefined
  const member = await findMember(db, patient, memberId)
  if (!member) return new Refused('not-found')
  return member.sex === 'female' ? undefined : new Refused('not-her')
}

const firstDayFault = async (ctx: PatientContext, { member_id, last_menses_date: date }: CycleClaim) => {
  if (date === undefined) return undefined
  const fault = beginFault(date, [], dayOf(ctx.now))
  if (fault) return new Refused(fault === 'not-yet' ? fault : 'too-old')
  return (await isBeforeBirth(ctx, member_id ?? null, date)) ? new Refused('before-birth') : undefined
}

/** Begins the record of a cycle, with the last period where its first day is known. */
export const start = async (ctx: PatientContext, claim: CycleClaim) => {
  const fault = lengthFault(claim) ?? (await whoFault(ctx, claim.member_id)) ?? (await firstDayFault(ctx, claim))
  if (fault) return fault
  // Two beginnings at once would both find none.
  await lockPatient(ctx.db, ctx.patient)
  const there = await findCycle(ctx, ctx.patient)
  if (there && !there.closedAt) return new Refused('already-there')
  const content: CycleContent = {
    kind: 'prepare',
    cycle_days: claim.cycle_days ?? CYCLE_DAYS.usual,
    period_days: claim.period_days ?? PERIOD_DAYS.usual,
    answers: {},
  }
  const id = await beginRecord(ctx, ctx.patient, { memberId: claim.member_id ?? null, content })
  if (id === undefined) return new Refused('too-many')
  if (claim.last_menses_date)
    await addEntry<CycleEntry>(ctx, id, { what: 'period', start: claim.last_menses_date, end: null })
  return { id }
}

/** Writes anew what was typed; what is not given stays as it is. A first day is one more beginning. */
export const change = async (ctx: PatientContext, id: number, claim: CycleClaim) => {
  const record = await lockRecord<CycleContent>(ctx, ctx.patient, id, 'prepare')
  if (!record) return new Refused('not-found')
  if (record.closedAt) return new Refused('over')
  const fault = lengthFault(claim) ?? (await whoFault(ctx, claim.member_id))
  if (fault) return fault
  const { cycle_days = record.content.cycle_days, period_days = record.content.period_days } = claim
  const memberId = claim.member_id ?? record.memberId
  await rewriteRecord(ctx, record, { ...record.content, cycle_days, period_days }, { memberId })
  if (claim.last_menses_date === undefined) return { id }
  const begun = await begin(ctx, id, claim.last_menses_date)
  return begun instanceof Refused ? begun : { id }
}
