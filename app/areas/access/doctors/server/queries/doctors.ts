import { and, asc, desc, eq } from 'drizzle-orm'
import { consultDoctors, consultServices } from '#app/areas/consult/doctors/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { DEFAULT_CITY } from '#app/areas/location/rules.ts'
import type { Db } from '#kit/db/open.ts'
import { accessDoctors as accounts } from '../tables.ts'

/** An account with what its doctor is. */
const account = {
  doctorId: accounts.doctorId,
  hospitalId: doctors.hospitalId,
  name: doctors.name,
  loginName: accounts.loginName,
  passwordHash: accounts.passwordHash,
  mustChange: accounts.mustChange,
  isOn: accounts.isOn,
  isDemo: accounts.isDemo,
  certifyState: consultDoctors.certifyState,
  certifiedUntil: consultDoctors.certifiedUntil,
}

const selectAccounts = (db: Db) =>
  db
    .select(account)
    .from(accounts)
    .innerJoin(doctors, eq(doctors.id, accounts.doctorId))
    .innerJoin(consultDoctors, eq(consultDoctors.doctorId, accounts.doctorId))

export type Account = Awaited<ReturnType<typeof selectAccounts>>[number]

export const findByLogin = async (db: Db, loginName: string): Promise<Account | undefined> =>
  (await selectAccounts(db).where(eq(accounts.loginName, loginName)))[0]

export const findAccount = async (db: Db, doctorId: number): Promise<Account | undefined> =>
  (await selectAccounts(db).where(eq(accounts.doctorId, doctorId)))[0]

/** Everybody of the demonstration world who has a workbench, with name and hospital. */
export const listDemoDoctors = (db: Db) =>
  db
    .select({ loginName: accounts.loginName, name: doctors.name, hospitalName: hospitals.name })
    .from(accounts)
    .innerJoin(doctors, eq(doctors.id, accounts.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(eq(accounts.isDemo, true))
    .orderBy(asc(accounts.loginName))
    .limit(50)

/** Certified doctors of the demonstration world who are asked by text, those first whom a newcomer sees first. */
export const listConsultDoctors = (db: Db, count: number) =>
  db
    .select({ doctorId: doctors.id })
    .from(consultServices)
    .innerJoin(consultDoctors, eq(consultDoctors.doctorId, consultServices.doctorId))
    .innerJoin(doctors, eq(doctors.id, consultServices.doctorId))
    .where(
      and(
        eq(consultServices.kind, 'text'),
        eq(consultServices.isOn, true),
        eq(consultDoctors.certifyState, 'certified'),
        eq(doctors.isDemo, true),
        eq(doctors.cityId, DEFAULT_CITY),
      ),
    )
    .orderBy(desc(consultDoctors.answeredCount), asc(doctors.id))
    .limit(count)

/** Writes accounts; a name or doctor that has one keeps it. How many are new. */
export const insertAccounts = async (db: Db, rows: readonly (typeof accounts.$inferInsert)[]): Promise<number> =>
  (
    await db
      .insert(accounts)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ doctorId: accounts.doctorId })
  ).length

export const updateAccount = (db: Db, doctorId: number, change: Partial<typeof accounts.$inferInsert>) =>
  db.update(accounts).set(change).where(eq(accounts.doctorId, doctorId))

/** The doctors of the demonstration world who have a workbench. */
export const listDemoAccounts = async (db: Db): Promise<number[]> =>
  (await db.select({ doctorId: accounts.doctorId }).from(accounts).where(eq(accounts.isDemo, true))).map(
    ({ doctorId }) => doctorId,
  )
