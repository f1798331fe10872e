import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { changedColumns, isNew, takeOver } from '#kit/db/upsert.ts'
import { isKnown } from '#kit/geo/distance.ts'
import { mercator } from '#kit/geo/mercator.ts'
import type { BookingRules } from '../../rules.ts'
import {
  guahaoBookingRules,
  guahaoHospitalMedia,
  guahaoHospitalPosts,
  guahaoHospitalServices,
  guahaoHospitals as hospitals,
} from '../tables.ts'

/** A hospital to be written; its `spot` follows from its position. */
export type NewHospital = Omit<typeof hospitals.$inferInsert, 'spot'>

export const updateFans = (db: Db, id: number, by: 1 | -1) =>
  db
    .update(hospitals)
    .set({ fansCount: sql`${hospitals.fansCount} + ${by}` })
    .where(eq(hospitals.id, id))

/** Counts visits that took place: one statement for many hospitals. */
export const addBooked = (db: Db, counts: ReadonlyMap<number, number>) =>
  db.execute(sql`
    update ${hospitals} set booked_count = ${hospitals.bookedCount} + counted.by
    from unnest(${sql.param([...counts.keys()])}::bigint[], ${sql.param([...counts.values()])}::integer[]) as counted(id, by)
    where ${hospitals.id} = counted.id`)

/** Comments of a target that were made: how many, and the sum of their stars. */
export interface NewStars {
  id: number
  sum: number
  count: number
}

/** Counts comments: one statement for many hospitals. */
export const addStars = (db: Db, given: readonly NewStars[]) => {
  const column = (name: keyof NewStars) => sql.param(given.map((one) => one[name]))
  return db.execute(sql`
    update ${hospitals} set star_sum = star_sum + given.sum, star_count = star_count + given.count
    from unnest(${column('id')}::bigint[], ${column('sum')}::integer[], ${column('count')}::integer[]) given (id, sum, count)
    where ${hospitals.id} = given.id`)
}

const withSpot = (row: NewHospital) => ({ ...row, spot: isKnown(row) ? mercator(row) : null })

/** Writes new hospitals; their ids in the same order. */
export const insertHospitals = async (db: Db, rows: readonly NewHospital[]): Promise<number[]> => {
  const made = await db.insert(hospitals).values(rows.map(withSpot)).returning({ id: hospitals.id })
  return made.map(({ id }) => id)
}

const { name, address, lat, lng, spot, cityId, areaId, changedAt } = hospitals
/** What every file says of a hospital, what follows from it, and what a file may say besides, by its column. */
const alwaysTold = { name, address, lat, lng, cityId, areaId }
const following = { spot, changedAt }
const maybeTold = {
  level: { level: hospitals.level },
  kind: { kind: hospitals.kind },
  phone: { phone: hospitals.phone },
  open_hours: { openHours: hospitals.openHours },
  introduction: { introduction: hospitals.introduction },
  traffic: { traffic: hospitals.traffic },
  aliases: { aliases: hospitals.aliases },
  home_blocks: { blocks: hospitals.blocks },
  proxy_type: { proxyType: hospitals.proxyType },
  group_id: { groupId: hospitals.groupId },
  group_name: { groupName: hospitals.groupName },
}

/** Writes hospitals that a file brings: new ones are added, those that differ are changed, all others left alone. Gives those that were written. */
export const upsertHospitals = (db: Db, rows: readonly NewHospital[], brings: ReadonlySet<string>) =>
  db
    .insert(hospitals)
    .values(rows.map(withSpot))
    .onConflictDoUpdate({
      target: hospitals.sourceKey,
      ...takeOver(changedColumns(alwaysTold, maybeTold, brings), following),
    })
    .returning({ id: hospitals.id, isNew })

/** Makes branches of hospitals. */
export const updateParents = async (db: Db, rows: readonly { id: number; parentId: number }[]) => {
  const ids = rows.map((row) => row.id)
  const parents = rows.map((row) => row.parentId)
  await db.execute(sql`update ${hospitals} set parent_id = brought.parent
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(parents)}::bigint[]) brought (id, parent) where ${hospitals.id} = brought.id`)
}

export const insertServices = (db: Db, rows: readonly (typeof guahaoHospitalServices.$inferInsert)[]) =>
  db.insert(guahaoHospitalServices).values([...rows])

export const insertMedia = (db: Db, rows: readonly (typeof guahaoHospitalMedia.$inferInsert)[]) =>
  db.insert(guahaoHospitalMedia).values([...rows])

export const insertPosts = (db: Db, rows: readonly (typeof guahaoHospitalPosts.$inferInsert)[]) =>
  db.insert(guahaoHospitalPosts).values([...rows])

export const updateNotice = (db: Db, id: number, notice: string, now: Date) =>
  db.update(hospitals).set({ notice, changedAt: now }).where(eq(hospitals.id, id))

/** Shows a hospital to patients, or hides it. */
export const updateOpen = (db: Db, id: number, isOpen: boolean, now: Date) =>
  db.update(hospitals).set({ isOpen, changedAt: now }).where(eq(hospitals.id, id))

/** Writes a hospital's own rule sheet. */
export const upsertBookingRules = (db: Db, hospitalId: number, sheet: BookingRules) =>
  db
    .insert(guahaoBookingRules)
    .values({ ...sheet, hospitalId })
    .onConflictDoUpdate({ target: guahaoBookingRules.hospitalId, set: sheet })
