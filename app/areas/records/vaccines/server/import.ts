import type { Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import { atMost, dayOf, meaningOf, needed, neededDay, notFilled, wholeOf, yesOrNo } from '#kit/csv/server/values.ts'
import { type Dose, isGap, type Programme } from '../rules.ts'
import { upsertDoses, upsertEdition } from './queries.ts'

/** A line of a file: its edition, and a dose. */
export interface Line {
  edition: string
  programme: Programme
  title: string
  source: string
  effectiveOn: string
  dose: Dose
}

/** Editions of the schedule of free vaccines, and of the list of self-paid ones; the columns are told in docs/import.md. */
export const importer: Importer<Line> = {
  kind: 'vaccines',
  title: '免疫程序',
  may: 'masters.manage',
  columns: [
    ...['edition', 'title', 'source', 'effective_on', 'dose', 'series', 'number', 'name', 'prevents', 'age_months'].map(
      (name) => ({ name, required: true }),
    ),
    ...['programme', 'variant', 'before_months', 'gap', 'live', 'sex', 'born_after', 'end_months', 'note'].map(
      (name) => ({ name }),
    ),
  ],

  async open(ctx) {
    const editions = new Map<string, number>()
    const editionOf = async ({ edition, programme, title, source, effectiveOn }: Line): Promise<number> => {
      const row = { edition, programme, title, source, effectiveOn, takenAt: ctx.now }
      const id = editions.get(edition) ?? (await upsertEdition(ctx.db, row))
      editions.set(edition, id)
      return id
    }
    return {
      read: readLine,
      keyOf: ({ edition, dose }) => `${edition} ${dose.id}`,
      async write(db, lines) {
        const rows = []
        for (const line of lines) {
          const { id: doseId, ...dose } = line.dose
          rows.push({ editionId: await editionOf(line), doseId, ...dose })
        }
        const { added, changed } = await upsertDoses(db, rows)
        return { added, changed, ids: [], refused: new Map() }
      },
    }
  },
}

const programmeWords: ReadonlyMap<string, Programme> = new Map([
  ['free', 'free'],
  ['self-paid', 'self-paid'],
  ['免费', 'free'],
  ['自费', 'self-paid'],
])

const MONTHS = [0, 216] as const
const sexes: ReadonlyMap<string, 'female' | 'male'> = new Map([
  ['female', 'female'],
  ['male', 'male'],
  ['女', 'female'],
  ['男', 'male'],
])

/** Reads a line of a file; what it gives is written as it is. */
export const readLine = (values: Record<string, string>): Line => ({
  edition: needed(60, values.edition, 'edition'),
  programme: meaningOf(programmeWords, values.programme, 'programme') ?? 'free',
  title: needed(120, values.title, 'title'),
  source: needed(500, values.source, 'source'),
  effectiveOn: neededDay(values.effective_on, 'effective_on'),
  dose: {
    id: needed(30, values.dose, 'dose'),
    series: needed(30, values.series, 'series'),
    variant: values.variant ?? null,
    number: whole(values.number, [1, 20], 'number'),
    name: needed(60, values.name, 'name'),
    prevents: needed(100, values.prevents, 'prevents'),
    ageMonths: whole(values.age_months, MONTHS, 'age_months'),
    beforeMonths: wholeOf(values.before_months, MONTHS, 'before_months') ?? null,
    endMonths: wholeOf(values.end_months, MONTHS, 'end_months') ?? null,
    gap: values.gap === undefined ? null : gapIn(values.gap),
    isLive: meaningOf(yesOrNo, values.live, 'live') ?? false,
    sex: meaningOf(sexes, values.sex, 'sex') ?? null,
    bornAfter: dayOf(values.born_after, 'born_after') ?? null,
    note: atMost(200, values.note, 'note'),
  },
})

const whole = (value: string | undefined, span: readonly [number, number], column: string): number => {
  const number = wholeOf(value, span, column)
  if (number === undefined) throw notFilled(column)
  return number
}

const gapIn = (text: string): string => {
  if (!isGap(text))
    throw new RowRefused(`gap "${text}" is none such as 28d or 6m`, `{gap}“${text}”不对，请写成 28d 或 6m 这样`)
  return text
}
