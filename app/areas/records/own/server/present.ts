import { lendAddress } from '#app/areas/files/server/public.ts'
import { opened } from '#app/areas/records/ground/server/public.ts'
import type { Context } from '#app/context.ts'
import { type Day, dayOf, parseTime } from '#kit/time/day.ts'
import {
  contextWords,
  detailWords,
  type Item,
  type Kind,
  type Known,
  measureOf,
  remarkOn,
  type Trend,
  trendOf,
  type Values,
  valueWords,
} from '../rules.ts'
import type { EntryBeside } from './queries.ts'

/** What was written by hand. */
export interface Written {
  kind: Kind
  name: string
  detail: string
  /** '' where nobody knows. */
  date: Day | ''
  endDate: Day | ''
  note: string
  times: string[]
  reminds: boolean
  aboutId: number
  files: string[]
}

/** What was measured. */
export interface Measurement {
  kind: 'measure'
  item: Item
  values: Values
  context: string
  /** As times travel: 2026-11-21 09:30:00. */
  at: string
  note: string
}

/** What is in an entry's sealed text. */
export type Content = Written | Measurement

/** An entry with its id. */
export type Entry<C extends Content = Content> = C & { id: number }

type Opening = Pick<Context, 'config'>

export const asEntry = (ctx: Opening, { id, contentSealed }: EntryBeside): Entry => ({
  ...opened<Content>(ctx, contentSealed),
  id,
})

/** What was measured, the newest first. */
export const measurementsIn = (entries: readonly Entry[]): Entry<Measurement>[] =>
  entries
    .flatMap((entry) => (entry.kind === 'measure' ? [entry] : []))
    .sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)

/** What was written by hand, the newest day first; what has no day comes last. */
export const writtenIn = (entries: readonly Entry[]): Entry<Written>[] =>
  entries
    .flatMap((entry) => (entry.kind === 'measure' ? [] : [entry]))
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)

/** What the last weight and height say of somebody. */
export const knownOf = (measured: readonly Entry<Measurement>[], isAdult: boolean): Known => {
  const last = (item: Item) => measured.find((one) => one.item === item)?.values[0] ?? undefined
  return { isAdult, weightKg: last('weight'), heightCm: last('height') }
}

/** Whether an entry is not over on a day: an illness that one has, a medicine that is still taken. */
export const isNow = ({ kind, detail, endDate }: Written, today: Day): boolean =>
  kind === 'condition' ? detail !== 'past' : endDate === '' || endDate >= today

export const asWritten = (ctx: Pick<Context, 'config' | 'now'>, entry: Entry<Written>) => ({
  id: entry.id,
  kind: entry.kind,
  name: entry.name,
  detail: entry.detail,
  detail_words: detailWords(entry.kind, entry.detail),
  date: entry.date,
  end_date: entry.endDate,
  note: entry.note,
  times: entry.times,
  reminds: entry.reminds,
  is_now: isNow(entry, dayOf(ctx.now)),
  about_id: entry.aboutId,
  files: entry.files.map((address) => ({ address, url: lendAddress(ctx, address), is_pdf: address.endsWith('.pdf') })),
})

export const asMeasured = (known: Known, { id, item, values, context, at, note }: Entry<Measurement>) => {
  const remark = remarkOn(item, values, context, known)
  return {
    id,
    item,
    words: measureOf(item).words,
    values: [...values],
    value_words: valueWords(item, values),
    unit: measureOf(item).unit,
    context,
    context_words: contextWords(item, context),
    time: parseTime(at),
    note,
    remark: remark?.words ?? '',
    is_urgent: remark?.isUrgent ?? false,
  }
}

/** The trend of one thing that was measured; null where there are not two days. */
export const asTrend = (item: Item, measured: readonly Entry<Measurement>[]) => {
  const oldest = measured.filter((one) => one.item === item).reverse()
  return drawn(trendOf(linesOf(item, oldest).filter(({ points }) => points.length > 0)))
}

/** A line for each part; values of different times of the day are none of each other's line. */
const linesOf = (item: Item, oldest: readonly Entry<Measurement>[]) => {
  const { parts, contexts } = measureOf(item)
  if (contexts === undefined) return parts.map(({ words }, at) => ({ name: words, points: pointsOf(oldest, at) }))
  return Object.entries(contexts).map(([context, name]) => ({
    name,
    points: pointsOf(
      oldest.filter((one) => one.context === context),
      0,
    ),
  }))
}

const pointsOf = (oldest: readonly Entry<Measurement>[], part: number) =>
  oldest.flatMap(({ at, values }) => {
    const value = values[part] ?? null
    return value === null ? [] : [{ on: at.slice(0, 10), value }]
  })

const drawn = (trend: Trend | undefined) =>
  trend === undefined
    ? null
    : { width: trend.width, height: trend.height, x_ticks: trend.xTicks, y_ticks: trend.yTicks, lines: trend.lines }

/** An entry as it stands in the file of one's own data. */
export const asOwn = (entry: Entry): object =>
  entry.kind === 'measure'
    ? {
        what: measureOf(entry.item).words,
        value: `${valueWords(entry.item, entry.values)} ${measureOf(entry.item).unit}`,
        context: contextWords(entry.item, entry.context),
        time: entry.at,
        note: entry.note,
      }
    : { ...entry, detail: detailWords(entry.kind, entry.detail) }
