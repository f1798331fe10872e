import { type Day, daysBetween } from '#kit/time/day.ts'

/** A drawing of values over time, in the units of the drawing. */
export interface Trend {
  width: number
  height: number
  xTicks: { x: number; text: string }[]
  yTicks: { y: number; text: string }[]
  lines: { name: string; points: { x: number; y: number }[] }[]
}

/** Values of one part, the oldest first. */
export interface Line {
  name: string
  points: readonly { on: Day; value: number }[]
}

const WIDTH = 320
const HEIGHT = 180
const LEFT = 40
const RIGHT = 12
const TOP = 12
const BOTTOM = 26
const ROWS = 5
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]

/** Draws values over time; undefined where fewer than two days have one: a point alone is no trend. */
export const trendOf = (lines: readonly Line[]): Trend | undefined => {
  const points = lines.flatMap((line) => line.points)
  const days = [...new Set(points.map(({ on }) => on))].sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return undefined
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = steps.find((one) => (most - least) / one <= ROWS) ?? 100
  const low = Math.floor(least / step)
  const high = Math.max(Math.ceil(most / step), low + 1)
  const span = daysBetween(first, last)
  const x = (on: Day) => round(LEFT + ((WIDTH - LEFT - RIGHT) * daysBetween(first, on)) / span)
  const y = (value: number) =>
    round(HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - low * step)) / ((high - low) * step))
  const isYears = first.slice(0, 4) !== last.slice(0, 4)
  const text = (on: Day) =>
    isYears ? on.slice(0, 7).replace('-', '.') : `${Number(on.slice(5, 7))}/${Number(on.slice(8))}`
  return {
    width: WIDTH,
    height: HEIGHT,
    xTicks: [first, last].map((on) => ({ x: x(on), text: text(on) })),
    yTicks: Array.from({ length: high - low + 1 }, (_, n) => {
      const value = round((low + n) * step)
      return { y: y(value), text: String(value) }
    }),
    lines: lines.map(({ name, points: own }) => ({
      name,
      points: own.map(({ on, value }) => ({ x: x(on), y: y(value) })),
    })),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
