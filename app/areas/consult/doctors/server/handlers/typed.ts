import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { searchIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import type { Db } from '#kit/db/open.ts'
import { fitting, nameList } from '#kit/words/server/fits.ts'
import type { Typed } from '../queries.ts'

/** So many things are meant at once. */
const MOST_MEANT = 5

/** What somebody who looks for a doctor typed: its words, and what they mean in the catalogues; undefined where they typed nothing. */
export const typedIn = async (ctx: Context, keyword: string | undefined): Promise<Typed | undefined> => {
  if (keyword === undefined) return undefined
  const [illnesses, catalogue] = await Promise.all([
    searchIllnesses(ctx, { keyword, asOfMs: ctx.now.getTime(), page: 1, size: MOST_MEANT }),
    cached(ctx, 'catalogue names', NAMES_SECONDS, () => listNames(ctx.db)),
  ])
  const departments = await fitting(keyword, catalogue)
  return {
    words: keyword.split(/\s+/).filter(Boolean),
    illnessIds: illnesses.rows.map(({ id }) => id),
    catalogueIds: departments.slice(0, MOST_MEANT).map(({ id }) => id),
  }
}

/** Every keyword is compared with the names of the catalogue; they are read again after so long. */
const NAMES_SECONDS = 60

const listNames = async (db: Db) =>
  nameList((await listCatalogue(db)).map(({ id, name, aliases }) => ({ id, names: [name, ...aliases] })))
