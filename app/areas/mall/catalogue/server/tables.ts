import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

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
    position: smallint().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    isOn: boolean().notNull().default(true),
  },
  (table) => [
    index('mall_adverts_place').on(table.location, table.position),
    check('mall_adverts_time', sql`${table.startsAt} < ${table.endsAt}`),
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
    /** What the tab lists: `recommend`, `discount`, `area` or `category`. */
    kind: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [index('mall_tabs_page').on(table.pageMark, table.position)],
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
