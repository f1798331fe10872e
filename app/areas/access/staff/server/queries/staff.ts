import { and, asc, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { DEFAULT_CITY } from '#app/areas/location/rules.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type accountStates, type HospitalRole, hospitalRoles, staffSorts } from '../../rules.ts'
import { accessStaff as staff } from '../tables.ts'

export type StaffRow = typeof staff.$inferSelect
export type NewStaff = typeof staff.$inferInsert

export const findStaffByLogin = async (db: Db, loginName: string): Promise<StaffRow | undefined> =>
  (await db.select().from(staff).where(eq(staff.loginName, loginName)))[0]

/** Those whom a hospital's admin manages. */
const ofHospital = (hospitalId: number) => and(eq(staff.hospitalId, hospitalId), inArray(staff.role, hospitalRoles))

/** A member of this hospital's staff. */
export const findStaff = async (db: Db, hospitalId: number, id: number): Promise<StaffRow | undefined> =>
  (
    await db
      .select()
      .from(staff)
      .where(and(eq(staff.id, id), eq(staff.hospitalId, hospitalId)))
  )[0]

/** The same, where its admin manages them. */
export const findManaged = async (db: Db, hospitalId: number, id: number): Promise<StaffRow | undefined> =>
  (
    await db
      .select()
      .from(staff)
      .where(and(eq(staff.id, id), ofHospital(hospitalId)))
  )[0]

interface StaffRequest extends ListRequest<keyof typeof staffSorts> {
  role?: HospitalRole | undefined
  state?: keyof typeof accountStates | undefined
}

/** A hospital's staff: those who may sign in first. */
export const listStaff = (db: Db, hospitalId: number, asked: StaffRequest) =>
  listQuery(
    db,
    () => db.select().from(staff),
    {
      scope: ofHospital(hospitalId),
      searched: [staff.name, staff.loginName],
      filters: { role: (role) => eq(staff.role, role), state: (state) => eq(staff.isOn, state === 'on') },
      sorts: staffSorts,
      sortedBy: { login_name: staff.loginName, last_time: staff.lastSeenAt },
      usual: [desc(staff.isOn)],
      last: asc(staff.id),
    },
    asked,
  )

/** Hospitals in which somebody of that role works: to be asked for inside another select. */
export const selectHospitalsWith = (db: Db, role: string) =>
  db
    .selectDistinct({ id: staff.hospitalId })
    .from(staff)
    .where(and(eq(staff.role, role), eq(staff.isOn, true)))

/** Everybody of the demonstration world who works at a desk, with the name of their hospital. */
export const listDemoStaff = (db: Db) =>
  db
    .select({ loginName: staff.loginName, role: staff.role, totpStep: staff.totpStep, hospitalName: hospitals.name })
    .from(staff)
    .innerJoin(hospitals, eq(hospitals.id, staff.hospitalId))
    .where(eq(staff.isDemo, true))
    .orderBy(asc(staff.id))
    .limit(50)

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

/** Writes accounts; a name that is taken keeps its own. */
export const insertStaff = (db: Db, rows: readonly NewStaff[]): Promise<StaffRow[]> =>
  db
    .insert(staff)
    .values([...rows])
    .onConflictDoNothing()
    .returning()

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
  db.selectDistinct({ id: staff.hospitalId }).from(staff).where(eq(staff.isOn, true))

/** The same as a list. */
export const listDeskHospitals = async (db: Db): Promise<number[]> =>
  (await selectDeskHospitals(db)).map(({ id }) => id)
