import { eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import * as tables from '../tables.ts'

type New<T extends { $inferInsert: unknown }> = T['$inferInsert']

const {
  overseasCases: cases,
  overseasCategories: categories,
  overseasCountries: countries,
  overseasExperts: experts,
  overseasHospitals: hospitals,
  overseasPackages: packages,
  overseasProofs: proofs,
  overseasRates: rates,
} = tables

const idOf = (rows: { id: number }[]): number => (rows[0] as { id: number }).id

export const insertCountry = async (db: Db, row: New<typeof countries>) =>
  idOf(await db.insert(countries).values(row).returning({ id: countries.id }))
export const updateCountry = (db: Db, id: number, set: Partial<New<typeof countries>>) =>
  db.update(countries).set(set).where(eq(countries.id, id))
export const insertCategory = async (db: Db, row: New<typeof categories>) =>
  idOf(await db.insert(categories).values(row).returning({ id: categories.id }))
export const updateCategory = (db: Db, id: number, set: Partial<New<typeof categories>>) =>
  db.update(categories).set(set).where(eq(categories.id, id))
export const insertHospital = async (db: Db, row: New<typeof hospitals>) =>
  idOf(await db.insert(hospitals).values(row).returning({ id: hospitals.id }))
export const updateHospital = (db: Db, id: number, set: Partial<New<typeof hospitals>>) =>
  db.update(hospitals).set(set).where(eq(hospitals.id, id))
export const insertProof = async (db: Db, row: New<typeof proofs>) =>
  idOf(await db.insert(proofs).values(row).returning({ id: proofs.id }))
export const updateProof = (db: Db, id: number, set: Partial<New<typeof proofs>>) =>
  db.update(proofs).set(set).where(eq(proofs.id, id))
export const insertRate = async (db: Db, row: New<typeof rates>) =>
  idOf(await db.insert(rates).values(row).returning({ id: rates.id }))
export const deleteRate = (db: Db, id: number) => db.delete(rates).where(eq(rates.id, id))
export const insertExpert = async (db: Db, row: New<typeof experts>) =>
  idOf(await db.insert(experts).values(row).returning({ id: experts.id }))
export const updateExpert = (db: Db, id: number, set: Partial<New<typeof experts>>) =>
  db.update(experts).set(set).where(eq(experts.id, id))
export const insertCase = async (db: Db, row: New<typeof cases>) =>
  idOf(await db.insert(cases).values(row).returning({ id: cases.id }))
export const updateCase = (db: Db, id: number, set: Partial<New<typeof cases>>) =>
  db.update(cases).set(set).where(eq(cases.id, id))
export const putPackage = (db: Db, { goodsId, ...set }: New<typeof packages>) =>
  db
    .insert(packages)
    .values({ goodsId, ...set })
    .onConflictDoUpdate({ target: packages.goodsId, set })
export const updatePackage = (db: Db, goodsId: number, set: Partial<New<typeof packages>>) =>
  db.update(packages).set(set).where(eq(packages.goodsId, goodsId))
export const deletePackage = async (db: Db, goodsId: number): Promise<boolean> =>
  (await db.delete(packages).where(eq(packages.goodsId, goodsId)).returning({ id: packages.goodsId })).length > 0
