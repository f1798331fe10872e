import type { RowNamers } from '#kit/db/row-names.ts'
import { mallAdverts as adverts, mallCategories as categories, mallTabs as tabs } from './tables.ts'

/** What categories, tabs and adverts of the mall are called. */
export const names = {
  category: { id: categories.id, name: categories.name },
  tab: { id: tabs.id, name: tabs.title },
  advert: { id: adverts.id, name: adverts.title },
} satisfies RowNamers
