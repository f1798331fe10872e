import type { Db } from '#kit/db/open.ts'
import { together } from '#kit/db/together.ts'
import type { Day } from '#kit/time/day.ts'
import { IS_NAME } from '../queries/find.ts'
import { addSearches } from '../queries/terms.ts'
import type { Found } from './find.ts'

/** Many look for the same at the same time: one statement counts for all who come while another is under way. */
const count = together(async (db, searches: readonly { word: string; day: Day }[]) => {
  await addSearches(db, searches)
  return searches.map(() => undefined)
})

/** Counts a search under the name that it hit; what hit no name may be anything and is not kept. */
export const countSearch = async (db: Db, { hits }: Found, day: Day): Promise<void> => {
  const [best] = hits.toSorted((a, b) => b.fit - a.fit)
  if (best && best.fit >= IS_NAME) await count(db, { word: best.title, day })
}
