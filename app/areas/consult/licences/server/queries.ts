import { and, asc, desc, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import { accessStaff as staff } from '#app/areas/access/staff/server/public.ts'
import { REMINDED_DAYS } from '#app/areas/consult/doctors/rules.ts'
import { consultDoctors as asked } from '#app/areas/consult/doctors/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { addDays, type Day } from '#kit/time/day.ts'
import type { LicenceFilter, licenceSorts } from '../rules.ts'
import { consultLicences as licences } from './tables.ts'

export type LicenceRow = typeof licences.$inferSelect
export type NewLicence = typeof licences.$inferInsert

interface Asked extends ListRequest<keyof typeof licenceSorts> {
  list?: LicenceFilter | undefined
  doctor_id?: number | undefined
}

/** What waits for somebody: to be looked at, or to be renewed. */
const isDue = (today: Day) =>
  or(
    eq(licences.state, 'pending'),
    and(eq(licences.state, 'certified'), lte(licences.endsOn, addDays(today, REMINDED_DAYS))),
  )

const inFilter = (today: Day) => (list: LicenceFilter) => {
  if (list === 'all') return undefined
  if (list === 'due') return isDue(today)
  return list === 'certified'
    ? eq(licences.state, 'certified')
    : inArray(licences.state, ['expired', 'withdrawn', 'refused'])
}

/** Licences that a hospital keeps, those that end first before the others. */
export const listLicences = (db: Db, hospitalId: number, request: Asked, today: Day, sorts: typeof licenceSorts) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ licence: licences, doctorName: doctors.name, depName: departments.name })
        .from(licences)
        .innerJoin(doctors, eq(doctors.id, licences.doctorId))
        .innerJoin(departments, eq(departments.id, doctors.depId)),
    {
      scope: eq(licences.hospitalId, hospitalId),
      searched: [doctors.name, licences.number, licences.scope],
      filters: { list: inFilter(today), doctor_id: (doctorId) => eq(licences.doctorId, doctorId) },
      sorts,
      sortedBy: { ends: licences.endsOn, entered: licences.enteredAt },
      usual: [sql`${licences.state} <> 'pending'`, sql`${licences.endsOn} nulls last`],
      last: desc(licences.id),
      key: licences.id,
    },
    request,
  )

/** How many of a hospital's wait for somebody. */
export const countDue = (db: Db, hospitalId: number, today: Day): Promise<number> =>
  db.$count(licences, and(eq(licences.hospitalId, hospitalId), isDue(today)))

/** A licence that this hospital keeps, with whose it is and who entered and decided. */
export const findLicence = async (db: Db, hospitalId: number, id: number) => {
  const [found] = await db
    .select({ licence: licences, doctorName: doctors.name, depName: departments.name, title: doctors.title })
    .from(licences)
    .innerJoin(doctors, eq(doctors.id, licences.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .where(and(eq(licences.id, id), eq(licences.hospitalId, hospitalId)))
  return found
}

/** Names of members of staff, by id. */
export const listNames = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  ids.length === 0
    ? new Map()
    : new Map(
        (
          await db
            .select({ id: staff.id, name: staff.name })
            .from(staff)
            .where(inArray(staff.id, [...ids]))
        ).map(({ id, name }) => [id, name]),
      )

/** Doctors who are at home in a hospital, and how it is with their papers; undefined where none were ever entered. */
export const listDoctorsOf = (db: Db, hospitalId: number) =>
  db
    .select({ id: doctors.id, name: doctors.name, depName: departments.name, certifyState: asked.certifyState })
    .from(doctors)
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .leftJoin(asked, eq(asked.doctorId, doctors.id))
    .where(and(eq(doctors.hospitalId, hospitalId), eq(doctors.isOpen, true)))
    .orderBy(asc(doctors.depId), asc(doctors.id))
    .limit(1_000)

/** All licences of a doctor, locked: what follows from them is written next. */
export const lockLicencesOf = (db: Db, doctorId: number): Promise<LicenceRow[]> =>
  db.select().from(licences).where(eq(licences.doctorId, doctorId)).orderBy(asc(licences.id)).for('update')

/** Whether another doctor has, or had, this number. */
export const isOthersNumber = async (db: Db, doctorId: number, number: string): Promise<boolean> =>
  (await db.$count(
    licences,
    and(eq(licences.number, number), ne(licences.doctorId, doctorId), ne(licences.state, 'refused')),
  )) > 0

/** Enters a licence; undefined where the same one waits or holds already. */
export const insertLicence = async (db: Db, row: NewLicence): Promise<number | undefined> =>
  (await db.insert(licences).values(row).onConflictDoNothing().returning({ id: licences.id }))[0]?.id

export const insertLicences = (db: Db, rows: NewLicence[]) => insertRows(db, licences, rows)

/** Moves a licence that still stands where it stood; false where somebody has moved it. */
export const moveLicence = async (
  db: Db,
  { id, state }: Pick<LicenceRow, 'id' | 'state'>,
  set: Partial<NewLicence> & Pick<NewLicence, 'state'>,
): Promise<boolean> =>
  (
    await db
      .update(licences)
      .set(set)
      .where(and(eq(licences.id, id), eq(licences.state, state)))
      .returning({ id: licences.id })
  ).length > 0

/** Licences whose last day is over. */
export const listOver = (db: Db, today: Day): Promise<LicenceRow[]> =>
  db
    .select()
    .from(licences)
    .where(and(eq(licences.state, 'certified'), lt(licences.endsOn, today)))
    .limit(1_000)

/** Certified doctors of the demonstration without any licence. */
export const listCertifiedWithout = (db: Db) =>
  db
    .select({ doctorId: doctors.id, hospitalId: doctors.hospitalId, title: doctors.title })
    .from(asked)
    .innerJoin(doctors, eq(doctors.id, asked.doctorId))
    .where(
      and(
        eq(asked.certifyState, 'certified'),
        sql`not exists (select from ${licences} l where l.doctor_id = ${asked.doctorId})`,
      ),
    )
