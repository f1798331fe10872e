import { membersOf } from '#app/areas/account/members/server/public.ts'
import {
  addEntry,
  findOfKind,
  type HealthRecord,
  listEntries,
  listOfKind,
  lockRecord,
  rewriteEntry,
  rewriteRecord,
  type Written,
} from '#app/areas/records/ground/server/public.ts'
import type { Context, PatientContext, PatientId } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import {
  beginFault,
  type CycleLog,
  type GapAnswer,
  gapsOf,
  type Period,
  periodEndedOn,
  type Sign,
} from '../../rules.ts'

/** What the record of a cycle says. */
export interface CycleContent {
  kind: 'prepare'
  cycle_days: number
  period_days: number
  /** By the day on which the gap ends. */
  answers: Record<Day, GapAnswer>
  /** Since a pregnancy began nothing is expected, until the next beginning is written down. */
  rests?: boolean
}

export type CycleEntry = ({ what: 'period' } & Period) | ({ what: 'sign' } & Sign)
export type CycleRecord = HealthRecord<CycleContent>

/** The record of a patient that is open, else the one that was last. */
export const findCycle = async (
  ctx: Pick<Context, 'db' | 'config'>,
  patient: PatientId,
): Promise<CycleRecord | undefined> => (await listOfKind<CycleContent>(ctx, patient, 'prepare'))[0]

/** The same with what was written into it. */
export const findCycleWithEntries = (ctx: Pick<Context, 'db' | 'config'>, patient: PatientId) =>
  findOfKind<CycleContent, CycleEntry>(ctx, patient, 'prepare')

export const listCycleEntries = (ctx: Pick<Context, 'db' | 'config'>, recordId: number) =>
  listEntries<CycleEntry>(ctx, recordId)

/** The periods and the signs among entries, each with its id. */
export const sorted = (entries: readonly Written<CycleEntry>[]) => ({
  periods: entries.flatMap(({ id, content }) => (content.what === 'period' ? [{ ...content, id }] : [])),
  signs: entries.flatMap(({ id, content }) => (content.what === 'sign' ? [{ ...content, id }] : [])),
})

/** All that a forecast is made from. */
export const logOf = (record: CycleRecord, entries: readonly Written<CycleEntry>[], today: Day): CycleLog => ({
  ...sorted(entries),
  answers: record.content.answers,
  typedCycle: record.content.cycle_days,
  today,
})

/** An open record of who asks with what is in it, locked; or why there is none to write into. */
export const openCycle = async (ctx: PatientContext, id: number) => {
  const record = await lockRecord<CycleContent>(ctx, ctx.patient, id, 'prepare')
  if (!record) return new Refused('not-found')
  if (record.closedAt) return new Refused('over')
  return { record, entries: await listCycleEntries(ctx, id) }
}

/** Whether a day lies before the birth of whom the record is about. */
export const isBeforeBirth = async (
  { db }: Pick<Context, 'db'>,
  memberId: number | null,
  day: Day,
): Promise<boolean> => {
  const member = memberId === null ? undefined : (await membersOf(db, [memberId])).get(memberId)
  return member !== undefined && day < member.birthday
}

/** A period began. */
export const begin = async (ctx: PatientContext, recordId: number, date: Day) => {
  const open = await openCycle(ctx, recordId)
  if (open instanceof Refused) return open
  const { periods } = sorted(open.entries)
  const starts = periods.map(({ start }) => start)
  const fault = beginFault(date, starts, dayOf(ctx.now))
  if (fault) return new Refused(fault)
  if (await isBeforeBirth(ctx, open.record.memberId, date)) return new Refused('before-birth')
  const same = periods.find(({ start }) => start === date)
  const id = same?.id ?? (await addEntry<CycleEntry>(ctx, recordId, { what: 'period', start: date, end: null }))
  if (id === undefined) return new Refused('too-many')
  if (open.record.content.rests) await rewriteRecord(ctx, open.record, { ...open.record.content, rests: false })
  return { id }
}

/** Nothing is expected of a patient's cycle from now on, until its next beginning is written down. */
export const rest = async (ctx: PatientContext) => {
  const record = await findCycle(ctx, ctx.patient)
  if (record && !record.closedAt) await rewriteRecord(ctx, record, { ...record.content, rests: true })
}

/** A period is over. */
export const finish = async (ctx: PatientContext, recordId: number, date: Day) => {
  const open = await openCycle(ctx, recordId)
  if (open instanceof Refused) return open
  if (date > dayOf(ctx.now)) return new Refused('not-yet')
  const { periods } = sorted(open.entries)
  const period = periodEndedOn(date, periods)
  const found = periods.find(({ start }) => start === period?.start)
  if (!found) return new Refused('no-period')
  await rewriteEntry<CycleEntry>(ctx, recordId, found.id, { what: 'period', start: found.start, end: date })
  return { id: found.id }
}

/** Something was measured on a day. */
export const sign = async (ctx: PatientContext, recordId: number, { day, lh, temperature }: Sign) => {
  const open = await openCycle(ctx, recordId)
  if (open instanceof Refused) return open
  const fault = beginFault(day, [], dayOf(ctx.now))
  if (fault) return new Refused(fault === 'not-yet' ? fault : 'too-old')
  const before = sorted(open.entries).signs.find((one) => one.day === day)
  const content: CycleEntry = {
    what: 'sign',
    day,
    lh: lh ?? before?.lh,
    temperature: temperature ?? before?.temperature,
  }
  if (before) await rewriteEntry(ctx, recordId, before.id, content)
  const id = before?.id ?? (await addEntry(ctx, recordId, content))
  return id === undefined ? new Refused('too-many') : { id }
}

/** What was said of an odd gap. */
export const answer = async (ctx: PatientContext, recordId: number, to: Day, said: GapAnswer) => {
  const open = await openCycle(ctx, recordId)
  if (open instanceof Refused) return open
  const { record, entries } = open
  if (!gapsOf(logOf(record, entries, dayOf(ctx.now))).some((gap) => gap.to === to)) return new Refused('no-gap')
  await rewriteRecord(ctx, record, { ...record.content, answers: { ...record.content.answers, [to]: said } })
  return {}
}
