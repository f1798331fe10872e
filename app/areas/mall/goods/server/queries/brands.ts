import { asc, eq, inArray, sql } from 'drizzle-orm'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type BrandState, brandSorts } from '../../rules/brands.ts'
import { mallBrands as brands, mallGoods as goods } from '../tables.ts'

export type BrandRow = typeof brands.$inferSelect
type NewBrand = typeof brands.$inferInsert

interface ManagedRequest extends ListRequest<keyof typeof brandSorts> {
  state?: BrandState | undefined
}

const onShelf = (db: Db) =>
  db
    .select({ brand: goods.brand, many: sql<number>`count(*)::int`.as('many') })
    .from(goods)
    .where(eq(goods.isOn, true))
    .groupBy(goods.brand)
    .as('on_shelf')

/** All brands, hidden ones too, each with how many of its goods are on the shelf. */
export const listManagedBrands = (db: Db, asked: ManagedRequest) => {
  const counted = onShelf(db)
  const many = sql<number>`coalesce(${counted.many}, 0)`
  return listQuery(
    db,
    (db) =>
      db
        .select({ brand: brands, goodsCount: many.as('goods_n') })
        .from(brands)
        .leftJoin(counted, eq(counted.brand, brands.name)),
    {
      scope: undefined,
      searched: [brands.name],
      filters: { state: (state) => eq(brands.isOn, state === 'on') },
      sorts: brandSorts,
      sortedBy: { goods: sql`goods_n`, name: brands.name },
      usual: [asc(brands.position)],
      last: asc(brands.id),
      key: brands.id,
    },
    asked,
  )
}

/** Names of brands, to choose from when goods are written. */
export const listBrandNames = async (db: Db, most: number): Promise<string[]> =>
  (await db.select({ name: brands.name }).from(brands).orderBy(asc(brands.position), asc(brands.id)).limit(most)).map(
    ({ name }) => name,
  )

/** One brand, shown or not, that nobody changes before the transaction ends. */
export const lockBrand = async (db: Db, id: number): Promise<BrandRow | undefined> =>
  (await db.select().from(brands).where(eq(brands.id, id)).for('update'))[0]

export const countBrands = (db: Db): Promise<number> => db.$count(brands)

/** Makes a brand; undefined where another has that name. */
export const insertBrand = async (db: Db, row: NewBrand): Promise<number | undefined> =>
  (await db.insert(brands).values(row).onConflictDoNothing().returning({ id: brands.id }))[0]?.id

/** Whether a brand has that name. */
export const hasBrand = async (db: Db, name: string): Promise<boolean> =>
  (await db.$count(brands, eq(brands.name, name))) > 0

export const updateBrand = (db: Db, id: number, set: Partial<NewBrand>) =>
  db.update(brands).set(set).where(eq(brands.id, id))

/** Brands that goods name stand in the list, whether or not somebody made them there. */
export const noteBrands = async (db: Db, named: readonly (string | undefined)[]): Promise<void> => {
  const names = [...new Set(named.flatMap((name) => name || []))]
  const known = names.length === 0 ? [] : await namesAmong(db, names)
  const rows = names.filter((name) => !known.includes(name)).map((name) => ({ name }))
  if (rows.length > 0) await db.insert(brands).values(rows).onConflictDoNothing()
}

const namesAmong = async (db: Db, names: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ name: brands.name })
      .from(brands)
      .where(inArray(brands.name, [...names]))
  ).map(({ name }) => name)

/** Calls the goods of a brand by its new name: which they are. */
export const renameBrandOfGoods = async (db: Db, before: string, after: string): Promise<number[]> =>
  (await db.update(goods).set({ brand: after }).where(eq(goods.brand, before)).returning({ id: goods.id })).map(
    ({ id }) => id,
  )
