import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { ALL_COUNTRY } from '#app/areas/location/rules.ts'
import { listCities } from '#app/areas/location/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import type { Db } from '#kit/db/open.ts'
import type { Kind } from '../../rules.ts'
import { readCrowds } from '../queries/crowds.ts'
import { type Choice, findAlike, findCalled, findEntries, type Hit, type SearchRequest } from '../queries/find.ts'
import { foldedName } from '../queries/lexemes.ts'
import { asQuestion, cutQuestion, type Question, type Synonyms } from '../queries/question.ts'
import { listSynonyms } from '../queries/synonyms.ts'

/** What a search brought. */
export interface Found {
  keyword: string
  hits: readonly Hit[]
  /** Where it was found: the city that was asked for, or 0 where that had nothing. */
  city: number
  /** Nothing had all the words; these are like them. */
  isAlike: boolean
}

/** What the operator changes seldom is read again after so long. */
const KEPT_SECONDS = 60

type Asking = Pick<RequestContext, 'db' | 'now'>

/** What was typed as a question with its synonyms; null where there is no word in it. */
export const questionOf = async (ctx: Asking, keyword = '') => {
  const cut = await cutQuestion(keyword)
  return cut && asQuestion(cut, await cached(ctx, 'synonyms', KEPT_SECONDS, () => readSynonyms(ctx.db)))
}

/** What the operator wrote down, and what people call departments: 心内科 is 心血管内科. */
const readSynonyms = async (db: Db): Promise<Synonyms> => {
  const [written, catalogue] = await Promise.all([listSynonyms(db), listCatalogue(db)])
  const called = catalogue.flatMap(({ name, aliases }) => {
    const [own = '', ...others] = [name, ...aliases].map(foldedName)
    return [[own, others] as const, ...others.map((other) => [other, [own]] as const)]
  })
  return new Map([...called, ...written])
}

/** Looks for all the words in the city, then in the country, then for each of them, then for what is like them, until something is found. */
export const find = async (
  ctx: Asking,
  keyword: string | undefined,
  choice: Choice,
  wanted: Omit<SearchRequest, 'crowds'>,
): Promise<Found> => {
  const nothing = { keyword: keyword ?? '', hits: [], city: choice.city, isAlike: false }
  const question = await questionOf(ctx, keyword)
  if (!question) return nothing
  const crowds = await cached(ctx, 'crowds', KEPT_SECONDS, () => readCrowds(ctx.db))
  for (const look of looksFor(question)) {
    for (const city of new Set([choice.city, ALL_COUNTRY.id])) {
      const hits = await look(ctx.db, question, { ...choice, city }, { ...wanted, crowds })
      if (hits.length > 0) return { ...nothing, hits, city, isAlike: look === findAlike }
    }
  }
  return nothing
}

const looksFor = ({ parts, pairs }: Question) => [
  findEntries,
  ...(parts.length > 1 ? [findEach] : []),
  ...(pairs.length > 1 ? [findAlike] : []),
]

/**
 * For who asks for several things at once (肚子疼 拉肚子): what is called as one of the words, of each word the first, then of each the second,
 * and behind them what is like all that was asked. Nothing where not two of the words are names.
 */
const findEach: typeof findEntries = async (db, question, choice, wanted) => {
  const named = await Promise.all(question.parts.map((part) => findCalled(db, part, choice, wanted)))
  if (named.filter((hits) => hits.length > 0).length < 2) return []
  const inTurn = named.flatMap((hits) => hits.map((hit, at) => ({ hit, at }))).toSorted((a, b) => a.at - b.at)
  const alike = await findAlike(db, question, choice, wanted)
  const once = onceEach([...inTurn.map(({ hit }) => hit), ...alike])
  return wanted.kinds.flatMap((kind) => ofOneKind(once, kind, wanted.first))
}

/** Each entry where it stands first. */
const onceEach = (hits: readonly Hit[]): Hit[] => {
  const first = new Map<string, Hit>()
  for (const hit of hits) {
    const entry = `${hit.kind} ${hit.targetId}`
    if (!first.has(entry)) first.set(entry, hit)
  }
  return [...first.values()]
}

/** The first of a kind, with how many there are of it at least. */
const ofOneKind = (hits: readonly Hit[], kind: Kind, first: number): Hit[] => {
  const ofKind = hits.filter((hit) => hit.kind === kind)
  const total = Math.max(ofKind.length, ...ofKind.map((hit) => hit.total))
  return ofKind.slice(0, first).map((hit) => ({ ...hit, total }))
}

/** How something was found, for who asked. */
export const eventOf = async (ctx: Asking, { keyword, city, isAlike }: Found) => {
  const names = await cached(ctx, 'city names', KEPT_SECONDS, () => readCityNames(ctx))
  return {
    keyword,
    city_id: city,
    city_name: city === ALL_COUNTRY.id ? ALL_COUNTRY.name : (names.get(city) ?? ''),
    is_alike: isAlike,
  }
}

const readCityNames = async ({ db }: Asking): Promise<ReadonlyMap<number, string>> =>
  new Map((await listCities(db)).map(({ id, name }) => [id, name]))
