import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { accessStaff as staff } from '#app/areas/access/staff/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { deviceSorts } from '../rules.ts'
import { storeAppDevices as devices } from './tables.ts'

export type DeviceRow = typeof devices.$inferSelect

export const insertDevice = async (db: Db, row: typeof devices.$inferInsert): Promise<DeviceRow> =>
  (await db.insert(devices).values(row).returning())[0] as DeviceRow

/** A device by its outer name and the hash of its token, whatever became of it. */
export const findDevice = async (db: Db, fid: string, tokenHash: string): Promise<DeviceRow | undefined> =>
  (
    await db
      .select()
      .from(devices)
      .where(and(eq(devices.fid, fid), eq(devices.tokenHash, tokenHash)))
  )[0]

const inUse = and(isNull(devices.revokedAt), isNull(devices.leftAt))

/** A device that is in use, by the same. */
export const findDeviceInUse = async (db: Db, fid: string, tokenHash: string): Promise<DeviceRow | undefined> =>
  (
    await db
      .select()
      .from(devices)
      .where(and(eq(devices.fid, fid), eq(devices.tokenHash, tokenHash), inUse))
  )[0]

/** A device of a member of staff that is in use. */
export const findOwnDevice = async (db: Db, staffId: number, fid: string): Promise<DeviceRow | undefined> =>
  (
    await db
      .select()
      .from(devices)
      .where(and(eq(devices.fid, fid), eq(devices.staffId, staffId), inUse))
  )[0]

export const findDeviceOf = async (db: Db, hospitalId: number, id: number): Promise<DeviceRow | undefined> =>
  (
    await db
      .select()
      .from(devices)
      .where(and(eq(devices.id, id), eq(devices.hospitalId, hospitalId)))
  )[0]

/** Ends a device that is in use; undefined where it is not any more. */
export const endDevice = async (
  db: Db,
  id: number,
  set: { leftAt: Date } | { revokedAt: Date; revokedWhy: string },
): Promise<DeviceRow | undefined> =>
  (
    await db
      .update(devices)
      .set(set)
      .where(and(eq(devices.id, id), inUse))
      .returning()
  )[0]

/** A phone on which somebody signs in anew; undefined where it was revoked. */
export const rebindDevice = async (
  db: Db,
  id: number,
  set: Pick<typeof devices.$inferInsert, 'staffId' | 'label' | 'tokenHash' | 'boundAt' | 'seenAt'>,
): Promise<DeviceRow | undefined> =>
  (
    await db
      .update(devices)
      .set({ ...set, leftAt: null })
      .where(and(eq(devices.id, id), isNull(devices.revokedAt)))
      .returning()
  )[0]

export const updateDevice = (db: Db, id: number, set: Partial<typeof devices.$inferInsert>) =>
  db.update(devices).set(set).where(eq(devices.id, id))

/** The same after it is over: what it handed over is all there was. */
export const setWiped = (db: Db, id: number, now: Date) =>
  db
    .update(devices)
    .set({ wipedAt: now, unsentCount: 0, unsentSince: null })
    .where(and(eq(devices.id, id), isNull(devices.wipedAt)))

interface Asked extends ListRequest<keyof typeof deviceSorts> {
  state?: 'on' | 'off' | undefined
}

/** The phones of a store, for its desk. */
export const listDevices = (db: Db, hospitalId: number, asked: Asked) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ device: devices, staffName: staff.name })
        .from(devices)
        .innerJoin(staff, eq(staff.id, devices.staffId)),
    {
      scope: eq(devices.hospitalId, hospitalId),
      searched: [devices.label, staff.name],
      filters: {
        state: (state) =>
          state === 'on' ? inUse : or(sql`${devices.revokedAt} is not null`, sql`${devices.leftAt} is not null`),
      },
      sorts: deviceSorts,
      sortedBy: { seen: devices.seenAt, bound: devices.boundAt, unsent: devices.unsentCount },
      usual: [desc(devices.boundAt)],
      last: desc(devices.id),
      key: devices.id,
    },
    asked,
  )
