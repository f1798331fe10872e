import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { namingWords } from '#app/areas/guahao/illnesses/rules.ts'
import { listMeantIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import type { Db } from '#kit/db/open.ts'
import { askedWords, spacedWords } from '#kit/words/asked-words.ts'
import { fitting, NAMES_SECONDS, nameList } from '#kit/words/server/fits.ts'
import type { Typed } from '../queries.ts'

/** So many things are meant at once. */
const MOST_MEANT = 5

/** What somebody who looks for a doctor typed, word by word, and what each means in the catalogues; undefined where they typed nothing. */
export const typedIn = async (ctx: Context, keyword: string | undefined): Promise<Typed[] | undefined> => {
  if (keyword === undefined) return undefined
  return Promise.all(namingWords(askedWords(keyword)).map((word) => meaningOf(ctx, word)))
}

const meaningOf = async (ctx: Context, word: string): Promise<Typed> => {
  const [illnessIds, departments] = await Promise.all([
    listMeantIllnesses(ctx, word),
    cached(ctx, 'catalogue names', NAMES_SECONDS, () => listNames(ctx.db)).then((catalogue) =>
      fitting(word, catalogue),
    ),
  ])
  return {
    words: spacedWords(word),
    illnessIds: illnessIds.slice(0, MOST_MEANT),
    catalogueIds: departments.slice(0, MOST_MEANT).map(({ id }) => id),
  }
}

const listNames = async (db: Db) =>
  nameList((await listCatalogue(db)).map(({ id, name, aliases }) => ({ id, names: [name, ...aliases] })))
