import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { shiftSorts, type shiftStates } from '../../rules.ts'
import { deskTillShifts as shifts, deskTillTakings as takings } from '../tables.ts'

export type ShiftRow = typeof shifts.$inferSelect
export type TakingRow = typeof takings.$inferSelect

/** Opens a shift; undefined where they have one. */
export const insertShift = async (db: Db, row: typeof shifts.$inferInsert): Promise<ShiftRow | undefined> =>
  (await db.insert(shifts).values(row).onConflictDoNothing().returning())[0]

/** A drawer: of one person, at one hospital. */
interface Drawer {
  staffId: number
  hospitalId: number
}

const openOf = ({ staffId, hospitalId }: Drawer) =>
  and(eq(shifts.staffId, staffId), eq(shifts.hospitalId, hospitalId), isNull(shifts.closedAt))

export const findOpenShift = async (db: Db, drawer: Drawer): Promise<ShiftRow | undefined> =>
  (await db.select().from(shifts).where(openOf(drawer)))[0]

/** The same, and nobody closes it, and nothing moves in it, before the transaction ends. */
export const lockOpenShift = async (db: Db, drawer: Drawer): Promise<ShiftRow | undefined> =>
  (await db.select().from(shifts).where(openOf(drawer)).for('update'))[0]

const shiftOf = (hospitalId: number, id: number) => and(eq(shifts.hospitalId, hospitalId), eq(shifts.id, id))

export const findShift = async (db: Db, hospitalId: number, id: number): Promise<ShiftRow | undefined> =>
  (await db.select().from(shifts).where(shiftOf(hospitalId, id)))[0]

/** The same, and nobody closes it, and nothing moves in it, before the transaction ends. */
export const lockShift = async (db: Db, hospitalId: number, id: number): Promise<ShiftRow | undefined> =>
  (await db.select().from(shifts).where(shiftOf(hospitalId, id)).for('update'))[0]

export const updateClosed = async (
  db: Db,
  id: number,
  closed: { closedAt: Date; countedFen: number; expectedFen: number; note: string },
): Promise<ShiftRow> => {
  const [shift] = await db.update(shifts).set(closed).where(eq(shifts.id, id)).returning()
  if (!shift) throw new Error(`the shift ${id} that was locked is gone`)
  return shift
}

export const insertTaking = (db: Db, row: typeof takings.$inferInsert) => db.insert(takings).values(row)

/** What moved in a shift, the newest first, at most so many. */
export const listTakings = (db: Db, shiftId: number, most: number): Promise<TakingRow[]> =>
  db.select().from(takings).where(eq(takings.shiftId, shiftId)).orderBy(desc(takings.id)).limit(most)

/** What moved in these shifts, summed by way and direction. */
export const sumTakings = (db: Db, shiftIds: readonly number[]) =>
  db
    .select({
      shiftId: takings.shiftId,
      direction: takings.direction,
      way: takings.way,
      amountFen: sql<number>`sum(${takings.amountFen})::int`,
    })
    .from(takings)
    .where(sql`${takings.shiftId} = any(${sql.param([...shiftIds])}::bigint[])`)
    .groupBy(takings.shiftId, takings.direction, takings.way)

interface Asked extends ListRequest {
  state?: keyof typeof shiftStates | undefined
  has_difference?: '1' | undefined
  from?: Day | undefined
  to?: Day | undefined
}

/** Shifts of a hospital's counters as the desk asks for them. */
export const shiftsOf = (db: Db, hospitalId: number, asked: Asked & ListRequest<keyof typeof shiftSorts>) =>
  listQuery(
    db,
    (db) => db.select().from(shifts),
    {
      scope: eq(shifts.hospitalId, hospitalId),
      searched: [shifts.staffName],
      filters: {
        state: (state) => (state === 'open' ? isNull(shifts.closedAt) : isNotNull(shifts.closedAt)),
        has_difference: () => sql`${shifts.countedFen} <> ${shifts.expectedFen}`,
        from: since(shifts.openedAt),
        to: until(shifts.openedAt),
      },
      sorts: shiftSorts,
      sortedBy: { open_time: shifts.openedAt },
      usual: [desc(shifts.openedAt)],
      last: asc(shifts.id),
      key: shifts.id,
    },
    asked,
  )
