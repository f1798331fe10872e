import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/** Stands for each value that is given; what is not given is undefined here too. */
export type Placeholders<V> = { readonly [K in keyof V]: Placeholder | Extract<V[K], undefined> }

interface Prepared<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>
}

/** A select as Drizzle builds it. */
export interface Preparable<Rows> {
  prepare: (name: string) => Prepared<Rows>
}

/** The last parameter of a prepared select, where it has shapes. */
export type Shaped<Shape> = [Shape] extends [never] ? [] : [shape: Shape]

let named = 0

/**
 * A select that is asked often: Drizzle writes its text once and PostgreSQL plans it once, each of which takes longer than
 * most selects run. `write` sees placeholders in place of the values. Its text may depend on which values are given and on
 * `shape` (the order of a list, say), and on nothing else; an array among the values is a set, and may come with its last value repeated. Inside a transaction
 * it is written each time.
 */
export const prepared = <V extends object, Rows, Shape extends string = never>(
  write: (db: Db, value: Placeholders<V>, shape: Shape) => Preparable<Rows>,
) => {
  const names = new Map<string, string>()
  const shelves = new WeakMap<Db, Map<string, Prepared<Rows>>>()

  const prepare = (db: Db, given: string[], shape: Shape, key: string) => {
    const name = names.get(key) ?? `prepared ${++named}`
    names.set(key, name)
    const placeholders = Object.fromEntries(given.map((one) => [one, sql.placeholder(one)]))
    return write(db, placeholders as Placeholders<V>, shape).prepare(name)
  }

  return (db: Db, values: V, ...[shape]: Shaped<Shape>): Promise<Rows> => {
    const shelf = shelves.get(db) ?? new Map<string, Prepared<Rows>>()
    shelves.set(db, shelf)
    const given = Object.keys(values).filter((name) => values[name as keyof V] !== undefined)
    const key = [shape, ...given].join(' ')
    const select = shelf.get(key) ?? prepare(db, given, shape as Shape, key)
    shelf.set(key, select)
    return select.execute(Object.fromEntries(given.map((name) => [name, filled(values[name as keyof V])])))
  }
}

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

/** The column holds one of the values of an array: one text however many they are, unlike `in`. */
export const isAnyOf = (column: Column, values: Placeholder | SQL): SQL => sql`${column} = any(${values})`
