import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { type Kind, MOST_RECORDS } from '../../rules.ts'
import * as queries from '../queries.ts'
import type { Current } from './choices.ts'
import type { Written } from './entries.ts'
import { closed, opened } from './sealed.ts'

/** What every record's sealed text says at least. */
export interface Content {
  kind: Kind
}

/** A record with what it says. */
export interface HealthRecord<C extends Content = Content> {
  id: number
  patientId: number
  memberId: number | null
  content: C
  madeAt: Date
  closedAt: Date | null
  remindAt: Date | null
}

type Reading = Pick<Context, 'db' | 'config'>
type Writing = Reading & Pick<Context, 'now'>

const read = (ctx: Reading, row: queries.Row): HealthRecord => ({
  id: row.id,
  patientId: row.patientId,
  memberId: row.memberId,
  content: opened<Content>(ctx, row.contentSealed),
  madeAt: row.madeAt,
  closedAt: row.closedAt,
  remindAt: row.remindAt,
})

/** All records of a patient, those that are open first, the newest first. */
const listRecords = async (ctx: Reading, patient: PatientId): Promise<HealthRecord[]> =>
  (await queries.listRows(ctx.db, patient)).map((row) => read(ctx, row))

const ofKind = <C extends Content>(record: HealthRecord | undefined, kind: C['kind']) =>
  record?.content.kind === kind ? (record as HealthRecord<C>) : undefined

/** Those of one kind. */
export const listOfKind = async <C extends Content>(
  ctx: Reading,
  patient: PatientId,
  kind: C['kind'],
): Promise<HealthRecord<C>[]> => (await listRecords(ctx, patient)).flatMap((record) => ofKind<C>(record, kind) ?? [])

/** The first of one kind with what was written into it, in one question; undefined where there is none. */
export const findOfKind = async <C extends Content, E>(
  ctx: Reading,
  patient: PatientId,
  kind: C['kind'],
): Promise<{ record: HealthRecord<C>; entries: Written<E>[] } | undefined> => {
  for (const { record: row, entries } of await queries.listRowsWithEntries(ctx.db, patient)) {
    const record = ofKind<C>(read(ctx, row), kind)
    if (!record) continue
    return {
      record,
      entries: entries.map(({ id, contentSealed }) => ({ id, content: opened<E>(ctx, contentSealed) })),
    }
  }
  return undefined
}

/** All records with when something was last written into each and which one was chosen where there are any. */
export const listToShow = async (ctx: Reading, patient: PatientId, most: number) => {
  const rows = await queries.listRowsToShow(ctx.db, patient, most)
  const sealed = rows[0]?.currentSealed
  return {
    records: rows.map(({ record, newest }) => ({ record: read(ctx, record), newest })),
    current: sealed ? opened<Current>(ctx, sealed) : undefined,
  }
}

/** A record of a patient's, whatever it is; undefined for anybody else's. */
export const findRecord = async (ctx: Reading, patient: PatientId, id: number): Promise<HealthRecord | undefined> => {
  const row = await queries.findRow(ctx.db, patient, id)
  return row && read(ctx, row)
}

/** A record of this kind, which nobody else changes before the transaction ends. */
export const lockRecord = async <C extends Content>(
  ctx: Reading,
  patient: PatientId,
  id: number,
  kind: C['kind'],
): Promise<HealthRecord<C> | undefined> => {
  const row = await queries.lockRow(ctx.db, patient, id)
  return row && ofKind<C>(read(ctx, row), kind)
}

/** Begins a record; undefined where the account has as many as it may. In a transaction: two at once would pass the limit together. */
export const beginRecord = async <C extends Content>(
  ctx: Writing,
  patient: PatientId,
  { memberId, content, remindAt = null }: { memberId: number | null; content: C; remindAt?: Date | null },
): Promise<number | undefined> => {
  await lockPatient(ctx.db, patient)
  if ((await queries.listRows(ctx.db, patient)).length >= MOST_RECORDS) return undefined
  return queries.insertRow(ctx.db, {
    patientId: patient,
    memberId,
    contentSealed: closed(ctx, content),
    madeAt: ctx.now,
    changedAt: ctx.now,
    remindAt,
  })
}

/** Writes anew what a record says, and when there is something to remind of. */
export const rewriteRecord = <C extends Content>(
  ctx: Writing,
  { id }: { id: number },
  content: C,
  set: { memberId?: number | null; remindAt?: Date | null } = {},
) => queries.updateRow(ctx.db, id, { ...set, contentSealed: closed(ctx, content), changedAt: ctx.now })

/** A record is over: nothing reminds of it from now on. */
export const closeRecord = <C extends Content>(ctx: Writing, { id }: { id: number }, content: C) =>
  queries.updateRow(ctx.db, id, {
    contentSealed: closed(ctx, content),
    changedAt: ctx.now,
    closedAt: ctx.now,
    remindAt: null,
  })

/** Deletes a record with all that was written into it. */
export const deleteRecord = ({ db }: Pick<Context, 'db'>, patient: PatientId, id: number): Promise<boolean> =>
  queries.deleteRow(db, patient, id)

/** Records whose reminder is due, locked. */
export const lockDueRecords = async (ctx: Writing, most: number): Promise<HealthRecord[]> =>
  (await queries.lockDue(ctx.db, ctx.now, most)).map((row) => read(ctx, row))

/** When a record has something to remind of next. */
export const setReminder = ({ db }: Pick<Context, 'db'>, id: number, remindAt: Date | null) =>
  queries.updateRow(db, id, { remindAt })
