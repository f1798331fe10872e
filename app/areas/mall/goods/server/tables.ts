import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallCategories } from '#app/areas/mall/catalogue/server/public.ts'
import { mallStocks } from '#app/areas/mall/stock/server/public.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import { USUAL_POSITION } from '../rules/brands.ts'
import type { AppointmentKind, GoodsKind } from '../rules.ts'

const goodsId = () =>
  reference()
    .notNull()
    .references(() => mallGoods.id, { onDelete: 'cascade' })
const patientId = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })

/** A part of a page about goods: what is in it, how it is used. */
export interface DetailPart {
  title: string
  lines: string[]
}

/** A brand as filters offer it: goods name it by its name. */
export const mallBrands = pgTable(
  'mall_brands',
  {
    id: identity(),
    name: text().notNull().unique(),
    /** An address of a picture that a desk sent; empty where there is none. */
    image: text().notNull().default(''),
    position: smallint().notNull().default(USUAL_POSITION),
    /** Offered among the filters of lists; goods of one that is not stay on sale. */
    isOn: boolean().notNull().default(true),
  },
  (table) => [check('mall_brands_position', sql`${table.position} between 0 and 999`)],
)

/** Something that can be bought. */
export const mallGoods = pgTable(
  'mall_goods',
  {
    id: identity(),
    /** Names the goods in files and seeds. */
    sourceKey: text().notNull().unique(),
    kind: text().$type<GoodsKind>().notNull(),
    name: text().notNull(),
    subtitle: text().notNull(),
    tags: text().array().notNull().default([]),
    categoryId: reference()
      .notNull()
      .references(() => mallCategories.id),
    /** Of a project: its place in the tree of projects. */
    projectCategoryId: reference().references(() => mallCategories.id),
    /** Whose it is; null: the platform's own. */
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    /** Other sellers in which it can be used. */
    moreHospitalIds: reference().array().notNull().default([]),
    /** The department of `guahao/catalogue` and the illnesses that a project is for. */
    departmentId: reference(),
    illnessIds: reference().array().notNull().default([]),
    doctorIds: reference().array().notNull().default([]),
    /** The city in which it is sold; 0: everywhere. */
    cityId: integer().notNull().default(0),
    /** The drawing, a `ThingShape`. */
    picture: text().notNull(),
    images: text().array().notNull().default([]),
    /** The name of one of `mall_brands`; empty where it has none. */
    brand: text().notNull().default(''),
    /** Of a drug, device or supplement: the number of its approval. */
    approvalNo: text().notNull().default(''),
    drugType: smallint().notNull().default(0),
    isSupplement: boolean().notNull().default(false),
    isOverseas: boolean().notNull().default(false),
    /** 1: an exam package. */
    packageType: smallint().notNull().default(0),
    /** Ways to pay, `payTypes`; the first is the usual one. */
    payTypes: smallint().array().notNull(),
    /** Least and greatest price of its specifications, and what the cheapest cost before. */
    fromFen: fen().notNull(),
    toFen: fen().notNull(),
    orgFen: fen().notNull(),
    limitEach: integer(),
    appointment: text().$type<AppointmentKind>().notNull().default('none'),
    /** For each weekday, Monday first: morning, afternoon, evening as '1' or '0', such as `110`. */
    bookable: text().array().notNull().default([]),
    /** Used within so many days after it was bought; 0: no end. */
    validDays: integer().notNull().default(0),
    /** What a patient signs before it is done to them; empty where nothing. */
    consent: text().notNull().default(''),
    detailParts: jsonb().$type<DetailPart[]>().notNull().default([]),
    serviceParts: jsonb().$type<DetailPart[]>().notNull().default([]),
    notice: text().notNull().default(''),
    isOn: boolean().notNull().default(true),
    isRecommended: boolean().notNull().default(false),
    /** Somebody paid for its place among others: it says 广告. */
    isPromoted: boolean().notNull().default(false),
    soldCount: integer().notNull().default(0),
    viewCount: integer().notNull().default(0),
    commentCount: integer().notNull().default(0),
    starSum: integer().notNull().default(0),
    publishedAt: instant().notNull(),
    isDemo: boolean().notNull().default(false),
    /** Read no more: the wire keeps the versions of what forms write (`kit/wire`). */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('mall_goods_category').on(table.categoryId, table.soldCount.desc().nullsFirst(), table.id),
    index('mall_goods_project').on(table.projectCategoryId, table.soldCount.desc().nullsFirst(), table.id),
    index('mall_goods_hospital').on(table.hospitalId, table.soldCount.desc().nullsFirst(), table.id),
    index('mall_goods_department').on(table.departmentId, table.soldCount.desc().nullsFirst(), table.id),
    index('mall_goods_sold').on(table.soldCount.desc().nullsFirst(), table.id),
    index('mall_goods_sent')
      .on(table.soldCount.desc().nullsFirst(), table.id)
      .where(sql`${table.isOn} and ${table.kind} in ('parcel', 'drug')`),
    // What a city's shelf holds is counted from it alone.
    index('mall_goods_shelf').on(table.cityId, table.drugType, table.kind).where(sql`${table.isOn}`),
    index('mall_goods_price').on(table.fromFen, table.id),
    index('mall_goods_newest').on(table.publishedAt.desc().nullsFirst(), table.id),
    check('mall_goods_prices', sql`0 <= ${table.fromFen} and ${table.fromFen} <= ${table.toFen}`),
    check(
      'mall_goods_pay',
      sql`cardinality(${table.payTypes}) > 0 and ${table.payTypes} <@ array[0, 1, 2, 3]::smallint[]`,
    ),
    check('mall_goods_appointment', sql`${table.appointment} in ('none', 'onsite', 'clinic', 'exam', 'test')`),
    check('mall_goods_drug', sql`${table.drugType} in (0, 1, 2)`),
  ],
)

