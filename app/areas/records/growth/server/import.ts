import type { Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import { meaningOf, needed, neededDay, notFilled, numberOf } from '#kit/csv/server/values.ts'
import { type Measure, measures, type StandardCode, standards } from '../rules.ts'
import { upsertEdition, upsertLines } from './queries.ts'

const lms = ['l', 'm', 's']
const sd = ['minus3', 'minus2', 'minus1', 'median', 'plus1', 'plus2', 'plus3']

/** A line of a file: its edition, and the figures at an age or a size. */
export interface Line {
  standard: StandardCode
  edition: string
  title: string
  source: string
  effectiveOn: string
  unit: 'days' | 'months'
  measure: Measure
  sex: 'female' | 'male'
  at: number
  figures: number[]
}

/** Editions of standards of growth; the columns are told in docs/import.md. */
export const importer: Importer<Line> = {
  kind: 'growth',
  title: '生长标准',
  may: 'masters.manage',
  columns: [
    ...['standard', 'edition', 'title', 'source', 'effective_on', 'age_unit', 'measure', 'sex', 'at'].map((name) => ({
      name,
      required: true,
    })),
    ...[...lms, ...sd].map((name) => ({ name })),
  ],

  async open(ctx) {
    const editions = new Map<string, number>()
    const editionOf = async ({ standard, edition, title, source, effectiveOn, unit }: Line): Promise<number> => {
      const name = `${standard} ${edition}`
      const row = { standard, edition, title, source, effectiveOn, unit, takenAt: ctx.now }
      const id = editions.get(name) ?? (await upsertEdition(ctx.db, row))
      editions.set(name, id)
      return id
    }
    return {
      read: readLine,
      keyOf: ({ standard, edition, measure, sex, at }) => [standard, edition, measure, sex, at].join(' '),
      async write(db, read) {
        const rows = []
        for (const line of read) {
          const { measure, sex, at, figures } = line
          rows.push({ editionId: await editionOf(line), measure, sex, at, figures })
        }
        const { added, changed } = await upsertLines(db, rows)
        return { added, changed, ids: [], refused: new Map() }
      },
    }
  },
}

const codesOf = <T extends string>(named: Readonly<Record<T, unknown>>): ReadonlyMap<string, T> =>
  new Map((Object.keys(named) as T[]).map((code) => [code, code]))

const sexes: ReadonlyMap<string, 'female' | 'male'> = new Map([
  ['female', 'female'],
  ['male', 'male'],
  ['女', 'female'],
  ['男', 'male'],
])
const units: ReadonlyMap<string, 'days' | 'months'> = codesOf({ days: 0, months: 0 })

/** Reads a line of a file; what it gives is written as it is. */
export const readLine = (values: Record<string, string>): Line => {
  return {
    standard: chosen(codesOf(standards), values.standard, 'standard'),
    edition: needed(60, values.edition, 'edition'),
    title: needed(120, values.title, 'title'),
    source: needed(500, values.source, 'source'),
    effectiveOn: neededDay(values.effective_on, 'effective_on'),
    unit: chosen(units, values.age_unit, 'age_unit'),
    measure: chosen(codesOf(measures), values.measure, 'measure'),
    sex: chosen(sexes, values.sex, 'sex'),
    at: neededNumber(values.at, 'at'),
    figures: figuresOf(values),
  }
}

const chosen = <T>(meanings: ReadonlyMap<string, T>, value: string | undefined, name: string): T => {
  const meaning = meaningOf(meanings, value, name)
  if (meaning === undefined) throw notFilled(name)
  return meaning
}

const neededNumber = (value: string | undefined, name: string): number => {
  const number = numberOf(value, name)
  if (number === undefined) throw notFilled(name)
  return number
}

const figuresOf = (values: Record<string, string>): number[] => {
  const isLms = values.m !== undefined
  const figures = (isLms ? lms : sd).map((name) => neededNumber(values[name], name))
  const [, m = 0, s = 0] = figures
  if (isLms && (m <= 0 || s <= 0)) throw new RowRefused('m and s are above 0', '{m} 和 {s} 要大于 0')
  if (!isLms && figures.some((figure, n) => n > 0 && figure <= (figures[n - 1] ?? 0)))
    throw new RowRefused('the values do not rise from minus3 to plus3', '从 {minus3} 到 {plus3} 的值没有逐个变大')
  return figures
}
