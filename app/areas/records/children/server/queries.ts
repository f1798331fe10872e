import { and, asc, eq, gt, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import {
  recordsCarers as carers,
  recordsChildren as children,
  recordsCarerInvitations as invitations,
} from './tables.ts'

export type ChildRow = typeof children.$inferSelect
export type CarerRow = typeof carers.$inferSelect
export type InvitationRow = typeof invitations.$inferSelect

/** A child with the carer's row by which somebody other than its owner sees it. */
export interface SeenChild {
  child: ChildRow
  carer: CarerRow | null
}

/** Nothing besides. */
const nothing = sql<null>`null`

/** What a room above asks beside each child. */
export type Beside<T> = SQL<T>

const select = <T>(db: Db, patient: PatientId, today: Day, more: Beside<T>) =>
  db
    .select({ child: children, carer: carers, more })
    .from(children)
    .leftJoin(
      carers,
      and(
        eq(carers.childId, children.id),
        eq(carers.patientId, patient),
        or(isNull(carers.until), gte(carers.until, today)),
      ),
    )
    .$dynamic()

const seenBy = (patient: PatientId) => sql`(${children.patientId} = ${patient} or ${carers.id} is not null)`

/** A child whom the patient began or cares for on that day; undefined for any other. */
export const findChild = (db: Db, patient: PatientId, id: number, today: Day): Promise<SeenChild | undefined> =>
  findChildWith(db, patient, id, today, nothing)

/** The same with what else is asked of the child, in one question. */
export const findChildWith = async <T>(
  db: Db,
  patient: PatientId,
  id: number,
  today: Day,
  more: Beside<T>,
): Promise<(SeenChild & { more: T }) | undefined> =>
  (await select(db, patient, today, more).where(and(eq(children.id, id), seenBy(patient))))[0]

/** A row of what is written about a child, as its texts stand in a question about the child. */
export interface SealedRow {
  id: number
  contentSealed: string
}

/** What a table has of a child that is asked for, by rising ids, as one value beside it: `t` is the table. */
export const sealedRowsOf = (table: PgTable, where?: SQL): SQL<SealedRow[]> =>
  sql`(select coalesce(json_agg(json_build_object('id', t.id, 'contentSealed', t.content_sealed) order by t.id), '[]')
    from ${table} t where t.child_id = ${children}.id ${where ? sql`and ${where}` : sql``})`

/** The children of a patient, then those they care for, each in the order in which they came. */
export const listChildren = (db: Db, patient: PatientId, today: Day): Promise<SeenChild[]> =>
  listChildrenWith(db, patient, today, nothing)

/** The same with what else is asked of each, in one question. */
export const listChildrenWith = <T>(
  db: Db,
  patient: PatientId,
  today: Day,
  more: Beside<T>,
): Promise<(SeenChild & { more: T })[]> =>
  select(db, patient, today, more)
    .where(seenBy(patient))
    .orderBy(sql`${children.patientId} <> ${patient}`, asc(children.id))

/** The children whom a patient began. */
export const listOwnChildren = (db: Db, patient: PatientId): Promise<ChildRow[]> =>
  db.select().from(children).where(eq(children.patientId, patient)).orderBy(asc(children.id))

/** The next children after one, by their ids: for work that goes through all. */
export const listAfter = (db: Db, after: number, most: number): Promise<ChildRow[]> =>
  db.select().from(children).where(gt(children.id, after)).orderBy(asc(children.id)).limit(most)

export const insertChild = async (db: Db, row: typeof children.$inferInsert): Promise<number> => {
  const [made] = await db.insert(children).values(row).returning({ id: children.id })
  if (!made) throw new Error('the child was not written')
  return made.id
}

/** Changes a child that the patient began; false where it is not theirs. */
export const updateChild = async (
  db: Db,
  patient: PatientId,
  id: number,
  change: Partial<typeof children.$inferInsert>,
): Promise<boolean> => {
  const own = and(eq(children.id, id), eq(children.patientId, patient))
  return (await db.update(children).set(change).where(own).returning({ id: children.id })).length > 0
}

/** Removes a child that the patient began, with all that was written about it; false where it is not theirs. */
export const deleteChild = async (db: Db, patient: PatientId, id: number): Promise<boolean> => {
  const own = and(eq(children.id, id), eq(children.patientId, patient))
  return (await db.delete(children).where(own).returning({ id: children.id })).length > 0
}

/** No child of the patient's is tied to that member any more. */
export const untieMember = (db: Db, memberId: number) =>
  db.update(children).set({ memberId: null }).where(eq(children.memberId, memberId))

/** The carers of a child, also those whose last day is over. */
export const listCarers = (db: Db, childId: number): Promise<CarerRow[]> =>
  db.select().from(carers).where(eq(carers.childId, childId)).orderBy(asc(carers.id))

/** The carers of several children: for the file of somebody's own data. */
export const listCarersOf = async (db: Db, childIds: readonly number[]): Promise<CarerRow[]> =>
  childIds.length === 0 ? [] : db.select().from(carers).where(isAnyOf(carers.childId, childIds)).orderBy(asc(carers.id))

/** Invitations for several children that nobody used yet: likewise. */
export const listInvitationsOf = async (db: Db, childIds: readonly number[]): Promise<InvitationRow[]> =>
  childIds.length === 0
    ? []
    : db.select().from(invitations).where(isAnyOf(invitations.childId, childIds)).orderBy(asc(invitations.expiresAt))

/** What a patient is a carer of. */
export const listCaring = (db: Db, patient: PatientId): Promise<CarerRow[]> =>
  db.select().from(carers).where(eq(carers.patientId, patient)).orderBy(asc(carers.id))

/** Makes somebody a carer, or what they are another: who is asked again has the new rights. */
export const upsertCarer = (db: Db, row: typeof carers.$inferInsert) =>
  db
    .insert(carers)
    .values(row)
    .onConflictDoUpdate({
      target: [carers.childId, carers.patientId],
      set: { relation: row.relation, rights: row.rights, until: row.until ?? null },
    })

/** Somebody cares for the child no more; false where nobody did. */
export const deleteCarer = async (db: Db, childId: number, carerId: number): Promise<boolean> => {
  const theirs = and(eq(carers.childId, childId), eq(carers.id, carerId))
  return (await db.delete(carers).where(theirs).returning({ id: carers.id })).length > 0
}

/** The patient themselves cares for the child no more; false where they did not. */
export const leaveChild = async (db: Db, childId: number, patient: PatientId): Promise<boolean> => {
  const own = and(eq(carers.childId, childId), eq(carers.patientId, patient))
  return (await db.delete(carers).where(own).returning({ id: carers.id })).length > 0
}

export const insertInvitation = (db: Db, row: typeof invitations.$inferInsert) => db.insert(invitations).values(row)

/** An invitation that is good, with its child. */
export const findInvitation = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ invitation: InvitationRow; child: ChildRow } | undefined> =>
  (
    await db
      .select({ invitation: invitations, child: children })
      .from(invitations)
      .innerJoin(children, eq(children.id, invitations.childId))
      .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
  )[0]

/** Uses an invitation up; undefined where it is not good any more. */
export const takeInvitation = async (db: Db, tokenHash: string, now: Date): Promise<InvitationRow | undefined> =>
  (
    await db
      .delete(invitations)
      .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
      .returning()
  )[0]

/** Invitations that nobody used in time. */
export const deleteExpired = (db: Db, now: Date) =>
  db.delete(invitations).where(sql`${invitations.expiresAt} <= ${now}`)
