import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { TabKind } from '../rules/tabs.ts'

/** Cities in which a row is shown; empty: everywhere. */
const cityIds = () => integer().array().notNull().default([])

/** A category of goods or articles, in a tree. */
export const mallCategories = pgTable(
  'mall_categories',
  {
    id: identity(),
    /** Names the category in files and seeds. */
    sourceKey: text().notNull().unique(),
    /** One of `trees`. */
    tree: text().notNull(),
    parentId: reference(),
    name: text().notNull(),
    /** The picture's drawing, a `ThingShape`. */
    picture: text().notNull(),
    /** One of `showTypes`: how its articles are shown. */
    showType: smallint().notNull().default(0),
    /** Holds articles in place of goods. */
    hasArticles: boolean().notNull().default(false),
    cityIds: cityIds(),
    isRecommended: boolean().notNull().default(false),
    position: smallint().notNull(),
    isOn: boolean().notNull().default(true),
  },
  (table) => [
    index('mall_categories_parent').on(table.tree, table.parentId, table.position),
    check('mall_categories_show', sql`${table.showType} in (0, 1, 2)`),
    check('mall_categories_tree', sql`${table.tree} in ('health', 'project')`),
  ],
)

/** An advert in a place of the mall. */
export const mallAdverts = pgTable(
  'mall_adverts',
  {
    id: identity(),
    /** One of `locations` or `ownPlaces`. */
    location: smallint().notNull(),
    /** Shown with this category alone, where one is named. */
    categoryId: reference().references(() => mallCategories.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull().default(''),
    image: text().notNull().default(''),
    link: text().notNull(),
    cityIds: cityIds(),
    /** Somebody paid for it: it says 广告. */
    isPaid: boolean().notNull().default(false),
    /** Shown to whom came by these channels; empty: to all. */
    channels: integer().array().notNull().default([]),
    position: smallint().notNull(),
    /** Its share of the turns beside others of the same position. */
    weight: smallint().notNull().default(1),
    /** What it is about, as conversions count it: one of `advertItems`. */
    itemType: smallint().notNull().default(701),
    itemId: reference(),
    /** Health topics beside which it never stands: what is sold for an illness is not shown to who reads of it. */
    topicIds: integer().array().notNull().default([]),
    /** For people of this age and sex alone, where recommendations are agreed to; null and '': for all. */
    minAge: smallint(),
    maxAge: smallint(),
    sex: text().$type<'' | 'female' | 'male'>().notNull().default(''),
    /** Gone once it was seen so often; null: no end. */
    mostViews: integer(),
    /** One device sees it so often a day in lists; null: as often as it comes. */
    mostADay: smallint(),
    viewCount: integer().notNull().default(0),
    clickCount: integer().notNull().default(0),
    /** Orders of what it is about by people who had clicked it. */
    orderCount: integer().notNull().default(0),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    isOn: boolean().notNull().default(true),
  },
  (table) => [
    index('mall_adverts_place').on(table.location, table.position),
    check('mall_adverts_time', sql`${table.startsAt} < ${table.endsAt}`),
    check('mall_adverts_weight', sql`${table.weight} between 1 and 100`),
    check('mall_adverts_item', sql`${table.itemType} in (701, 2, 205, 101, 203, 202)`),
    check('mall_adverts_sex', sql`${table.sex} in ('', 'female', 'male')`),
    check('mall_adverts_caps', sql`${table.mostViews} > 0 and ${table.mostADay} > 0`),
  ],
)

/** An article of the mall, whole in its list: no page of its own. */
export const mallArticles = pgTable(
  'mall_articles',
  {
    id: identity(),
    categoryId: reference()
      .notNull()
      .references(() => mallCategories.id, { onDelete: 'cascade' }),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    image: text().notNull().default(''),
    /** The picture of its video; empty where it has none. */
    videoImage: text().notNull().default(''),
    authorName: text().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [index('mall_articles_newest').on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id)],
)

/** A tab of a page of the mall. */
export const mallTabs = pgTable(
  'mall_tabs',
  {
    id: identity(),
    pageMark: text().notNull(),
    title: text().notNull(),
    categoryId: reference().references(() => mallCategories.id, { onDelete: 'cascade' }),
    /** What the tab lists. */
    kind: text().$type<TabKind>().notNull(),
    position: smallint().notNull(),
    /** Null: every channel. */
    channel: integer(),
    /** Null: every city; 0 is all the country. */
    cityId: integer(),
    startsAt: instant(),
    endsAt: instant(),
    isOn: boolean().notNull().default(true),
  },
  (table) => [
    index('mall_tabs_page').on(table.pageMark, table.position),
    check('mall_tabs_span', sql`${table.endsAt} > ${table.startsAt}`),
    check('mall_tabs_kind', sql`${table.kind} in ('recommend', 'discount', 'area', 'category')`),
    check('mall_tabs_category', sql`(${table.kind} = 'category') = (${table.categoryId} is not null)`),
  ],
)

/** A category that a page shows with its goods. */
export const mallPageCategories = pgTable(
  'mall_page_categories',
  {
    id: identity(),
    pageMark: text().notNull(),
    categoryId: reference()
      .notNull()
      .references(() => mallCategories.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [index('mall_page_categories_page').on(table.pageMark, table.position)],
)
