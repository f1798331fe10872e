import { and, asc, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import { cached } from '#kit/db/cached.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { Position } from '#kit/geo/distance.ts'
import { mercator } from '#kit/geo/mercator.ts'
import { fitting, NAMES_SECONDS, nameList } from '#kit/words/server/fits.ts'
import type { BookingRules, UnitSort } from '../rules.ts'
import {
  guahaoBookingRules,
  guahaoHospitalServices,
  guahaoHospitals as hospitals,
  guahaoHospitalMedia as media,
  guahaoHospitalPosts as posts,
} from './tables.ts'

/** What a card of a hospital shows. */
const card = {
  id: hospitals.id,
  name: hospitals.name,
  level: hospitals.level,
  kind: hospitals.kind,
  address: hospitals.address,
  lat: hospitals.lat,
  lng: hospitals.lng,
  openHours: hospitals.openHours,
  isDemo: hospitals.isDemo,
}
export type CardRow = { [K in keyof typeof card]: (typeof card)[K]['_']['data'] }
export type HospitalRow = typeof hospitals.$inferSelect
/** What a list of hospitals is asked for; city 0 is all the country. */
export interface UnitFilter {
  city: number
  keyword?: string | undefined
  level?: number | undefined
  kind?: number | undefined
  area?: number | undefined
  sort: UnitSort
  from: Position | null
  page: number
  size: number
}

type Asking = Pick<Context, 'db' | 'now'>

export const listHospitals = async (
  asking: Asking,
  { city, keyword, level, kind, area, sort, from, ...asked }: UnitFilter,
) => {
  // City 0 and level 0 are no limit.
  const limits = {
    city: city || undefined,
    level: level || undefined,
    kind: kind || undefined,
    area: area || undefined,
  }
  const spot = sort === 'distance' && from ? mercator(from) : undefined
  const ids = keyword ? await listMeant(asking, keyword, limits.city) : undefined
  return listPage(asking.db, { ...limits, ids, ...spot }, asked, sort)
}

interface Limits {
  city: number | undefined
  level: number | undefined
  kind: number | undefined
  area: number | undefined
  /** Those that somebody means. */
  ids: readonly number[] | undefined
  /** Where the asker is, if the nearest come first. */
  x?: number | undefined
  y?: number | undefined
}

const listPage = (db: Db, limits: Limits, asked: { page: number; size: number }, sort: UnitSort) =>
  page(
    db,
    db
      .select(card)
      .from(hospitals)
      .where(matching(limits))
      .orderBy(orderOf(limits, sort), asc(hospitals.id))
      .$dynamic(),
    asked,
  )

/** As the index of the open ones says it: a parameter in place of the yes would hide it from a prepared statement. */
const isOpen = sql`${hospitals.isOpen}`

const matching = ({ city, ids, level, kind, area }: Limits) =>
  and(
    isOpen,
    city === undefined ? undefined : eq(hospitals.cityId, city),
    level === undefined ? undefined : eq(hospitals.level, level),
    kind === undefined ? undefined : eq(hospitals.kind, kind),
    area === undefined ? undefined : eq(hospitals.areaId, area),
    ids === undefined ? undefined : isAnyOf(hospitals.id, ids),
  )

/** Hospitals that somebody means by a name, a part or several words of it, or in pinyin. Their names are few enough to be compared here. */
const listMeant = async (asking: Asking, keyword: string, city: number | undefined): Promise<number[]> => {
  const named = await cached(asking, 'hospital names', NAMES_SECONDS, () => listNames(asking.db))
  const meant = await fitting(keyword, named, ({ cityId }) => city === undefined || cityId === city)
  return meant.map(({ id }) => id)
}

const listNames = async (db: Db) => {
  const rows = await db
    .select({ id: hospitals.id, cityId: hospitals.cityId, name: hospitals.name, aliases: hospitals.aliases })
    .from(hospitals)
    .where(isOpen)
  return nameList(rows.map(({ id, cityId, name, aliases }) => ({ id, cityId, names: [name, ...aliases] })))
}

const orderOf = ({ x, y }: Limits, sort: UnitSort): SQL => {
  if (x !== undefined && y !== undefined) return nearness(x, y)
  return desc(sort === 'level' ? hospitals.level : hospitals.bookedCount)
}

const nearness = (x: number, y: number) => sql`${hospitals.spot} <-> point(${x}, ${y})`

const selectCards = (db: Db, { ids }: { ids: readonly number[] }) =>
  db.select(card).from(hospitals).where(isAnyOf(hospitals.id, ids))

/** Cards of these hospitals, in no order of their own. */
export const listCards = (db: Db, ids: readonly number[]): Promise<CardRow[]> => selectCards(db, { ids })

/** Hospitals that can be booked. */
export const countHospitals = (db: Db): Promise<number> => db.$count(hospitals, isOpen)

const selectHospitals = (db: Db, { ids }: { ids: readonly number[] }) =>
  db.select().from(hospitals).where(isAnyOf(hospitals.id, ids))

/** Nearly every answer looks a hospital up. */
export const findHospital: (db: Db, id: number) => Promise<HospitalRow | undefined> = batchLoader(
  async (db, ids: readonly number[]) => new Map((await selectHospitals(db, { ids })).map((row) => [row.id, row])),
)

/** The main hospital and all branches of the hospital that `id` belongs to. */
export const listPlaces = async (db: Db, { id, parentId }: HospitalRow, from: Position | null) => {
  const main = parentId ?? id
  return db
    .select(card)
    .from(hospitals)
    .where(and(isOpen, or(eq(hospitals.id, main), eq(hospitals.parentId, main))))
    .orderBy(from ? nearness(mercator(from).x, mercator(from).y) : asc(hospitals.id))
    .limit(50)
}

const selectCounts = (db: Db, { ids }: { ids: readonly number[] }) =>
  db
    .select({ parentId: hospitals.parentId, branches: count() })
    .from(hospitals)
    .where(isAnyOf(hospitals.parentId, ids))
    .groupBy(hospitals.parentId)
const findBranchCount = batchLoader(
  async (db, ids: readonly number[]) =>
    new Map((await selectCounts(db, { ids })).map(({ parentId, branches }) => [Number(parentId), branches])),
)

export const countBranches = async (db: Db, { id, parentId }: HospitalRow): Promise<number> =>
  (await findBranchCount(db, parentId ?? id)) ?? 0

/** The hospital's own rule sheet, where it has set one. */
export const findBookingRules = async (db: Db, hospitalId: number): Promise<BookingRules | undefined> =>
  (await db.select().from(guahaoBookingRules).where(eq(guahaoBookingRules.hospitalId, hospitalId)))[0]

/** The sheets of those of these hospitals that have set their own. */
export const listRuleSheets = (
  db: Db,
  hospitalIds: readonly number[],
): Promise<(BookingRules & { hospitalId: number })[]> => selectRuleSheets(db, { hospitalIds })

const selectRuleSheets = (db: Db, { hospitalIds }: { hospitalIds: readonly number[] }) =>
  db.select().from(guahaoBookingRules).where(isAnyOf(guahaoBookingRules.hospitalId, hospitalIds))

export const listServices = (db: Db, hospitalId: number) =>
  db
    .select()
    .from(guahaoHospitalServices)
    .where(and(eq(guahaoHospitalServices.hospitalId, hospitalId), eq(guahaoHospitalServices.isOn, true)))
    .orderBy(asc(guahaoHospitalServices.position))

const selectMedia = (db: Db, { ids }: { ids: readonly number[] }) =>
  db.select().from(media).where(isAnyOf(media.hospitalId, ids)).orderBy(asc(media.position))
const findMedia = batchLoader(async (db, ids: readonly number[]) =>
  Map.groupBy(await selectMedia(db, { ids }), ({ hospitalId }) => hospitalId),
)
export const listMedia = async (db: Db, hospitalId: number) => (await findMedia(db, hospitalId)) ?? []

const NEWEST = 5
const selectPosts = async (db: Db, { ids }: { ids: readonly number[] }) => {
  const newest = db
    .select()
    .from(posts)
    .where(eq(posts.hospitalId, hospitals.id))
    .orderBy(desc(posts.publishedAt))
    .limit(NEWEST)
    .as('newest')
  const found = await db
    .select()
    .from(hospitals)
    .innerJoinLateral(newest, sql`true`)
    .where(isAnyOf(hospitals.id, ids))
    .orderBy(desc(newest.publishedAt))
  return found.map((row) => row.newest)
}
const findPosts = batchLoader(async (db, ids: readonly number[]) =>
  Map.groupBy(await selectPosts(db, { ids }), ({ hospitalId }) => hospitalId),
)
/** The newest announcements of a hospital. */
export const listPosts = async (db: Db, hospitalId: number) => (await findPosts(db, hospitalId)) ?? []

export const listProxied = (db: Db, asked: { page: number; size: number }) => {
  const proxied = db
    .select({ id: hospitals.id, name: hospitals.name, proxyType: hospitals.proxyType })
    .from(hospitals)
    .where(isNotNull(hospitals.proxyType))
    .orderBy(asc(hospitals.id))
  return page(db, proxied.$dynamic(), asked)
}

/** Ids and cities of hospitals by where they came from. */
export const listBySource = (db: Db, sourceKeys: readonly string[]) =>
  db
    .select({ id: hospitals.id, sourceKey: hospitals.sourceKey, cityId: hospitals.cityId })
    .from(hospitals)
    .where(inArray(hospitals.sourceKey, [...sourceKeys]))
