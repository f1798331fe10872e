import { and, asc, desc, eq, gte, ilike, lt, lte, type SQL, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { Position } from '#kit/geo/distance.ts'
import { drugTypes, type GoodsKind, type GoodsSort } from '../../rules.ts'
import { mallBrands as brands, mallGoods as goods } from '../tables.ts'

/** What a card of goods shows. */
const card = {
  id: goods.id,
  kind: goods.kind,
  name: goods.name,
  subtitle: goods.subtitle,
  tags: goods.tags,
  picture: goods.picture,
  images: goods.images,
  drugType: goods.drugType,
  payTypes: goods.payTypes,
  fromFen: goods.fromFen,
  toFen: goods.toFen,
  orgFen: goods.orgFen,
  soldCount: goods.soldCount,
  starSum: goods.starSum,
  commentCount: goods.commentCount,
  isPromoted: goods.isPromoted,
  hospitalId: goods.hospitalId,
  hospitalName: hospitals.name,
  lat: hospitals.lat,
  lng: hospitals.lng,
}

/** What a list of goods is asked for; city 0 is all the country. */
export interface GoodsFilter {
  city: number
  ids?: readonly number[] | undefined
  categoryIds?: readonly number[] | undefined
  projectCategoryIds?: readonly number[] | undefined
  hospitalId?: number | undefined
  brandId?: number | undefined
  departmentId?: number | undefined
  illnessId?: number | undefined
  kinds?: readonly GoodsKind[] | undefined
  /** Those that come by parcel. */
  isSent?: boolean | undefined
  /** Over the counter, or on prescription. */
  drugType?: number | undefined
  isRecommended?: boolean | undefined
  /** Those for whose place somebody paid, or (false) all but those. */
  isPromoted?: boolean | undefined
  /** Those for less than before. */
  isDiscounted?: boolean | undefined
  /** Sold in this city alone, not everywhere. */
  ofCityOnly?: boolean | undefined
  keyword?: string | undefined
  /** From and up to this price of their cheapest specification. */
  fromFen?: number | undefined
  toFen?: number | undefined
  /** Those on which one of these coupons can be used. */
  coupons?: readonly CouponReach[] | undefined
  /** `near` is the usual order where nobody says from where. */
  sort?: GoodsSort | undefined
  from?: Position | null | undefined
}

/** On what a coupon can be used: on everything where it names nothing, of one hospital where it names one, from a price on. */
export interface CouponReach {
  goodsIds: readonly number[]
  categoryIds: readonly number[]
  hospitalId: number | null
  discountLimitFen: number
}

/** A page of goods on the shelf. */
export const listGoods = (
  db: Db,
  { sort = 'default', from, ...filter }: GoodsFilter,
  asked: { page: number; size: number },
) => goodsPage(db, limitsOf(filter), asked, orderOf(sort, from))

/** Who sells what is asked for, and how much of it, who sells most first. */
export const listSellers = async (db: Db, filter: GoodsFilter) => {
  const many = sql<number>`count(*)::int`
  return db
    .select({ id: hospitals.id, name: hospitals.name, many })
    .from(goods)
    .innerJoin(hospitals, eq(hospitals.id, goods.hospitalId))
    .where(matching(limitsOf(filter)))
    .groupBy(hospitals.id, hospitals.name)
    .orderBy(desc(many), asc(hospitals.id))
    .limit(MOST_SELLERS)
}

const MOST_SELLERS = 30

/** Brands of what is asked for that the desk shows, in its order, and how much there is of each. */
export const listGoodsBrands = async (db: Db, filter: GoodsFilter) => {
  const many = sql<number>`count(*)::int`
  return db
    .select({ id: brands.id, name: brands.name, image: brands.image, many })
    .from(goods)
    .innerJoin(brands, eq(brands.name, goods.brand))
    .where(and(eq(brands.isOn, true), matching(limitsOf(filter))))
    .groupBy(brands.id)
    .orderBy(asc(brands.position), desc(many), asc(brands.id))
    .limit(MOST_OFFERED)
}

/** So many brands are offered to choose from. */
const MOST_OFFERED = 60

const limitsOf = ({
  city,
  keyword,
  isSent,
  isRecommended,
  isDiscounted,
  ofCityOnly,
  coupons,
  ...filter
}: Omit<GoodsFilter, 'sort' | 'from'>): Limits => {
  const flags = {
    isSent: isSent || undefined,
    isRecommended: isRecommended || undefined,
    isDiscounted: isDiscounted || undefined,
    ofCityOnly: ofCityOnly || undefined,
  }
  const reach = coupons && JSON.stringify(coupons)
  return { ...filter, ...flags, city: city || undefined, pattern: patternOf(keyword), reach }
}

type Limits = Omit<GoodsFilter, 'city' | 'keyword' | 'sort' | 'from' | 'coupons'> & {
  city: number | undefined
  pattern: string | undefined
  /** The reaches of coupons, as JSON. */
  reach: string | undefined
}

const goodsPage = (db: Db, limits: Limits, asked: { page: number; size: number }, order: SQL) =>
  page(
    db,
    db
      .select(card)
      .from(goods)
      .leftJoin(hospitals, eq(hospitals.id, goods.hospitalId))
      .where(matching(limits))
      .orderBy(order, asc(goods.id))
      .$dynamic(),
    asked,
    db.select({ one: sql`1` }).from(goods).where(matching(limits)),
  )

const matching = (value: Limits) =>
  and(eq(goods.isOn, true), apart(value), ...placed(value), ...chosen(value), ...priced(value))

/**
 * A drug on prescription, and a service abroad, which has a section of its own, are found where somebody looks for them, and stand in
 * no list of something else.
 */
const apart = ({ ids, hospitalId, categoryIds, pattern }: Limits) =>
  [ids, hospitalId, categoryIds, pattern].some((one) => one !== undefined)
    ? undefined
    : and(
        lt(goods.drugType, drugTypes.prescription),
        sql`not (${goods.isOverseas} and ${goods.kind} not in ('parcel', 'drug'))`,
      )

const placed = ({ ids, city, ofCityOnly, hospitalId, categoryIds, projectCategoryIds }: Limits) => [
  ids === undefined ? undefined : isAnyOf(goods.id, ids),
  city === undefined ? undefined : ofCityOnly ? eq(goods.cityId, city) : sql`${goods.cityId} in (0, ${city})`,
  hospitalId === undefined ? undefined : eq(goods.hospitalId, hospitalId),
  categoryIds === undefined ? undefined : isAnyOf(goods.categoryId, categoryIds),
  projectCategoryIds === undefined ? undefined : isAnyOf(goods.projectCategoryId, projectCategoryIds),
]

const chosen = ({
  brandId,
  departmentId,
  illnessId,
  kinds,
  drugType,
  pattern,
  isSent,
  isRecommended,
  isPromoted,
  isDiscounted,
}: Limits) => [
  brandId === undefined
    ? undefined
    : sql`${goods.brand} = (select ${brands.name} from ${brands} where ${brands.id} = ${brandId})`,
  departmentId === undefined ? undefined : eq(goods.departmentId, departmentId),
  illnessId === undefined ? undefined : sql`${illnessId}::bigint = any(${goods.illnessIds})`,
  kinds === undefined ? undefined : isAnyOf(goods.kind, kinds),
  drugType === undefined ? undefined : eq(goods.drugType, drugType),
  pattern === undefined ? undefined : ilike(goods.name, pattern),
  isSent === undefined ? undefined : sql`${isSent}::boolean and ${goods.kind} in ('parcel', 'drug')`,
  isRecommended === undefined ? undefined : eq(goods.isRecommended, isRecommended),
  isPromoted === undefined ? undefined : eq(goods.isPromoted, isPromoted),
  isDiscounted === undefined ? undefined : sql`${isDiscounted}::boolean and ${goods.fromFen} < ${goods.orgFen}`,
]

const priced = ({ fromFen, toFen, reach }: Limits) => [
  fromFen === undefined ? undefined : gte(goods.fromFen, fromFen),
  toFen === undefined ? undefined : lte(goods.fromFen, toFen),
  reach === undefined ? undefined : isReached(reach),
]

/** One of the coupons can be used on them; none is on a drug on prescription, which is not promoted. */
const isReached = (reach: string) => sql`${goods.drugType} < ${drugTypes.prescription} and exists (
  select from json_to_recordset(${reach}::json)
    as c("goodsIds" json, "categoryIds" json, "hospitalId" bigint, "discountLimitFen" int)
  where (c."hospitalId" is null or c."hospitalId" = ${goods.hospitalId}) and ${goods.toFen} >= c."discountLimitFen"
    and (json_array_length(c."goodsIds") + json_array_length(c."categoryIds") = 0
      or ${goods.id} in (select value::bigint from json_array_elements_text(c."goodsIds"))
      or ${goods.categoryId} in (select value::bigint from json_array_elements_text(c."categoryIds"))))`

const patternOf = (keyword: string | undefined) => (keyword ? containing(keyword) : undefined)

const orders: Record<Exclude<GoodsSort, 'near'>, SQL> = {
  default: desc(goods.soldCount),
  sold: desc(goods.soldCount),
  price_up: asc(goods.fromFen),
  price_down: desc(goods.fromFen),
  newest: desc(goods.publishedAt),
}
const orderOf = (sort: GoodsSort, from: Position | null | undefined): SQL => {
  if (sort !== 'near') return orders[sort]
  return from ? sql`${awayFrom(from)} nulls last` : orders.default
}

/** Grows with the distance of who sells them: enough for an order. */
const awayFrom = ({ lat, lng }: Position) =>
  sql`power(${hospitals.lat} - ${lat}, 2) + power((${hospitals.lng} - ${lng}) * cos(radians(${lat})), 2)`

const selectCards = (db: Db, { ids }: { ids: readonly number[] }) =>
  db
    .select(card)
    .from(goods)
    .leftJoin(hospitals, eq(hospitals.id, goods.hospitalId))
    .where(and(eq(goods.isOn, true), isAnyOf(goods.id, ids)))

/** What a card of goods shows. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** Cards of these goods, those on the shelf alone, in no order of their own. */
export const listCards = async (db: Db, ids: readonly number[]): Promise<CardRow[]> =>
  ids.length === 0 ? [] : selectCards(db, { ids })

const selectOfCategories = (
  db: Db,
  { categoryIds, city }: { categoryIds: readonly number[]; city: number | undefined },
) => {
  const ranked = db
    .select({
      id: goods.id,
      categoryId: goods.categoryId,
      rank: sql<number>`row_number() over (partition by ${goods.categoryId} order by ${goods.soldCount} desc, ${goods.id})`.as(
        'rank',
      ),
    })
    .from(goods)
    .where(
      and(
        eq(goods.isOn, true),
        isAnyOf(goods.categoryId, categoryIds),
        city === undefined ? undefined : sql`${goods.cityId} in (0, ${city})`,
      ),
    )
    .as('ranked')
  return db
    .select({ id: ranked.id, categoryId: ranked.categoryId })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${MOST_OF_CATEGORY}`)
}

const MOST_OF_CATEGORY = 6

/** The best sold goods of each of these categories. */
export const listBestOf = (db: Db, categoryIds: readonly number[], city: number) =>
  selectOfCategories(db, { categoryIds, city: city || undefined })

const selectGoods = (db: Db, { ids }: { ids: readonly number[] }) =>
  db.select().from(goods).where(isAnyOf(goods.id, ids))

export type GoodsRow = typeof goods.$inferSelect

/** One piece of goods, on the shelf or not. */
export const findGoods: (db: Db, id: number) => Promise<GoodsRow | undefined> = batchLoader(
  async (db, ids: readonly number[]) => new Map((await selectGoods(db, { ids })).map((row) => [row.id, row])),
)
