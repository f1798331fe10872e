import { and, arrayContains, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import {
  membershipBenefits as benefits,
  membershipComboBenefits as comboBenefits,
  membershipCombos as combos,
  membershipLevels as levels,
  membershipOrders as orders,
  type Promised,
} from '../tables.ts'

export type ComboRow = typeof combos.$inferSelect
export type NewCombo = typeof combos.$inferInsert
export type BenefitRow = typeof benefits.$inferSelect
/** A benefit and how often a package lets one use it. */
export interface Granted {
  benefit: BenefitRow
  times: number
}
/** A package with its benefits, in their order. */
export interface Combo {
  combo: ComboRow
  granted: Granted[]
}

const inOrder = [asc(combos.position), asc(combos.id)] as const
const benefitsInOrder = [asc(benefits.position), asc(benefits.id)] as const

const listWhole = async (db: Db, which: SQL | undefined): Promise<Combo[]> => {
  const rows = await db
    .select({ combo: combos, benefit: benefits, times: comboBenefits.times })
    .from(combos)
    .leftJoin(comboBenefits, eq(comboBenefits.comboId, combos.id))
    .leftJoin(benefits, eq(benefits.id, comboBenefits.benefitId))
    .where(which)
    .orderBy(...inOrder, ...benefitsInOrder)
  return [...Map.groupBy(rows, ({ combo }) => combo.id).values()].map((own) => ({
    combo: (own[0] as (typeof rows)[number]).combo,
    granted: own.flatMap(({ benefit, times }) => (benefit && times !== null ? [{ benefit, times }] : [])),
  }))
}

/** Packages on sale, or those that are offered in a scene. */
export const listOnSale = (db: Db, scene?: string): Promise<Combo[]> =>
  listWhole(db, and(eq(combos.isOn, true), scene === undefined ? undefined : arrayContains(combos.scenes, [scene])))

/** Whether there is a package to buy or a level to reach. */
export const hasMembership = async (db: Db): Promise<boolean> => {
  const packages = await db.select({ id: combos.id }).from(combos).where(eq(combos.isOn, true)).limit(1)
  return packages.length > 0 || (await db.select({ level: levels.level }).from(levels).limit(1)).length > 0
}

/** All packages, those on sale first, with how often each was sold and not given back; and all benefits, in a package or not. */
export const listCombos = async (db: Db) => {
  // Inside another piece columns keep the names of their tables.
  const isSold = sql`${orders.comboId} = ${combos.id} and ${orders.state} = 'paid'`
  const sold = sql<number>`(select count(*)::int from ${orders} where ${isSold})`
  const rows = await db
    .select({ combo: combos, sold })
    .from(combos)
    .orderBy(desc(combos.isOn), ...inOrder)
  const granted = await db
    .select({ benefit: benefits, comboId: comboBenefits.comboId, times: comboBenefits.times })
    .from(benefits)
    .leftJoin(comboBenefits, eq(comboBenefits.benefitId, benefits.id))
    .orderBy(...benefitsInOrder)
  const grantedBy = (id: number) =>
    granted.flatMap(({ comboId, benefit, times }) => (comboId === id && times !== null ? [{ benefit, times }] : []))
  return {
    combos: rows.map((row) => ({ ...row, granted: grantedBy(row.combo.id) })),
    benefits: [...new Map(granted.map(({ benefit }) => [benefit.id, benefit])).values()],
  }
}

/** A package by its id, on sale or not. */
export const findCombo = async (db: Db, id: number): Promise<Combo | undefined> =>
  (await listWhole(db, eq(combos.id, id)))[0]

export const listBenefits = (db: Db): Promise<BenefitRow[]> =>
  db
    .select()
    .from(benefits)
    .orderBy(...benefitsInOrder)

export const findBenefit = async (db: Db, id: number): Promise<BenefitRow | undefined> =>
  (await db.select().from(benefits).where(eq(benefits.id, id)))[0]

/** Brings the benefits up to date. */
export const upsertBenefits = (db: Db, rows: readonly (typeof benefits.$inferInsert)[]) =>
  db
    .insert(benefits)
    .values([...rows])
    .onConflictDoNothing({ target: benefits.sourceKey })

/** Writes a package; its id, or undefined where its source has one already. */
export const insertCombo = async (
  db: Db,
  row: NewCombo,
  promised: readonly Promised[],
): Promise<number | undefined> => {
  const [made] = await db
    .insert(combos)
    .values(row)
    .onConflictDoNothing({ target: combos.sourceKey })
    .returning({ id: combos.id })
  if (made) await putPromised(db, made.id, promised)
  return made?.id
}

/** Writes a package over what it was. */
export const updateCombo = async (
  db: Db,
  id: number,
  change: Partial<NewCombo>,
  promised?: readonly Promised[],
): Promise<void> => {
  await db.update(combos).set(change).where(eq(combos.id, id))
  if (promised) await putPromised(db, id, promised)
}

const putPromised = async (db: Db, comboId: number, promised: readonly Promised[]) => {
  await db.delete(comboBenefits).where(eq(comboBenefits.comboId, comboId))
  if (promised.length > 0) await db.insert(comboBenefits).values(promised.map((one) => ({ comboId, ...one })))
}

/** Only one package is chosen beforehand: whichever was is so no longer. */
export const clearFirst = (db: Db) => db.update(combos).set({ isFirst: false }).where(eq(combos.isFirst, true))

/** Departments of the catalogue with the class above each. */
export const listDepartments = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return []
  const rows = await db.select().from(catalogue).orderBy(asc(catalogue.position))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    const above = row.parentId === null ? undefined : byId.get(row.parentId)
    return above && ids.includes(row.id)
      ? [{ id: row.id, name: row.name, classId: above.id, className: above.name }]
      : []
  })
}
