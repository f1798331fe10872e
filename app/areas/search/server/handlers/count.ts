import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { IS_NAME } from '../queries/find.ts'
import { addSearches } from '../queries/terms.ts'
import type { Found } from './find.ts'

/** Counts a search under the name that it hit; what hit no name may be anything and is not kept. */
export const countSearch = async (db: Db, { hits }: Found, day: Day): Promise<void> => {
  const [best] = hits.toSorted((a, b) => b.fit - a.fit)
  if (best && best.fit >= IS_NAME) await addSearches(db, [{ word: best.title, day }])
}
