import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { doctorGiftsKinds as gifts } from '#app/areas/doctor-gifts/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { type HeartState, heartSorts } from '../rules.ts'
import { heartsSent as hearts } from './tables.ts'

export type NewHeart = typeof hearts.$inferInsert
export type ShownHeart = Awaited<ReturnType<typeof selectShown>>[number]

const selectShown = (db: Db) =>
  db
    .select({
      heart: hearts,
      doctorName: doctors.name,
      sex: doctors.sex,
      title: doctors.title,
      picture: doctors.picture,
      depId: doctors.depId,
      depName: departments.name,
      hospitalId: doctors.hospitalId,
      hospitalName: hospitals.name,
      giftName: gifts.name,
      giftPicture: gifts.picture,
      nickname: patients.nickname,
    })
    .from(hearts)
    .innerJoin(doctors, eq(doctors.id, hearts.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(patients, eq(patients.id, hearts.patientId))
    .leftJoin(gifts, eq(gifts.id, hearts.giftId))

/** One that everybody may see. */
export const findShown = async (db: Db, id: number): Promise<ShownHeart | undefined> =>
  (await selectShown(db).where(and(eq(hearts.id, id), eq(hearts.state, 'shown'))))[0]

/** A page of a doctor's that everybody may see, the newest first. */
export const listShown = (db: Db, doctorId: number, asked: PageRequest) =>
  page(
    db,
    selectShown(db)
      .where(and(eq(hearts.doctorId, doctorId), eq(hearts.state, 'shown')))
      .orderBy(desc(hearts.id))
      .$dynamic(),
    asked,
  )

/** A page of a patient's own, the newest first. */
export const listOwn = (db: Db, patient: PatientId, asked: PageRequest) =>
  page(db, selectShown(db).where(eq(hearts.patientId, patient)).orderBy(desc(hearts.id)).$dynamic(), asked)

/** Whether a doctor got a heart of theirs since then; two that send at once wait for each other. */
export const hasSentSince = async (db: Db, patient: PatientId, doctorId: number, since: Date): Promise<boolean> => {
  await lockName(db, `heart ${patient} ${doctorId}`)
  return (
    (await db.$count(
      hearts,
      and(eq(hearts.patientId, patient), eq(hearts.doctorId, doctorId), gt(hearts.sentAt, since)),
    )) > 0
  )
}

export const insertHeart = async (db: Db, row: NewHeart): Promise<number> =>
  ((await db.insert(hearts).values(row).returning({ id: hearts.id }))[0] as { id: number }).id

interface ManagedRequest extends ListRequest<keyof typeof heartSorts> {
  list?: HeartState | undefined
}

/** Hearts of a hospital's doctors, those that wait the longest first. */
export const listManaged = (db: Db, hospitalId: number, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) => selectShown(db),
    {
      scope: eq(doctors.hospitalId, hospitalId),
      searched: [hearts.words, doctors.name],
      filters: { list: (list) => eq(hearts.state, list) },
      sorts: heartSorts,
      sortedBy: { newest: hearts.id },
      usual: [sql`${hearts.state} <> 'waiting'`, asc(sql`case when ${hearts.state} = 'waiting' then ${hearts.id} end`)],
      last: desc(hearts.id),
      key: hearts.id,
    },
    asked,
  )

/** One of a hospital's doctors that nobody changes before the transaction ends. */
export const lockManaged = async (db: Db, hospitalId: number, id: number) =>
  (
    await db
      .select({ heart: hearts, doctorName: doctors.name })
      .from(hearts)
      .innerJoin(doctors, eq(doctors.id, hearts.doctorId))
      .where(and(eq(hearts.id, id), eq(doctors.hospitalId, hospitalId)))
      .for('update', { of: hearts })
  )[0]

export const updateHeart = (db: Db, id: number, set: Partial<NewHeart>) =>
  db.update(hearts).set(set).where(eq(hearts.id, id))

/** For the demonstration: some doctors of a hospital. */
export const listSomeDoctors = (db: Db, hospitalId: number, most: number) =>
  db
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(eq(doctors.hospitalId, hospitalId), eq(doctors.isOpen, true)))
    .orderBy(desc(doctors.standing), asc(doctors.id))
    .limit(most)
