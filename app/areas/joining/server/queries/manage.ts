import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { accessStaff as staff } from '#app/areas/access/staff/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallGoods as goods } from '#app/areas/mall/goods/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { applicationSorts } from '../../rules.ts'
import { joiningApplications as applications } from '../tables.ts'
import type { ApplicationRow } from './own.ts'

interface ManagedRequest extends ListRequest<keyof typeof applicationSorts> {
  list?: 'waiting' | 'approved' | 'refused' | undefined
}

const decided = { waiting: ['pending', 'many'], approved: ['approved'], refused: ['refused'] } as const

/** Applications that were sent: those that wait first, the longest above all, so that the overdue are at the top. */
export const listManaged = (db: Db, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) => db.select().from(applications),
    {
      scope: sql`${applications.state} <> 'draft'`,
      searched: [applications.unitName, applications.creditCode, applications.contact],
      filters: { list: (list) => inArray(applications.state, [...decided[list]]) },
      sorts: applicationSorts,
      sortedBy: { newest: applications.sentAt },
      usual: [
        desc(sql`${applications.state} in ('pending', 'many')`),
        asc(sql`case when ${applications.state} in ('pending', 'many') then ${applications.sentAt} end`),
      ],
      last: desc(applications.id),
      key: applications.id,
    },
    asked,
  )

/** One that was sent. */
export const findSent = async (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  (
    await db
      .select()
      .from(applications)
      .where(and(eq(applications.id, id), sql`${applications.state} <> 'draft'`))
  )[0]

/** The same that nobody changes before the transaction ends. */
export const lockSent = async (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  (
    await db
      .select()
      .from(applications)
      .where(and(eq(applications.id, id), sql`${applications.state} <> 'draft'`))
      .for('update')
  )[0]

/** Whether a hospital of this name is there already. */
export const hasNamesake = async (db: Db, name: string, but: number | null): Promise<boolean> =>
  (await db.$count(
    hospitals,
    and(eq(hospitals.name, name), but === null ? undefined : sql`${hospitals.id} <> ${but}`),
  )) > 0

/** The name of somebody of staff; '' where their account is gone. */
export const findStaffName = async (db: Db, id: number): Promise<string> =>
  (await db.select({ name: staff.name }).from(staff).where(eq(staff.id, id)))[0]?.name ?? ''

/** How much a hospital has of what it opens with. */
export const countOpening = async (db: Db, hospitalId: number) => ({
  departments: await db.$count(departments, eq(departments.hospitalId, hospitalId)),
  doctors: await db.$count(doctors, eq(doctors.hospitalId, hospitalId)),
  goods: await db.$count(goods, eq(goods.hospitalId, hospitalId)),
})
