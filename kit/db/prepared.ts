import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from './open.ts'
import { type ReadRows, rowReader, type Selected } from './read-rows.ts'

/** Stands for each value that is given; what is not given is undefined here too. */
export type Placeholders<V> = { readonly [K in keyof V]: Placeholder | Extract<V[K], undefined> }

interface Prepared<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>
}

/** A statement as Drizzle builds it. */
export interface Preparable<Rows> {
  prepare: (name: string) => Prepared<Rows>
}

/** The last parameter of a prepared statement, where it has shapes. */
export type Shaped<Shape> = [Shape] extends [never] ? [] : [shape: Shape]

interface Written<Rows> {
  statement: Prepared<Rows>
  /** Of its values, those that are sets. */
  sets: ReadonlySet<string>
}

let named = 0

/**
 * A statement that is asked often: Drizzle writes its text once and PostgreSQL plans it once, each of which takes longer than
 * most statements run. `write` sees placeholders in place of the values. Its text may depend on which values are given and on
 * `shape` (the order of a list, say), and on nothing else. It is the same inside a transaction.
 */
export const prepared = <V extends object, Rows, Shape extends string = never>(
  write: (db: Db, value: Placeholders<V>, shape: Shape) => Preparable<Rows>,
) => {
  const shelves = new WeakMap<object, Map<string, Written<Rows>>>()

  const prepare = (db: Db, given: string[], shape: Shape): Written<Rows> => {
    const placeholders = given.map((one) => sql.placeholder(one))
    const values = Object.fromEntries(placeholders.map((placeholder) => [placeholder.name, placeholder]))
    const statement = readQuickly(write(db, values as Placeholders<V>, shape).prepare(`prepared ${++named}`))
    return { statement, sets: new Set(placeholders.filter((one) => sets.has(one)).map((one) => one.name)) }
  }

  return (db: Db, values: V, ...[shape]: Shaped<Shape>): Promise<Rows> => {
    const { dialect, session } = db as unknown as Inner
    const shelf = shelves.get(dialect) ?? new Map<string, Written<Rows>>()
    shelves.set(dialect, shelf)
    const given = Object.keys(values).filter((name) => values[name as keyof V] !== undefined)
    const key = [shape, ...given].join(' ')
    const written = shelf.get(key) ?? prepare(db, given, shape as Shape)
    shelf.set(key, written)
    const asParameter = (name: string) => {
      const value = values[name as keyof V]
      return written.sets.has(name) ? filled(value) : value
    }
    return over(written.statement, session.client).execute(
      Object.fromEntries(given.map((name) => [name, asParameter(name)])),
    )
  }
}

/** What Drizzle keeps to itself: a database and its transactions have one dialect, each transaction its own connection. */
interface Inner {
  dialect: object
  session: { client: unknown }
}

/** What Drizzle keeps to itself: what comes back, and who reads it if not Drizzle. */
interface Reading {
  fields: readonly Selected[] | undefined
  customResultMapper: ReadRows | undefined
}

const readQuickly = <Rows>(statement: Prepared<Rows>): Prepared<Rows> => {
  const reading = statement as unknown as Reading
  if (reading.fields && !reading.customResultMapper) reading.customResultMapper = rowReader(reading.fields)
  return statement
}

/** The same statement over another connection. */
const over = <Rows>(statement: Prepared<Rows>, client: unknown): Prepared<Rows> =>
  Object.assign(Object.create(statement), { client })

/** What PostgreSQL takes for the length of an array that it does not know. */
const GUESSED = 10

/**
 * Shorter arrays repeat their last value up to that length, which finds the same: one plan for arrays of any length would
 * otherwise seem dear beside a plan for this one, and PostgreSQL would plan anew each time.
 */
const filled = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 && value.length < GUESSED
    ? [...value, ...Array(GUESSED - value.length).fill(value.at(-1))]
    : value

/** Arrays of which a column holds one: which place a value has among them, and how often it stands there, is nothing. */
const sets = new WeakSet<Placeholder | SQL>()

/** The column holds one of the values of an array: one text however many they are, unlike `in`. */
export const isAnyOf = (column: Column, values: Placeholder | SQL): SQL => {
  sets.add(values)
  return sql`${column} = any(${values})`
}
