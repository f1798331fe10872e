import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { BIND_TRIES, inquirySorts as sorts } from '../../rules.ts'
import { type InquiryState, openStates, statesBefore } from '../../states.ts'
import { inquiryRequests as requests } from '../tables.ts'

const MOST_WAITING = 5

export type RequestRow = typeof requests.$inferSelect

export const insertRequest = async (db: Db, row: typeof requests.$inferInsert): Promise<RequestRow> => {
  const [made] = await db.insert(requests).values(row).returning()
  if (!made) throw new Error('the inquiry was not written')
  return made
}

/** An inquiry of a patient's. */
export const findOwn = async (db: Db, patient: PatientId, id: string): Promise<RequestRow | undefined> =>
  (
    await db
      .select()
      .from(requests)
      .where(and(eq(requests.id, id), eq(requests.patientId, patient)))
  )[0]

/** The same, locked until the transaction ends. */
export const lockOwn = async (db: Db, patient: PatientId, id: string): Promise<RequestRow | undefined> =>
  (
    await db
      .select()
      .from(requests)
      .where(and(eq(requests.id, id), eq(requests.patientId, patient)))
      .for('update')
  )[0]

/** An inquiry whoever it belongs to, locked: for case workers, hospitals with a share, and time. */
export const lockRequest = async (db: Db, id: string): Promise<RequestRow | undefined> =>
  (await db.select().from(requests).where(eq(requests.id, id)).for('update'))[0]

/** An inquiry that was sent by somebody who has signed in, for case workers. */
export const findSent = async (db: Db, id: string): Promise<RequestRow | undefined> =>
  (
    await db
      .select()
      .from(requests)
      .where(and(eq(requests.id, id), isNotNull(requests.patientId)))
  )[0]

const isOf = (patient: PatientId) => eq(requests.patientId, patient)

/** A patient's inquiries, the newest first. */
export const listOwn = (db: Db, patient: PatientId, which: 'open' | 'over' | undefined, asked: PageRequest) => {
  const states = { open: inArray(requests.state, openStates), over: inArray(requests.state, ['closed', 'withdrawn']) }
  const found = db
    .select()
    .from(requests)
    .where(and(isOf(patient), which && states[which]))
    .orderBy(desc(requests.madeAt), desc(requests.id))
  return page(db, found, asked)
}

/** A patient's inquiries that go on; not read yet. */
export const listOpenOf = (db: Db, patient: PatientId) =>
  db
    .select()
    .from(requests)
    .where(and(isOf(patient), inArray(requests.state, openStates)))

/** Drafts that nobody has taken, sent by the browser whose secret has one of these digests; the newest first. */
export const listWaiting = async (db: Db, secretIndexes: readonly string[]): Promise<string[]> => {
  if (secretIndexes.length === 0) return []
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(inArray(requests.secretIndex, [...secretIndexes]), isNull(requests.patientId)))
    .orderBy(desc(requests.madeAt))
    .limit(MOST_WAITING)
  return rows.map(({ id }) => id)
}

interface Taking {
  id: string
  patientId: PatientId
  secretIndexes: readonly string[]
  now: Date
  answerBy: Date
  quoteBy: Date
}

/** Gives a draft its owner: one statement, so that of two hundred at once one has it. */
export const takeDraft = async (db: Db, { id, patientId, secretIndexes, now, ...promised }: Taking) =>
  (
    await db
      .update(requests)
      .set({
        patientId,
        secretIndex: null,
        state: 'sent',
        path: sql`${requests.path} || array['sent']`,
        pathAt: sql`${requests.pathAt} || array[${now.toISOString()}::timestamptz]`,
        ...promised,
      })
      .where(
        and(
          eq(requests.id, id),
          eq(requests.state, 'draft'),
          isNull(requests.patientId),
          inArray(requests.secretIndex, [...secretIndexes]),
          lt(requests.bindTries, BIND_TRIES),
        ),
      )
      .returning()
  )[0]

