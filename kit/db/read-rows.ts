import { Column, is, SQL, Subquery } from 'drizzle-orm'

/** What a statement selects, as Drizzle lists it: where a value goes in its row, and what it is. */
export interface Selected {
  path: readonly string[]
  field: unknown
}

interface Decoder {
  mapFromDriverValue: (value: unknown) => unknown
}

/** Rows as they come, value by value, become the objects that a statement promises. */
export type ReadRows = (rows: readonly (readonly unknown[])[]) => object[]

/**
 * The same as Drizzle's own reader, which finds out for each value of each row what it stands for and how it is decoded: here
 * that is done once for a statement (docs/decisions/0032). Undefined where rows have objects in them; Drizzle reads those.
 */
export const rowReader = (selected: readonly Selected[]): ReadRows | undefined => {
  if (selected.some(({ path }) => path.length !== 1)) return undefined
  const places = selected.map(({ path: [name = ''], field }) => ({ name, decoder: decoderOf(field) }))
  return (rows) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {}
      for (let at = 0; at < places.length; at++) {
        const { name, decoder } = places[at] as (typeof places)[number]
        const value = values[at]
        row[name] = decoder === undefined || value === null ? value : decoder.mapFromDriverValue(value)
      }
      return row
    })
}

/** Undefined: the value is used as the driver gives it. */
const decoderOf = (field: unknown): Decoder | undefined => {
  const decoder = is(field, Column) ? field : decoderOfText(field)
  return decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : decoder
}

/** Drizzle does not name it in its types. */
const decoderOfText = (field: unknown): Decoder => {
  const text = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as { sql: SQL }).sql
  return (text as unknown as { decoder: Decoder }).decoder
}