/** What goods are sold as: a size, a set, a number of times. */
export const mallGoodsSkus = pgTable(
  'mall_goods_skus',
  {
    id: identity(),
    goodsId: goodsId(),
    name: text().notNull(),
    priceFen: fen().notNull(),
    orgPriceFen: fen().notNull(),
    /** What is paid at once where goods are bought by a deposit. */
    depositFen: fen().notNull().default(0),
    stockId: reference()
      .notNull()
      .references(() => mallStocks.id),
    /** The seller's own, by which files know it; '' where it has none. */
    code: text().notNull().default(''),
    weightGrams: integer().notNull().default(0),
    isDefault: boolean().notNull().default(false),
    isOn: boolean().notNull().default(true),
    position: smallint().notNull(),
  },
  (table) => [
    index('mall_goods_skus_goods').on(table.goodsId, table.position),
    unique('mall_goods_skus_stock').on(table.stockId),
    uniqueIndex('mall_goods_skus_code').on(table.goodsId, table.code).where(sql`${table.code} <> ''`),
    check(
      'mall_goods_skus_prices',
      sql`0 <= ${table.priceFen} and 0 <= ${table.depositFen} and ${table.depositFen} <= ${table.priceFen}`,
    ),
  ],
)

/** What buyers say; their names are masked when they are written. */
export const mallGoodsComments = pgTable(
  'mall_goods_comments',
  {
    id: identity(),
    goodsId: goodsId(),
    /** Null in the demonstration. */
    patientId: reference().references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** The order that it is about: one comment for each piece of goods in it. */
    orderId: text(),
    authorName: text().notNull(),
    skuName: text().notNull(),
    stars: smallint().notNull(),
    content: text().notNull(),
    images: text().array().notNull().default([]),
    /** What the seller answers; ''. */
    answer: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('mall_goods_comments_newest').on(table.goodsId, table.createdAt.desc().nullsFirst(), table.id),
    index('mall_goods_comments_patient').on(table.patientId),
    unique('mall_goods_comments_once').on(table.orderId, table.goodsId),
    check('mall_goods_comments_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** Who bought lately, by a masked name: nobody is found by it. */
export const mallGoodsPurchases = pgTable(
  'mall_goods_purchases',
  {
    id: identity(),
    goodsId: goodsId(),
    buyerName: text().notNull(),
    skuName: text().notNull(),
    pieces: integer().notNull(),
    boughtAt: instant().notNull(),
  },
  (table) => [index('mall_goods_purchases_newest').on(table.goodsId, table.boughtAt.desc().nullsFirst(), table.id)],
)

/** At which price somebody kept goods, or was last told that they cost less. */
export const mallGoodsWatches = pgTable(
  'mall_goods_watches',
  {
    goodsId: goodsId(),
    patientId: patientId(),
    fen: fen().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.goodsId, table.patientId] }),
    index('mall_goods_watches_patient').on(table.patientId),
  ],
)

/** Somebody wants to buy and be called back. */
export const mallGoodsIntentions = pgTable(
  'mall_goods_intentions',
  {
    id: identity(),
    goodsId: goodsId(),
    patientId: patientId(),
    nameSealed: text().notNull(),
    mobileSealed: text().notNull(),
    remarkSealed: text().notNull(),
    askedAt: instant().notNull(),
  },
  (table) => [unique('mall_goods_intentions_once').on(table.patientId, table.goodsId)],
)

/** Somebody shared goods; who comes by it and buys names it. */
export const mallGoodsShares = pgTable(
  'mall_goods_shares',
  {
    shareId: text().primaryKey(),
    goodsId: goodsId(),
    patientId: patientId(),
    sharedAt: instant().notNull(),
  },
  (table) => [unique('mall_goods_shares_once').on(table.patientId, table.goodsId)],
)
