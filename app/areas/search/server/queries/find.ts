import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Position } from '#kit/geo/distance.ts'
import { mercator } from '#kit/geo/mercator.ts'
import { allOf, anyOf, lexeme, type TsQuery } from '#kit/words/tsquery.ts'
import { type Kind, MOST_RESULTS, type Sort } from '../../rules.ts'
import { searchEntries as entries } from '../tables.ts'
import { type Crowds, remember } from './crowds.ts'
import { ofKind, ofKindInCity } from './lexemes.ts'
import type { Question } from './question.ts'

/** How results are chosen beside their words. */
export interface Choice {
  /** 0 is all the country. */
  city: number
  level?: number | undefined
  priceMinFen?: number | undefined
  priceMaxFen?: number | undefined
}

/** What of the results is wanted. */
export interface SearchRequest {
  kinds: readonly Kind[]
  sort: Sort
  from: Position | null
  /** So many of each kind from the first on. */
  first: number
  crowds: Crowds
}

/** An entry that was found. */
export interface Hit {
  kind: Kind
  targetId: number
  title: string
  priceFen: number | null
  weight: number
  /**
   * 6 the title is the question, 5 another name is, 4 the title begins with it, 3 another name does, 2 the names have all
   * words, 1 they have some, 0 the rest has; of what is only alike 0 to 3, by how much of it is in the names.
   */
  fit: number
  /** Entries of the kind that were found, at most MOST_RESULTS. */
  total: number
}

const scopeOf = (kind: Kind, city: number): TsQuery =>
  city === 0 ? lexeme(ofKind(kind)) : anyOf([city, 0].map((one) => lexeme(ofKindInCity(kind, one))))

/**
 * The words within a kind. That of most entries goes without its lexeme, which would be met with a walk past all of them to
 * leave out next to nothing; its column tells what is left.
 */
const inScope = (words: TsQuery, kind: Kind, { city }: Choice, { most }: Crowds): TsQuery =>
  city === 0 && kind === most ? words : allOf([words, scopeOf(kind, city)])

const columns = sql.raw('target_id, title, folded, name_words, weight, price_fen, spot')

const chosen = ({ level, priceMinFen, priceMaxFen }: Choice): SQL =>
  sql.join(
    [
      sql`true`,
      ...(level ? [sql`level = ${level}`] : []),
      ...(priceMinFen === undefined ? [] : [sql`price_fen >= ${priceMinFen}`]),
      ...(priceMaxFen === undefined ? [] : [sql`price_fen <= ${priceMaxFen}`]),
    ],
    sql` and `,
  )

const fitOf = ({ folded, is, begins, all, some }: Question): SQL => {
  const either = (test: (name: string) => SQL) => sql.join(folded.map(test), sql` or `)
  return sql`case
    when ${either((name) => sql`folded = ${name}`)} then 6
    when name_words @@ ${is}::tsquery then 5
    when ${either((name) => sql`starts_with(folded, ${name})`)} then 4
    when name_words @@ ${begins}::tsquery then 3
    when name_words @@ ${all}::tsquery then 2
    when name_words @@ ${some}::tsquery then 1
    else 0 end`
}

/** From this fit on the question is what something is called. */
export const IS_NAME = 5

const orderOf = ({ sort, from }: Pick<SearchRequest, 'sort' | 'from'>): SQL => {
  if (sort === 'distance' && from) {
    const { x, y } = mercator(from)
    return sql`spot <-> point(${x}, ${y}), target_id`
  }
  if (sort === 'price_asc') return sql`price_fen, target_id`
  if (sort === 'price_desc') return sql`price_fen desc nulls last, target_id`
  return sort === 'hot' ? sql`weight desc, target_id` : sql`fit desc, weight desc, target_id`
}

/**
 * Finds entries that have all words of the question, of each kind the first of its order. One statement looks at the
 * first 1,000 that fit; only where there are more a second one asks for the best of all, and alone while that is remembered.
 */
