import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { findMember } from '#app/areas/account/members/server/public.ts'
import { restCycle } from '#app/areas/records/cycle/server/public.ts'
import { beginRecord } from '#app/areas/records/ground/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import {
  CYCLE_DAYS,
  type Dating,
  decisive,
  dueByPeriod,
  dueByScan,
  dueByTransfer,
  dueFault,
  FIRST_SCAN_DAY,
  HEIGHT_CM,
  WEIGHT_KG,
} from '../../rules.ts'
import { dueOf, findPregnancy, openPregnancy, type PregnancyContent, remindAt, rewritePregnancy } from './record.ts'

/** What is said where a record begins, or is changed. */
export interface PregnancyClaim {
  member_id?: number | undefined
  mother_name?: string | undefined
  last_menses_date?: Day | undefined
  due_date?: Day | undefined
  cycle_days?: number | undefined
  transfer_date?: Day | undefined
  embryo_days?: number | undefined
  babies?: number | undefined
  height?: number | undefined
  weight_before?: number | undefined
}

const MOST_SCANS = 20

const isOdd = (value: number | undefined, { least, most }: { least: number; most: number }): boolean =>
  value !== undefined && (value < least || value > most)

const claimFault = ({ cycle_days, height, weight_before, embryo_days }: PregnancyClaim) => {
  if (isOdd(cycle_days, CYCLE_DAYS)) return new Refused('odd-cycle')
  if (isOdd(height, HEIGHT_CM)) return new Refused('odd-height')
  if (isOdd(weight_before, WEIGHT_KG)) return new Refused('odd-weight')
  return embryo_days === 4 ? new Refused('odd-embryo') : undefined
}

/** The datings that a claim makes. */
const datingsOf = (claim: PregnancyClaim, today: Day): Dating[] => {
  const { last_menses_date, cycle_days, due_date, transfer_date } = claim
  const embryo = claim.embryo_days === 3 ? 3 : 5
  return [
    ...(last_menses_date === undefined
      ? []
      : [
          {
            source: 'period' as const,
            on: last_menses_date,
            days: cycle_days ?? CYCLE_DAYS.usual,
            due: dueByPeriod(last_menses_date, cycle_days),
          },
        ]),
    ...(transfer_date === undefined
      ? []
      : [{ source: 'ivf' as const, on: transfer_date, days: embryo, due: dueByTransfer(transfer_date, embryo) }]),
    ...(due_date === undefined ? [] : [{ source: 'told' as const, on: today, due: due_date }]),
  ]
}

const datingsFault = (datings: readonly Dating[], today: Day) => {
  if (datings.some(({ source, on }) => source !== 'told' && on > today)) return new Refused('not-yet')
  const dating = decisive(datings)
  if (!dating) return new Refused('undated')
  const fault = dueFault(dating.due, today)
  return fault && new Refused(fault)
}

const whoFault = async ({ db, patient }: PatientContext, memberId: number | undefined) => {
  if (memberId === undefined) return undefined
  const member = await findMember(db, patient, memberId)
  if (!member) return new Refused('not-found')
  return member.sex === 'female' ? undefined : new Refused('not-her')
}

/** Begins the record of a pregnancy. */
export const start = async (ctx: PatientContext, claim: PregnancyClaim) => {
  const today = dayOf(ctx.now)
  const datings = datingsOf(claim, today)
  const fault = claimFault(claim) ?? datingsFault(datings, today) ?? (await whoFault(ctx, claim.member_id))
  if (fault) return fault
  // Two beginnings at once would both find none.
  await lockPatient(ctx.db, ctx.patient)
  const there = await findPregnancy(ctx, ctx.patient)
  if (there && !there.closedAt) return new Refused('already-there')
  const content: PregnancyContent = {
    kind: 'pregnancy',
    mother_name: claim.mother_name ?? '',
    datings,
    babies: claim.babies ?? 1,
    height_cm: claim.height,
    weight_before_kg: claim.weight_before,
    done: [],
    packed: [],
  }
  const reminder = remindAt(content, ctx.now)
  const id = await beginRecord(ctx, ctx.patient, { memberId: claim.member_id ?? null, content, remindAt: reminder })
  if (id === undefined) return new Refused('too-many')
  await restCycle(ctx)
  return { id }
}

/** Of each source that is given anew the latest counts; scans stay. */
const datedAnew = (before: readonly Dating[], given: readonly Dating[]): Dating[] => {
  const isReplaced = ({ source }: Dating) => given.some((dating) => dating.source === source)
  return [...before.filter((dating) => !isReplaced(dating)), ...given]
}

/** Writes anew what was said; what is not given stays as it is. */
export const change = async (ctx: PatientContext, id: number, claim: PregnancyClaim) => {
  const record = await openPregnancy(ctx, id)
  if (record instanceof Refused) return record
  const { content } = record
  const today = dayOf(ctx.now)
  const datings = datedAnew(content.datings, datingsOf(claim, today))
  const fault = claimFault(claim) ?? datingsFault(datings, today) ?? (await whoFault(ctx, claim.member_id))
  if (fault) return fault
  const changed = {
    ...content,
    datings,
    mother_name: claim.mother_name ?? content.mother_name,
    babies: claim.babies ?? content.babies,
    height_cm: claim.height ?? content.height_cm,
    weight_before_kg: claim.weight_before ?? content.weight_before_kg,
  }
  await rewritePregnancy(ctx, record, changed, claim.member_id ?? record.memberId)
  return { id }
}

/** Adds what a scan showed; of the same day the last counts. */
export const addScan = async (ctx: PatientContext, id: number, { date, days }: { date: Day; days: number }) => {
  const record = await openPregnancy(ctx, id)
  if (record instanceof Refused) return record
  const { content } = record
  const today = dayOf(ctx.now)
  if (days < FIRST_SCAN_DAY || days > 42 * 7) return new Refused('odd-scan')
  const scan: Dating = { source: 'scan', on: date, days, due: dueByScan(date, days) }
  const others = content.datings.filter(({ source, on }) => !(source === 'scan' && on === date))
  if (others.filter(({ source }) => source === 'scan').length >= MOST_SCANS) return new Refused('too-many')
  const datings = [...others, scan]
  const fault = datingsFault(datings, today)
  if (fault) return fault
  const before = dueOf(content)
  await rewritePregnancy(ctx, record, { ...content, datings })
  const due_date = dueOf({ datings })
  return { due_date, moved: due_date !== before }
}
