import { countedFrom } from '#app/areas/records/children/rules.ts'
import type { Day } from '#kit/time/day.ts'
import { type Frame, frameOf, pathOver, round } from './frame.ts'
import type { Charted, Measure } from './measures.ts'
import {
  ageAt,
  figuresAt,
  isStepped,
  type Line,
  type Measurable,
  type Standard,
  stepOf,
  tableOf,
  valueAt,
} from './score.ts'

/** A growth chart as it is drawn: everything in the units of its drawing. */
export interface Chart {
  width: number
  height: number
  xTicks: { x: number; text: string }[]
  yTicks: { y: number; text: string }[]
  curves: { z: number; path: string; endX: number; endY: number }[]
  points: { x: number; y: number }[]
}

/** What stands on a chart: a value on a day. */
export interface ChartPoint {
  on: Day
  value: number
}

/** Where a chart may end, in months, and how far apart ages are named below it: the first that holds the child's age and all points. */
const ends = [
  { end: 6, apart: 1 },
  { end: 12, apart: 2 },
  { end: 24, apart: 4 },
  { end: 36, apart: 12 },
  { end: 60, apart: 12 },
  { end: 84, apart: 12 },
  { end: 132, apart: 24 },
] as const
/** To 19 years, where the tables end. */
const longest = { end: 228, apart: 36 } as const
const STEPS = 72
const DAYS_A_MONTH = 30.4375
const curvesAt = [-3, -2, -1, 0, 1, 2, 3]

/** Between these full months China's standards have no figure: one ends with 81 months, the other begins with 7 years. */
const gap = { from: 81, to: 84 } as const

/** Whether a child is at an age of which China's standards say nothing. */
export const isInGap = (standard: Pick<Standard, 'code'>, child: Measurable, on: Day): boolean => {
  const months = monthsAt(child, on)
  return standard.code === 'china' && months > gap.from && months < gap.to
}

/** The curves of a standard with a child's points; undefined where the standard has no table of this measure. */
export const chartOf = (
  standard: Standard,
  child: Measurable,
  measure: Charted,
  points: readonly ChartPoint[],
  today: Day,
): Chart | undefined => {
  const placed = points.map(({ on, value }) => ({ months: monthsAt(child, on), value }))
  const oldest = Math.max(monthsAt(child, today), ...placed.map(({ months }) => months))
  const { end, apart } = ends.find((one) => one.end > oldest) ?? longest
  const known = curvesIn(standard, `${measure} ${child.sex} ${end}`, [0, end], () =>
    piecesOf(standard, child.sex, measure, end),
  )
  if (!known) return undefined
  const { frame, curves } = around(
    known,
    placed.map((one) => one.value),
  )
  return {
    width: frame.width,
    height: frame.height,
    xTicks: ticksOf(0, end, apart).map((months) => ({ x: frame.x(months), text: monthsText(months, end) })),
    yTicks: frame.yTicks,
    curves,
    points: placed
      .filter(({ months }) => months >= 0)
      .map(({ months, value }) => ({ x: frame.x(months), y: frame.y(value) })),
  }
}

/** A weight beside the length or height at which it was. */
export interface SizePoint {
  size: number
  value: number
}

/** Centimetres that are shown below the smallest size and above the largest. */
const AROUND_CM = 15
const SIZE_STEP_CM = 5
/** So many steps have room for their names below the chart, in large letters too; of more each second one is named. */
const MOST_NAMED = 6

/** The curves of weight for length or height, around the child's sizes; undefined where the standard has no such table. */
export const sizeChartOf = (
  standard: Standard,
  sex: string,
  measure: 'weight_for_length' | 'weight_for_height',
  points: readonly SizePoint[],
): Chart | undefined => {
  const lines = tableOf(standard, measure, sex)
  const [first, last] = [lines?.[0]?.at, lines?.at(-1)?.at]
  if (!lines || first === undefined || last === undefined) return undefined
  const inside = points.filter(({ size }) => size >= first && size <= last)
  const sizes = inside.map(({ size }) => size)
  const from = Math.max(first, downTo(Math.min(...sizes, last) - AROUND_CM))
  const to = Math.min(last, downTo(Math.max(...sizes, first) + AROUND_CM) + SIZE_STEP_CM)
  const [low, high] = inside.length === 0 ? [first, last] : [from, to]
  const known = curvesIn(standard, `${measure} ${sex} ${low} ${high}`, [low, high], () => [bySize(lines, low, high)])
  if (!known) return undefined
  const { frame, curves } = around(
    known,
    inside.map(({ value }) => value),
  )
  return {
    width: frame.width,
    height: frame.height,
    xTicks: sizesNamed(low, high).map((size) => ({ x: frame.x(size), text: `${size}` })),
    yTicks: frame.yTicks,
    curves,
    points: inside.map(({ size, value }) => ({ x: frame.x(size), y: frame.y(value) })),
  }
}

const downTo = (size: number): number => Math.floor(size / SIZE_STEP_CM) * SIZE_STEP_CM

/** Round sizes from one end to the other. */
const sizesNamed = (low: number, high: number): number[] => {
  const apart = (high - low) / SIZE_STEP_CM > MOST_NAMED ? 2 * SIZE_STEP_CM : SIZE_STEP_CM
  return ticksOf(Math.ceil(low / apart) * apart, high, apart)
}