export const findEntries = async (
  db: Db,
  question: Question,
  choice: Choice,
  wanted: SearchRequest,
): Promise<Hit[]> => {
  const { kinds, crowds } = wanted
  const asked = (kind: Kind) => JSON.stringify([kind, question.all, choice])
  const best = (broad: readonly Kind[]) =>
    Promise.all(broad.map((kind) => findAmongAll(db, kind, question, choice, wanted)))
  const isKnown = (kind: Kind) => crowds.broad.has(asked(kind))
  const fewer = kinds.filter((kind) => !isKnown(kind))
  const [known, hits] = await Promise.all([
    best(kinds.filter(isKnown)),
    fewer.length > 0 ? findAmongFirst(db, question, choice, { ...wanted, kinds: fewer }) : [],
  ])
  const broad = fewer.filter((kind) => hits.some((hit) => hit.kind === kind && hit.total >= MOST_RESULTS))
  for (const kind of broad) remember(crowds, asked(kind))
  return [...known.flat(), ...hits.filter((hit) => !broad.includes(hit.kind)), ...(await best(broad)).flat()]
}

const rowsOf = async (db: Db, statement: SQL): Promise<Hit[]> =>
  (await db.execute(statement)).rows.map((row) => ({
    kind: row.kind as Kind,
    targetId: Number(row.target_id),
    title: String(row.title),
    priceFen: row.price_fen as number | null,
    weight: Number(row.weight),
    fit: Number(row.fit),
    total: Math.min(Number(row.total), MOST_RESULTS),
  }))

/** The kinds that are asked for, each with the lexemes that keep to it and to the city. */
const askedKinds = (kinds: readonly Kind[], city: number) => {
  const scopes = kinds.map((kind) => scopeOf(kind, city))
  return sql`unnest(${sql.param([...kinds])}::text[], ${sql.param(scopes)}::tsquery[]) as asked (kind, scope)`
}

const findAmongFirst = (db: Db, question: Question, choice: Choice, wanted: SearchRequest): Promise<Hit[]> => {
  const { kinds, crowds } = wanted
  const few = kinds.filter((kind) => !crowds.many.includes(kind))
  const ways = [
    ...kinds.filter((kind) => !few.includes(kind)).map((kind) => amongFirst(kind, question, choice, wanted)),
    ...(few.length > 0 ? [amongFew(few, question, choice, wanted)] : []),
  ]
  return rowsOf(db, sql`(${sql.join(ways, sql`) union all (`)})`)
}

/**
 * Materialized, so that the planner goes by the words, whatever the kind and the limit promise. Where there are too many
 * they are not even compared: another statement brings the best.
 */
const amongFirst = (kind: Kind, question: Question, choice: Choice, { first, crowds, ...wanted }: SearchRequest) =>
  sql`select * from (with fitting as materialized (
      select kind, ${columns} from ${entries}
      where words @@ ${inScope(question.all, kind, choice, crowds)}::tsquery and ${chosen(choice)}
    ), counted as materialized (select * from fitting where kind = ${kind} limit ${MOST_RESULTS}),
      number as (select count(*) as total from counted)
    select kind, target_id, title, price_fen, weight,
      case when total < ${MOST_RESULTS} then ${fitOf(question)} else 0 end as fit, total
    from counted, number order by ${orderOf(wanted)} limit ${first}
  ) as found`

/** Of kinds that have few entries all that fit are compared, with one walk through the index. */
const amongFew = (kinds: readonly Kind[], question: Question, choice: Choice, wanted: SearchRequest) =>
  compared({ column: sql`words`, having: question.all }, question, choice, { ...wanted, kinds })

