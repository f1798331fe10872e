import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { type ManagedCityState, managedCitySorts } from '../../rules.ts'
import { locationCities as cities } from '../tables.ts'

interface ManagedRequest extends ListRequest<keyof typeof managedCitySorts> {
  state?: ManagedCityState | undefined
}

const inState = {
  hot: and(eq(cities.isOpen, true), isNotNull(cities.hotRank)),
  open: eq(cities.isOpen, true),
  hidden: eq(cities.isOpen, false),
}

/** Cities, hidden ones too: the hot ones first, in their order, then the alphabet. */
export const listManagedCities = (db: Db, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) => db.select().from(cities),
    {
      scope: undefined,
      searched: [cities.fullName, cities.pinyin, cities.initials],
      filters: { state: (state) => inState[state] },
      sorts: managedCitySorts,
      sortedBy: { name: cities.pinyin, hot: cities.hotRank },
      usual: [sql`${cities.hotRank} asc nulls last`, asc(cities.pinyin)],
      last: asc(cities.id),
      key: cities.id,
    },
    asked,
  )

/** Two who change cities at the same time wait for each other: one is the default, and so many are hot. */
export const lockCities = (db: Db) => lockName(db, 'location_cities')

/** Cities that stand above all others, hidden ones too. */
export const countHotCities = (db: Db): Promise<number> => db.$count(cities, isNotNull(cities.hotRank))

export const updateCity = (db: Db, id: number, set: { isOpen: boolean; hotRank: number | null }) =>
  db.update(cities).set(set).where(eq(cities.id, id))

/** Makes a city the one where somebody is who has not said it, in the place of any other. */
export const setDefaultCity = async (db: Db, id: number): Promise<void> => {
  await db.update(cities).set({ isDefault: false }).where(eq(cities.isDefault, true))
  await db.update(cities).set({ isDefault: true }).where(eq(cities.id, id))
}

/** The city that the desk has made the default; undefined where it has named none. */
export const findDefaultCity = async (db: Db): Promise<number | undefined> =>
  (await db.select({ id: cities.id }).from(cities).where(eq(cities.isDefault, true)))[0]?.id
