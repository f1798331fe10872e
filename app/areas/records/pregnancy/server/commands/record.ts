import {
  type Entry,
  findOfKind,
  type HealthRecord,
  listEntries,
  listOfKind,
  lockRecord,
  rewriteRecord,
} from '#app/areas/records/ground/server/public.ts'
import type { Context, PatientContext, PatientId } from '#app/context.ts'
import { addDays, type Day, dayOf, instantAt } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type Dating, decisive, nextRemindDay, pregnancyDays, TERM_DAYS } from '../../rules.ts'

/** What the record of a pregnancy says. */
export interface PregnancyContent {
  kind: 'pregnancy'
  mother_name: string
  datings: Dating[]
  babies: number
  height_cm?: number | undefined
  weight_before_kg?: number | undefined
  /** Steps that were done, and what is in the bag, by their ids. */
  done: string[]
  packed: string[]
  /** The children whose records began with it, and when the first was born. */
  born?: number[] | undefined
  birth_date?: Day | undefined
}

/** What was written down on the way. */
export type PregnancyEntry =
  | { what: 'weight'; day: Day; kg: number }
  | { what: 'kicks'; begin: number; minutes: number; count: number }
  | { what: 'contraction'; begin: number; seconds: number }
  | { what: 'ogtt'; day: Day; fasting: number; h1: number; h2: number }

export type PregnancyRecord = HealthRecord<PregnancyContent>
/** Whether a record is one of a pregnancy. */
export const isPregnancy = (record: HealthRecord): record is PregnancyRecord => record.content.kind === 'pregnancy'

type Reading = Pick<Context, 'db' | 'config'>

/** The record of a patient that is open, else the one that was last. */
export const findPregnancy = async (ctx: Reading, patient: PatientId): Promise<PregnancyRecord | undefined> =>
  (await listOfKind<PregnancyContent>(ctx, patient, 'pregnancy'))[0]

/** The same with what was written on the way. */
export const findPregnancyWithEntries = (ctx: Reading, patient: PatientId) =>
  findOfKind<PregnancyContent, PregnancyEntry>(ctx, patient, 'pregnancy')

export const listPregnancyEntries = (ctx: Reading, recordId: number): Promise<Entry<PregnancyEntry>[]> =>
  listEntries<PregnancyEntry>(ctx, recordId)

/** The due day that decides; every record has one. */
export const dueOf = ({ datings }: Pick<PregnancyContent, 'datings'>): Day => {
  const dating = decisive(datings)
  if (!dating) throw new Error('a pregnancy without a dating')
  return dating.due
}

const REMIND_AT = '09:30'

/** When to remind of the next step: in the morning of the day on which it is to be thought of. */
export const remindAt = ({ datings, done }: PregnancyContent, now: Date): Date | null => {
  const due = dueOf({ datings })
  const day = nextRemindDay(pregnancyDays(due, dayOf(now)), done)
  return day === undefined ? null : instantAt(addDays(due, day - TERM_DAYS), REMIND_AT)
}

/** An open record of who asks, locked; or why there is none to write into. */
export const openPregnancy = async (ctx: PatientContext, id: number) => {
  const record = await lockRecord<PregnancyContent>(ctx, ctx.patient, id, 'pregnancy')
  if (!record) return new Refused('not-found')
  return record.closedAt ? new Refused('over') : record
}

/** Writes anew what a record says, and when to remind of it. */
export const rewritePregnancy = (
  ctx: PatientContext,
  record: PregnancyRecord,
  content: PregnancyContent,
  memberId: number | null = record.memberId,
) => rewriteRecord(ctx, record, content, { memberId, remindAt: remindAt(content, ctx.now) })

const ticked = (ids: readonly string[], id: string, isOn: boolean): string[] => [
  ...ids.filter((one) => one !== id),
  ...(isOn ? [id] : []),
]

/** Ticks a step, or packs something into the bag. */
export const tick = async (
  ctx: PatientContext,
  recordId: number,
  list: 'done' | 'packed',
  id: string,
  isOn: boolean,
) => {
  const record = await openPregnancy(ctx, recordId)
  if (record instanceof Refused) return record
  await rewritePregnancy(ctx, record, { ...record.content, [list]: ticked(record.content[list], id, isOn) })
  return {}
}