/** What has these lexemes in a column, of each kind the first of its order. */
const compared = (
  { column, having }: { column: SQL; having: TsQuery },
  question: Question,
  choice: Choice,
  { kinds, first, ...wanted }: SearchRequest,
) => {
  const scopes = anyOf(kinds.map((kind) => scopeOf(kind, choice.city)))
  return sql`select kind, target_id, title, price_fen, weight, fit, total from (
      select *, count(*) over (partition by kind) as total,
        row_number() over (partition by kind order by ${orderOf(wanted)}) as place
      from (
        select kind, ${columns}, ${fitOf(question)} as fit from ${entries}
        where ${column} @@ ${allOf([having, scopes])}::tsquery and ${chosen(choice)}
      ) as fitting
    ) as found where place <= ${first} order by kind, place`
}

/**
 * Where very many fit: the heaviest, and ways that lead to names, the best way first. Once a thousand were brought, the
 * ways after it are not gone: what they would bring fits less.
 */
const findAmongAll = (
  db: Db,
  kind: Kind,
  question: Question,
  choice: Choice,
  { first, crowds, ...wanted }: SearchRequest,
) => {
  const scope = scopeOf(kind, choice.city)
  const isByFit = wanted.sort === 'default' || (wanted.sort === 'distance' && !wanted.from)
  const byName = (name: TsQuery) => sql`(with named as materialized (
    select ${columns} from ${entries} where name_words @@ ${allOf([name, scope])}::tsquery and ${chosen(choice)}
  ) select * from named limit ${MOST_RESULTS})`
  const byOrder = sql`(select ${columns} from ${entries}
    where kind = ${kind} and words @@ ${inScope(question.all, kind, choice, crowds)}::tsquery and ${chosen(choice)}
    order by ${orderOf(isByFit ? { sort: 'hot', from: null } : wanted)} limit ${first})`
  const ways = isByFit ? [byOrder, byName(anyOf([question.is, question.begins])), byName(question.all)] : [byOrder]
  return rowsOf(
    db,
    sql`select ${kind} as kind, ${MOST_RESULTS}::integer as total, * from (
      select distinct on (target_id) *, ${fitOf(question)} as fit
      from (select * from (${sql.join(ways, sql` union all `)}) as each limit ${MOST_RESULTS}) as brought
    ) as best order by ${orderOf(wanted)} limit ${first}`,
  )
}

/** Finds what is called just so. */
export const findCalled = (db: Db, question: Question, choice: Choice, wanted: SearchRequest): Promise<Hit[]> =>
  rowsOf(db, compared({ column: sql`name_words`, having: question.is }, question, choice, wanted))

/** So many entries are compared when nothing had all the words. */
const MOST_ALIKE = 2_000

/**
 * For who mistyped, left a character out or added one: finds entries that have at least half of the neighbours in the
 * question, or a name with all its characters but one. What has more of it in its names comes first.
 */
export const findAlike = (
  db: Db,
  { pairs, butOne }: Question,
  choice: Choice,
  { kinds, first }: SearchRequest,
): Promise<Hit[]> => {
  const having = (column: SQL, any: TsQuery) => sql`(with fitting as materialized (
    select ${columns}, words from ${entries} where ${column} @@ (${any}::tsquery && asked.scope) and ${chosen(choice)}
  ) select * from fitting limit ${MOST_ALIKE})`
  const name = sql`name_words`
  const words = sql`words`
  const ways = [having(name, butOne), having(name, anyOf(pairs)), having(words, anyOf(pairs))]
  const pairsIn = (column: SQL) =>
    sql`(select count(*) from unnest(${sql.param([...pairs])}::tsquery[]) as pair where ${column} @@ pair)`
  return rowsOf(
    db,
    sql`select asked.kind, found.* from ${askedKinds(kinds, choice.city)} cross join lateral (
      select target_id, title, price_fen, weight, least(in_name, 3) as fit, count(*) over () as total from (
        select *, ${pairsIn(name)} as in_name, ${pairsIn(words)} as in_words from (
          select distinct on (target_id) * from (${sql.join(ways, sql` union all `)}) as brought
        ) as each
      ) as compared where in_words >= ${Math.ceil(pairs.length / 2)} or name_words @@ ${butOne}::tsquery
      order by in_name + in_words desc, weight desc, target_id limit ${first}
    ) as found`,
  )
}
