/** Where on a drawing values stand: everything in the units of the drawing. */
export interface Frame {
  width: number
  height: number
  from: number
  low: number
  x: (at: number) => number
  y: (value: number) => number
  yTicks: { y: number; text: string }[]
}

const WIDTH = 320
const HEIGHT = 270
/** What stands beside the lines has room, in large letters too. */
export const margins = { left: 34, right: 38 } as const
const TOP = 12
const BOTTOM = 32

/** The frame of a chart from one place of its axis to another that holds all values. */
export const frameOf = (from: number, to: number, values: readonly number[]): Frame => {
  const [step, low, high] = spanOf(values)
  const y = (value: number) => round(HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - low)) / (high - low))
  const count = Math.round((high - low) / step)
  const ticks = Array.from({ length: count + 1 }, (_, n) => round(low + n * step))
  return {
    width: WIDTH,
    height: HEIGHT,
    from,
    low,
    x: (at) => round(margins.left + ((WIDTH - margins.left - margins.right) * (at - from)) / (to - from)),
    y,
    yTicks: ticks.map((value) => ({ y: y(value), text: `${value}` })),
  }
}

/** The distance of the lines, and from where to where they go, so that about six of them hold all values. */
const spanOf = (values: readonly number[]): [step: number, low: number, high: number] => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = [0.5, 1, 2, 5, 10, 20, 50].find((one) => (most - least) / one <= 7) ?? 100
  const low = Math.floor(least / step) * step
  return [step, low, Math.max(Math.ceil(most / step) * step, low + step)]
}

/** A line through points, as drawings write it. */
export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The same over places along the axis that are written already, as several lines over them want it. */
export const pathOver = (places: readonly string[], heights: readonly number[]): string =>
  heights.map((y, n) => `${n === 0 ? 'M' : 'L'}${places[n]} ${y}`).join('')

/** A tenth of a unit is fine enough to draw. */
export const round = (value: number): number => Math.round(value * 10) / 10
