import type { RowNamers } from '#kit/db/row-names.ts'
import { contentArticles as articles } from './tables.ts'

/** What articles are called. */
export const names = {
  article: { id: articles.id, name: articles.title },
} satisfies RowNamers