/** Counts a wrong secret; after ten nobody can take the draft any more. */
export const countBindTry = (db: Db, id: string) =>
  db
    .update(requests)
    .set({ bindTries: sql`${requests.bindTries} + 1` })
    .where(and(eq(requests.id, id), isNull(requests.patientId), lt(requests.bindTries, BIND_TRIES)))

/** Moves an inquiry along an arrow of `inquiryStates`; undefined where there is none from where it is. */
export const moveRequest = async (
  db: Db,
  id: string,
  to: InquiryState,
  now: Date,
  set: Partial<typeof requests.$inferInsert> = {},
): Promise<RequestRow | undefined> =>
  (
    await db
      .update(requests)
      .set({
        ...set,
        state: to,
        path: sql`${requests.path} || array[${to}::text]`,
        pathAt: sql`${requests.pathAt} || array[${now.toISOString()}::timestamptz]`,
      })
      .where(and(eq(requests.id, id), inArray(requests.state, statesBefore(to))))
      .returning()
  )[0]

/** Writes something down about an inquiry, where a condition still holds; undefined where it does not. */
export const updateRequest = async (
  db: Db,
  id: string,
  set: Partial<typeof requests.$inferInsert>,
  still?: SQL,
): Promise<RequestRow | undefined> =>
  (
    await db
      .update(requests)
      .set(set)
      .where(and(eq(requests.id, id), still))
      .returning()
  )[0]

/** The same conditions as `isLate` of the rules, over rows. */
const isLateAt = (now: Date) =>
  or(
    lt(requests.answerBy, sql`coalesce(${requests.answeredAt}, ${now.toISOString()}::timestamptz)`),
    lt(
      requests.quoteBy,
      sql`coalesce(${requests.quotedAt}, ${requests.waitingSince}, ${now.toISOString()}::timestamptz)`,
    ),
  )

/** A fee that was paid and has not gone back. */
export const hasFee = and(isNotNull(requests.feePaidAt), isNull(requests.feeBackAt))

/** Inquiries whose fee is to go back because a promise was not held. */
export const listLate = async (db: Db, now: Date, most: number): Promise<string[]> =>
  (
    await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(hasFee, inArray(requests.state, openStates), isLateAt(now)))
      .orderBy(asc(requests.answerBy), asc(requests.id))
      .limit(most)
  ).map(({ id }) => id)

/** Drafts that nobody signed in for are forgotten. */
export const deleteDrafts = (db: Db, before: Date) =>
  db.delete(requests).where(and(eq(requests.state, 'draft'), lte(requests.madeAt, before)))

interface DeskRequest extends ListRequest<keyof typeof sorts> {
  list?: 'open' | 'late' | 'mine' | 'over' | undefined
}

const isOpen = inArray(requests.state, openStates)
/** When the next promise is due; nothing is while we wait for papers, or once there is a quote. */
const dueAt = sql<Date | null>`case
  when ${requests.answeredAt} is null then ${requests.answerBy}
  when ${requests.quotedAt} is null and ${requests.waitingSince} is null then ${requests.quoteBy}
end`

/** Inquiries for case workers: what is due first stands first. */
export const listForDesk = (db: Db, { staffId, now }: { staffId: number; now: Date }, asked: DeskRequest) =>
  listQuery(
    db,
    (db) => db.select().from(requests),
    {
      scope: isNotNull(requests.patientId),
      searched: [requests.id, requests.staffName],
      filters: {
        list: (list) => {
          if (list === 'over') return inArray(requests.state, ['closed', 'withdrawn'])
          if (list === 'mine') return and(isOpen, eq(requests.staffId, staffId))
          return list === 'late' ? and(isOpen, sql`${dueAt} < ${now.toISOString()}::timestamptz`) : isOpen
        },
      },
      sorts,
      sortedBy: { deadline: dueAt, newest: requests.madeAt },
      usual: [sql`${dueAt} asc nulls last`],
      last: desc(requests.id),
      key: requests.id,
    },
    asked,
  )
