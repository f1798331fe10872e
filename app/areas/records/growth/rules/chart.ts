import { countedFrom } from '#app/areas/records/children/rules.ts'
import type { Day } from '#kit/time/day.ts'
import type { Charted, Measure } from './measures.ts'
import { ageAt, figuresAt, type Line, type Measurable, type Standard, stepOf, tableOf, valueAt } from './score.ts'

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

const WIDTH = 320
const HEIGHT = 270
const LEFT = 34
const RIGHT = 26
const TOP = 12
const BOTTOM = 26
/** Where a chart may end, in months: the first that holds the child's age and all points. */
const ends = [6, 12, 24, 36, 60, 84, 132, 228]
const STEPS = 72
const DAYS_A_MONTH = 30.4375
const curvesAt = [-3, -2, -1, 0, 1, 2, 3]

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
  const end = ends.find((one) => one > oldest) ?? 228
  const drawn = curvesAt.map((z) => ({ z, runs: runsOf(standard, child.sex, measure, z, end) }))
  const values = [
    ...drawn.flatMap(({ runs }) => runs.flat().map(({ value }) => value)),
    ...placed.map((one) => one.value),
  ]
  if (drawn.every(({ runs }) => runs.length === 0)) return undefined
  const [step, low, high] = spanOf(values)
  const x = (months: number) => round(LEFT + ((WIDTH - LEFT - RIGHT) * months) / end)
  const y = (value: number) => round(HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - low)) / (high - low))
  return {
    width: WIDTH,
    height: HEIGHT,
    xTicks: ticksOf(0, end, end / 6).map((months) => ({ x: x(months), text: monthsText(months, end) })),
    yTicks: ticksOf(low, high, step).map((value) => ({ y: y(value), text: `${value}` })),
    curves: drawn.map(({ z, runs }) => {
      const last = runs.at(-1)?.at(-1)
      return {
        z,
        path: runs.map((run) => pathOf(run.map(({ months, value }) => [x(months), y(value)]))).join(''),
        endX: x(last?.months ?? 0),
        endY: y(last?.value ?? low),
      }
    }),
    points: placed.filter(({ months }) => months >= 0).map(({ months, value }) => ({ x: x(months), y: y(value) })),
  }
}

/** Months of the age that counts on that day; negative before a preterm child was due. */
const monthsAt = ({ birthday, gestationDays }: Measurable, on: Day): number => {
  const from = countedFrom(birthday, gestationDays, on)
  return on < from ? -1 : ageAt('months', from, on)
}

interface Drawn {
  months: number
  value: number
}

/** A curve in the pieces that belong together: it breaks where length becomes height, and between two standards. */
const runsOf = (standard: Standard, sex: string, measure: Measure, z: number, end: number): Drawn[][] => {
  const pieces: Measure[] = measure === 'stature' ? ['stature', 'stature_school'] : [measure]
  return pieces.flatMap((piece) => {
    const lines = tableOf(standard, piece, sex)
    const drawn = lines ? drawnBy(standard, lines, z, end) : []
    const step = standard.unit === 'days' ? stepOf('days') / DAYS_A_MONTH : stepOf('months')
    return [drawn.filter(({ months }) => months < step), drawn.filter(({ months }) => months >= step)].filter(
      (run) => run.length > 0,
    )
  })
}

/** Points of a curve at equal distances, where the table reaches. */
const drawnBy = (standard: Standard, lines: readonly Line[], z: number, end: number): Drawn[] =>
  Array.from({ length: STEPS + 1 }, (_, n) => (end * n) / STEPS).flatMap((months) => {
    const at = standard.unit === 'days' ? Math.round(months * DAYS_A_MONTH) : months
    const figures = figuresAt(lines, at, stepOf(standard.unit))
    return figures ? { months, value: valueAt(figures, z) } : []
  })

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The distance of the lines, and from where to where they go, so that about six of them hold all values. */
const spanOf = (values: readonly number[]): [step: number, low: number, high: number] => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = [0.5, 1, 2, 5, 10, 20, 50].find((one) => (most - least) / one <= 7) ?? 100
  return [step, Math.floor(least / step) * step, Math.ceil(most / step) * step]
}

const ticksOf = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => round(from + n * step))

const monthsText = (months: number, end: number): string => {
  if (end <= 24) return `${months}月`
  return months % 12 === 0 ? `${months / 12}岁` : ''
}

const round = (value: number): number => Math.round(value * 10) / 10
