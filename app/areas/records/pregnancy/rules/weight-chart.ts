import { type Frame, frameOf, pathOf } from '#app/areas/records/growth/rules.ts'
import { type Body, gainBy } from './body.ts'

/** The weight over a pregnancy as it is drawn, with the range of the standard: in the units of the drawing. */
export interface WeightChart {
  width: number
  height: number
  xTicks: { x: number; text: string }[]
  yTicks: { y: number; text: string }[]
  /** The range, as a closed path. */
  range: string
  points: { x: number; y: number }[]
}

const LAST_WEEK = 42
const DAYS_A_WEEK = 7
const ticks = [0, 8, 16, 24, 32, 40]

/** Kilograms that were gained by a day of the pregnancy. */
export interface Gained {
  day: number
  kg: number
}

/** The gains beside what the standard advises; undefined where it advises nothing. */
export const weightChartOf = (body: Body, gained: readonly Gained[]): WeightChart | undefined => {
  const weeks = Array.from({ length: LAST_WEEK + 1 }, (_, week) => week)
  const advised = weeks.flatMap((week) => {
    const range = gainBy(body, week * DAYS_A_WEEK)
    return range ? { week, ...range } : []
  })
  if (advised.length === 0) return undefined
  const shown = gained.filter(({ day }) => day >= 0 && day <= LAST_WEEK * DAYS_A_WEEK)
  const values = [...advised.flatMap(({ low, high }) => [low, high]), ...shown.map(({ kg }) => kg)]
  const frame: Frame = frameOf(0, LAST_WEEK, values)
  const edge = (of: 'low' | 'high') => advised.map((one) => [frame.x(one.week), frame.y(one[of])] as const)
  return {
    width: frame.width,
    height: frame.height,
    xTicks: ticks.map((week) => ({ x: frame.x(week), text: `${week}周` })),
    yTicks: frame.yTicks,
    range: `${pathOf([...edge('high'), ...edge('low').toReversed()])}Z`,
    points: shown.map(({ day, kg }) => ({ x: frame.x(day / DAYS_A_WEEK), y: frame.y(kg) })),
  }
}
