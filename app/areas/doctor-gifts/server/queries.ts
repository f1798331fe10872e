import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { mallStocks as stocks } from '#app/areas/mall/stock/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { doctorGiftsGiven as given, doctorGiftsKinds as kinds } from './tables.ts'

export type KindRow = typeof kinds.$inferSelect

const withStock = (db: Db) =>
  db.select({ kind: kinds, left: stocks.left }).from(kinds).innerJoin(stocks, eq(stocks.id, kinds.stockId))

/** What can be given now. */
export const listKinds = (db: Db) => withStock(db).where(eq(kinds.isOn, true)).orderBy(asc(kinds.position))

/** One of them; undefined where it is not given any more. */
export const findKind = async (db: Db, id: number) =>
  (await withStock(db).where(and(eq(kinds.id, id), eq(kinds.isOn, true))))[0]

export const insertKinds = (db: Db, rows: (typeof kinds.$inferInsert)[]) => db.insert(kinds).values(rows)

export const insertGiven = async (db: Db, row: typeof given.$inferInsert): Promise<number> => {
  const [made] = await db.insert(given).values(row).returning({ id: given.id })
  if (!made) throw new Error('the gift was not written')
  return made.id
}

/** A page of what a doctor received, the newest first, with who gave it. */
export const listReceived = (db: Db, doctorId: number, asked: PageRequest) =>
  page(
    db,
    db
      .select({ given, kind: kinds, nickname: patients.nickname })
      .from(given)
      .innerJoin(kinds, eq(kinds.id, given.kindId))
      .leftJoin(patients, eq(patients.id, given.patientId))
      .where(eq(given.doctorId, doctorId))
      .orderBy(desc(given.id))
      .$dynamic(),
    asked,
  )

/** How many of each a doctor received. */
export const countReceived = (db: Db, doctorId: number) => {
  const num = sql<number>`sum(${given.pieces})::int`
  return db
    .select({ kind: kinds, num })
    .from(given)
    .innerJoin(kinds, eq(kinds.id, given.kindId))
    .where(eq(given.doctorId, doctorId))
    .groupBy(kinds.id)
    .orderBy(desc(num), asc(kinds.id))
}

/** A page of what a patient gave, the newest first. */
export const listOwn = (db: Db, patient: PatientId, doctorId: number | undefined, asked: PageRequest) => {
  const own = and(eq(given.patientId, patient), doctorId === undefined ? undefined : eq(given.doctorId, doctorId))
  return page(
    db,
    db
      .select({ given, kind: kinds, doctorName: doctors.name })
      .from(given)
      .innerJoin(kinds, eq(kinds.id, given.kindId))
      .innerJoin(doctors, eq(doctors.id, given.doctorId))
      .where(own)
      .orderBy(desc(given.id))
      .$dynamic(),
    asked,
  )
}

/** In which consultation somebody gave what is not told any more. */
export const eraseConsultations = (db: Db, patient: PatientId) =>
  db.update(given).set({ consultationId: null }).where(eq(given.patientId, patient))
