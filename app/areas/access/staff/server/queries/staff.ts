import { and, asc, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { DEFAULT_CITY } from '#app/areas/location/rules.ts'
import type { Db } from '#kit/db/open.ts'
import type { Role } from '../../rules.ts'
import { accessStaffGrants as grants, accessStaff as staff } from '../tables.ts'
import { insertGrants } from './grants.ts'

export type StaffRow = typeof staff.$inferSelect
export type NewStaff = typeof staff.$inferInsert

export const findStaffByLogin = async (db: Db, loginName: string): Promise<StaffRow | undefined> =>
  (await db.select().from(staff).where(eq(staff.loginName, loginName)))[0]

export const findStaff = async (db: Db, id: number): Promise<StaffRow | undefined> =>
  (await db.select().from(staff).where(eq(staff.id, id)))[0]

/** Somebody's post at a hospital: to be asked for inside another select. */
const withPost = (db: Db) =>
  db.select({ id: grants.hospitalId }).from(grants).innerJoin(staff, eq(staff.id, grants.staffId))
const isWorking = and(eq(staff.isOn, true), eq(grants.isOn, true))

/** Hospitals in which somebody of that role works: to be asked for inside another select. */
export const selectHospitalsWith = (db: Db, role: string) => withPost(db).where(and(eq(grants.role, role), isWorking))

/** Everybody of the demonstration world who works at a desk, with the name of their hospital; the platform's own without one. */
export const listDemoStaff = (db: Db) =>
  db
    .select({ loginName: staff.loginName, role: grants.role, hospitalName: hospitals.name })
    .from(grants)
    .innerJoin(staff, eq(staff.id, grants.staffId))
    .leftJoin(hospitals, eq(hospitals.id, grants.hospitalId))
    .where(eq(staff.isDemo, true))
    .orderBy(asc(grants.id))
    .limit(50)

/** The one of this role at a hospital's desk in the demonstration. */
export const findDemoPerson = async (db: Db, hospitalId: number, role: Role) =>
  (
    await db
      .select({ id: staff.id, name: staff.name })
      .from(grants)
      .innerJoin(staff, eq(staff.id, grants.staffId))
      .where(and(eq(grants.hospitalId, hospitalId), eq(grants.role, role), eq(staff.isDemo, true)))
      .orderBy(asc(staff.id))
      .limit(1)
  )[0]

/** The hospitals of the demonstration world that a newcomer sees first. */
export const listDemoHospitals = async (db: Db, count: number): Promise<number[]> => {
  const found = await db
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(and(eq(hospitals.isDemo, true), eq(hospitals.isOpen, true), eq(hospitals.cityId, DEFAULT_CITY)))
    .orderBy(desc(hospitals.bookedCount), asc(hospitals.id))
    .limit(count)
  return found.map(({ id }) => id)
}

/** An account with its first post. */
export interface Newcomer extends NewStaff {
  /** null: a post of the platform's. An operator's always is. */
  hospitalId: number | null
  role: Role
}

/** Writes accounts, each with its post; a name that is taken keeps its own. */
export const insertStaff = async (db: Db, newcomers: readonly Newcomer[]): Promise<StaffRow[]> => {
  const rows = newcomers.map(({ role: _, hospitalId, ...row }) => ({ ...row, lastHospitalId: hospitalId }))
  const made = await db.insert(staff).values(rows).onConflictDoNothing().returning()
  const postOf = new Map(newcomers.map((newcomer) => [newcomer.loginName, newcomer]))
  const posts = made.flatMap(({ id, loginName, createdAt }) => {
    const post = postOf.get(loginName)
    if (!post) return []
    const hospitalId = post.role === 'operator' ? null : post.hospitalId
    return [{ staffId: id, hospitalId, role: post.role, roleSince: createdAt }]
  })
  if (posts.length > 0) await insertGrants(db, posts)
  return made
}

/** Writes an account that has no post yet; undefined where the name is taken. */
export const insertAccount = async (db: Db, row: NewStaff): Promise<StaffRow | undefined> =>
  (await db.insert(staff).values(row).onConflictDoNothing().returning())[0]

export const updateStaff = async (db: Db, id: number, change: Partial<NewStaff>): Promise<StaffRow> => {
  const [row] = await db.update(staff).set(change).where(eq(staff.id, id)).returning()
  if (!row) throw new Error('the account that was there a moment ago is gone')
  return row
}

/** Uses a code of the second factor up; false where it, or a later one, has been used meanwhile. */
export const takeTotpStep = async (db: Db, id: number, step: number): Promise<boolean> => {
  const isUnused = or(isNull(staff.totpStep), lt(staff.totpStep, step))
  const taken = await db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), isUnused))
    .returning({ id: staff.id })
  return taken.length > 0
}

/** Hospitals at whose desk somebody works: to be asked for inside another select. */
export const selectDeskHospitals = (db: Db) =>
  db
    .selectDistinct({ id: hospitals.id })
    .from(hospitals)
    .where(inArray(hospitals.id, withPost(db).where(isWorking)))

/** The same as a list. */
export const listDeskHospitals = async (db: Db): Promise<number[]> =>
  (await selectDeskHospitals(db)).map(({ id }) => id)

/** How many sign in at any desk. */
export const countStaff = (db: Db): Promise<number> => db.$count(staff)