/** What a table says at a place of the drawing: looked up once for all curves. */
interface Placed {
  /** Months, or centimetres. */
  at: number
  figures: readonly number[]
}

/** A table's figures at equal distances of size. */
const bySize = (lines: readonly Line[], from: number, to: number): Placed[] =>
  Array.from({ length: STEPS + 1 }, (_, n) => from + ((to - from) * n) / STEPS).flatMap((at) => {
    const figures = figuresAt(lines, at)
    return figures ? { at, figures } : []
  })

/** The points of a curve. */
const drawnAt = (placed: readonly Placed[], z: number): Drawn[] =>
  placed.map(({ at, figures }) => ({ at, value: valueAt(figures, z) }))

interface Curve {
  z: number
  runs: readonly (readonly Drawn[])[]
}

/** Curves between two places of the axis, in the frame that holds them alone. */
interface Known {
  span: readonly [from: number, to: number]
  drawn: readonly Curve[]
  /** The lowest value and the highest. */
  ends: readonly number[]
  frame: Frame
  curves: Chart['curves']
}

/** Curves are the same for every child: those of an edition are worked out once, for as long as it is at hand. */
const kept = new WeakMap<Standard, Map<string, Known | undefined>>()

const curvesIn = (
  standard: Standard,
  name: string,
  span: Known['span'],
  place: () => readonly (readonly Placed[])[],
): Known | undefined => {
  const own = kept.get(standard) ?? new Map<string, Known | undefined>()
  kept.set(standard, own)
  if (!own.has(name)) own.set(name, knownOf(span, place()))
  return own.get(name)
}

const knownOf = (span: Known['span'], pieces: readonly (readonly Placed[])[]): Known | undefined => {
  if (pieces.length === 0) return undefined
  const drawn = curvesAt.map((z) => ({ z, runs: pieces.map((piece) => drawnAt(piece, z)) }))
  const values = valuesOf(drawn)
  const ends = [Math.min(...values), Math.max(...values)]
  const frame = frameOf(...span, ends)
  return { span, drawn, ends, frame, curves: curvesOf(frame, drawn) }
}

/** The same with a child's values; those beyond the curves want a frame of their own. */
const around = (known: Known, values: readonly number[]): Pick<Known, 'frame' | 'curves'> => {
  const [least = 0, most = 0] = known.ends
  if (values.every((value) => value >= least && value <= most)) return known
  const frame = frameOf(...known.span, [...known.ends, ...values])
  return { frame, curves: curvesOf(frame, known.drawn) }
}

const valuesOf = (drawn: readonly Curve[]): number[] =>
  drawn.flatMap(({ runs }) => runs.flat().map(({ value }) => value))

const curvesOf = (frame: Frame, drawn: readonly Curve[]): Chart['curves'] => {
  // All curves stand over the same places: where those are is written once.
  const places = drawn[0]?.runs.map((run) => run.map(({ at }) => `${frame.x(at)}`)) ?? []
  return drawn.map(({ z, runs }) => {
    const last = runs.at(-1)?.at(-1)
    return {
      z,
      path: runs
        .map((run, n) =>
          pathOver(
            places[n] ?? [],
            run.map(({ value }) => frame.y(value)),
          ),
        )
        .join(''),
      endX: frame.x(last?.at ?? frame.from),
      endY: frame.y(last?.value ?? frame.low),
    }
  })
}

/** Months of the age that counts on that day; negative before a preterm child was due. */
const monthsAt = ({ birthday, gestationDays }: Measurable, on: Day): number => {
  const from = countedFrom(birthday, gestationDays, on)
  return on < from ? -1 : ageAt('months', from, on)
}

interface Drawn {
  /** Months, or centimetres. */
  at: number
  value: number
}

/** What is drawn in the pieces that belong together: a curve breaks where length becomes height, and between two standards. */
const piecesOf = (standard: Standard, sex: string, measure: Measure, end: number): Placed[][] => {
  const measures: Measure[] = measure === 'stature' ? ['stature', 'stature_school'] : [measure]
  const step = isStepped(measure) ? stepOf(standard.unit) : undefined
  const breaksAt = step !== undefined && standard.unit === 'days' ? step / DAYS_A_MONTH : step
  return measures.flatMap((one) => {
    const lines = tableOf(standard, one, sex)
    const placed = lines ? byAge(standard, lines, end, step) : []
    const runs =
      breaksAt === undefined
        ? [placed]
        : [placed.filter(({ at }) => at < breaksAt), placed.filter(({ at }) => at >= breaksAt)]
    return runs.filter((run) => run.length > 0)
  })
}

/** A table's figures at equal distances of age, where it reaches. */
const byAge = (standard: Standard, lines: readonly Line[], end: number, step?: number): Placed[] =>
  Array.from({ length: STEPS + 1 }, (_, n) => (end * n) / STEPS).flatMap((months) => {
    const at = standard.unit === 'days' ? Math.round(months * DAYS_A_MONTH) : months
    const figures = figuresAt(lines, at, step)
    return figures ? { at: months, figures } : []
  })

const ticksOf = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => round(from + n * step))

const monthsText = (months: number, end: number): string => (end <= 24 ? `${months}月` : `${months / 12}岁`)
