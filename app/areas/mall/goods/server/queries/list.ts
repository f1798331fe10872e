import { and, asc, desc, eq, ilike, lt, type SQL, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { drugTypes, type GoodsKind, type GoodsSort } from '../../rules.ts'
import { mallGoods as goods } from '../tables.ts'

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
}

/** What a list of goods is asked for; city 0 is all the country. */
export interface GoodsFilter {
  city: number
  ids?: readonly number[] | undefined
  categoryIds?: readonly number[] | undefined
  projectCategoryIds?: readonly number[] | undefined
  hospitalId?: number | undefined
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
  sort?: GoodsSort | undefined
}

/** A page of goods on the shelf. */
export const listGoods = (
  db: Db,
  { city, keyword, sort = 'default', isSent, isRecommended, isDiscounted, ofCityOnly, ...filter }: GoodsFilter,
  asked: { page: number; size: number },
) => {
  const flags = {
    isSent: isSent || undefined,
    isRecommended: isRecommended || undefined,
    isDiscounted: isDiscounted || undefined,
    ofCityOnly: ofCityOnly || undefined,
  }
  const limits = { ...filter, ...flags, city: city || undefined, pattern: patternOf(keyword) }
  return goodsPage(db, limits, asked, sort)
}

type Limits = Omit<GoodsFilter, 'city' | 'keyword' | 'sort'> & { city: number | undefined; pattern: string | undefined }

const goodsPage = (db: Db, limits: Limits, asked: { page: number; size: number }, sort: GoodsSort) =>
  page(
    db,
    db
      .select(card)
      .from(goods)
      .leftJoin(hospitals, eq(hospitals.id, goods.hospitalId))
      .where(matching(limits))
      .orderBy(orderOf(sort), asc(goods.id))
      .$dynamic(),
    asked,
    db.select({ one: sql`1` }).from(goods).where(matching(limits)),
  )

const matching = (value: Limits) => and(eq(goods.isOn, true), apart(value), ...placed(value), ...chosen(value))

/** A drug on prescription is found where somebody looks for it, and stands in no list of something else. */
const apart = ({ ids, hospitalId, categoryIds, pattern }: Limits) =>
  [ids, hospitalId, categoryIds, pattern].some((one) => one !== undefined)
    ? undefined
    : lt(goods.drugType, drugTypes.prescription)

const placed = ({ ids, city, ofCityOnly, hospitalId, categoryIds, projectCategoryIds }: Limits) => [
  ids === undefined ? undefined : isAnyOf(goods.id, ids),
  city === undefined ? undefined : ofCityOnly ? eq(goods.cityId, city) : sql`${goods.cityId} in (0, ${city})`,
  hospitalId === undefined ? undefined : eq(goods.hospitalId, hospitalId),
  categoryIds === undefined ? undefined : isAnyOf(goods.categoryId, categoryIds),
  projectCategoryIds === undefined ? undefined : isAnyOf(goods.projectCategoryId, projectCategoryIds),
]

const chosen = ({
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

const patternOf = (keyword: string | undefined) => (keyword ? containing(keyword) : undefined)

const orders: Record<GoodsSort, SQL> = {
  default: desc(goods.soldCount),
  sold: desc(goods.soldCount),
  price_up: asc(goods.fromFen),
  price_down: desc(goods.fromFen),
  newest: desc(goods.publishedAt),
}
const orderOf = (sort: GoodsSort) => orders[sort]

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
