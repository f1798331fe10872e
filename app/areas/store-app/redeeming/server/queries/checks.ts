import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { storeAppDevices as devices } from '#app/areas/store-app/devices/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { conflictSorts } from '../../rules/desk.ts'
import { storeAppChecks as checks } from '../tables.ts'

export type CheckRow = typeof checks.$inferSelect
export type NewCheck = typeof checks.$inferInsert

/** Writes a scan; undefined where its device has sent it before. Who sends the same at once waits here. */
export const insertCheck = async (db: Db, row: NewCheck): Promise<CheckRow | undefined> =>
  (
    await db
      .insert(checks)
      .values(row)
      .onConflictDoNothing({ target: [checks.deviceId, checks.seq] })
      .returning()
  )[0]

export const findCheck = async (db: Db, deviceId: number, seq: number): Promise<CheckRow | undefined> =>
  (
    await db
      .select()
      .from(checks)
      .where(and(eq(checks.deviceId, deviceId), eq(checks.seq, seq)))
      .for('update')
  )[0]

export const updateCheck = async (db: Db, id: number, set: Partial<NewCheck>): Promise<CheckRow> =>
  (await db.update(checks).set(set).where(eq(checks.id, id)).returning())[0] as CheckRow

/** The scan by which an order was redeemed. */
export const findDone = async (db: Db, orderId: string): Promise<CheckRow | undefined> =>
  (
    await db
      .select()
      .from(checks)
      .where(and(eq(checks.orderId, orderId), eq(checks.outcome, 'done')))
  )[0]

/** Every scan of an order's code, the first first. */
export const listScans = (db: Db, orderId: string) =>
  db
    .select({ check: checks, deviceName: devices.label })
    .from(checks)
    .innerJoin(devices, eq(devices.id, checks.deviceId))
    .where(eq(checks.orderId, orderId))
    .orderBy(asc(checks.receivedAt), asc(checks.id))
    .limit(100)

/** The phone of somebody of the demonstration. */
export const findDemoDevice = async (db: Db, staffId: number) =>
  (
    await db
      .select({ id: devices.id })
      .from(devices)
      .where(and(eq(devices.staffId, staffId), isNull(devices.revokedAt)))
      .orderBy(asc(devices.id))
      .limit(1)
  )[0]

export const findConflict = async (db: Db, hospitalId: number, id: number): Promise<CheckRow | undefined> =>
  (
    await db
      .select()
      .from(checks)
      .where(and(eq(checks.id, id), eq(checks.hospitalId, hospitalId), eq(checks.outcome, 'conflict')))
  )[0]

/** Writes down how a conflict was settled; undefined where somebody was quicker. */
export const settleConflict = async (db: Db, id: number, set: { settledBy: string; note: string }) =>
  (
    await db
      .update(checks)
      .set({ ...set, isSettled: true })
      .where(and(eq(checks.id, id), eq(checks.isSettled, false)))
      .returning({ id: checks.id })
  )[0]

interface Asked extends ListRequest<keyof typeof conflictSorts> {
  state?: 'open' | 'settled' | undefined
}

/** What a store handed over without a net and cannot be honoured, for its desk. */
export const listConflicts = (db: Db, hospitalId: number, asked: Asked) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ check: checks, deviceName: devices.label })
        .from(checks)
        .innerJoin(devices, eq(devices.id, checks.deviceId)),
    {
      scope: and(eq(checks.hospitalId, hospitalId), eq(checks.outcome, 'conflict')),
      searched: [checks.goodsName, checks.staffName, checks.firstStaffName, checks.codeMasked],
      filters: { state: (state) => eq(checks.isSettled, state === 'settled') },
      sorts: conflictSorts,
      sortedBy: { received: checks.receivedAt, amount: checks.amountFen },
      usual: [asc(checks.isSettled), desc(checks.receivedAt)],
      last: desc(checks.id),
      key: checks.id,
    },
    asked,
  )
