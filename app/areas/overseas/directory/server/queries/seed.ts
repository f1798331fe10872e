import { eq } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import * as tables from '../tables.ts'

type New<T extends { $inferInsert: unknown }> = T['$inferInsert']

/** The ids of illnesses by their names. */
export const illnessesByName = async (db: Db): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await db
        .select({ id: guahaoIllnesses.id, name: guahaoIllnesses.name })
        .from(guahaoIllnesses)
        .where(eq(guahaoIllnesses.isSymptom, false))
    ).map(({ id, name }) => [name, id]),
  )

export const insertCountries = async (db: Db, rows: New<typeof tables.overseasCountries>[]) =>
  new Map(
    (
      await db
        .insert(tables.overseasCountries)
        .values(rows)
        .returning({ id: tables.overseasCountries.id, key: tables.overseasCountries.sourceKey })
    ).map(({ id, key }) => [key, id]),
  )

export const insertCategories = async (db: Db, rows: New<typeof tables.overseasCategories>[]) =>
  new Map(
    (
      await db
        .insert(tables.overseasCategories)
        .values(rows)
        .returning({ id: tables.overseasCategories.id, key: tables.overseasCategories.sourceKey })
    ).map(({ id, key }) => [key, id]),
  )

export const insertHospitals = async (db: Db, rows: New<typeof tables.overseasHospitals>[]) =>
  new Map(
    (
      await db
        .insert(tables.overseasHospitals)
        .values(rows)
        .returning({ id: tables.overseasHospitals.id, key: tables.overseasHospitals.sourceKey })
    ).map(({ id, key }) => [key, id]),
  )

export const insertExperts = async (db: Db, rows: New<typeof tables.overseasExperts>[]) =>
  new Map(
    (
      await db
        .insert(tables.overseasExperts)
        .values(rows)
        .returning({ id: tables.overseasExperts.id, key: tables.overseasExperts.sourceKey })
    ).map(({ id, key }) => [key, id]),
  )

export const insertIllnesses = (db: Db, rows: New<typeof tables.overseasIllnesses>[]) =>
  insertRows(db, tables.overseasIllnesses, rows)
export const insertProofs = (db: Db, rows: New<typeof tables.overseasProofs>[]) =>
  insertRows(db, tables.overseasProofs, rows)
export const insertRates = (db: Db, rows: New<typeof tables.overseasRates>[]) =>
  insertRows(db, tables.overseasRates, rows)
export const insertCases = (db: Db, rows: New<typeof tables.overseasCases>[]) =>
  insertRows(db, tables.overseasCases, rows)
export const insertPackages = (db: Db, rows: New<typeof tables.overseasPackages>[]) =>
  insertRows(db, tables.overseasPackages, rows)
export const insertTotals = (db: Db, count: number) =>
  db.insert(tables.overseasConsultTotals).values({ id: 1, count }).onConflictDoNothing()
