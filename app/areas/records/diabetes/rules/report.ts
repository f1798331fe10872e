import { addDays, type Day, weekdayOf } from '#kit/time/day.ts'
import {
  type Context,
  contextNames,
  contexts,
  type GlucoseState,
  stateOf,
  type Target,
  type Targets,
} from './glucose.ts'

/** A glucose that was measured. */
export interface Reading {
  /** As times travel: 2026-11-21 09:30:00. */
  at: string
  mmol: number
  context: Context
}

/** How many readings there are, and how many of them lie in their targets. */
export interface Share {
  count: number
  inside: number
  /** In whole per cent; null without a reading. */
  percent: number | null
}

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** How a reading stands beside the target of its time of the day. */
export const stateOfReading = ({ mmol, context }: Reading, targets: Targets): GlucoseState =>
  stateOf(mmol, targets[context])

/** How many of the readings lie in their targets. */
export const shareOf = (readings: readonly Reading[], targets: Targets): Share => {
  const inside = readings.filter((one) => stateOfReading(one, targets) === 'inside').length
  const count = readings.length
  return { count, inside, percent: count === 0 ? null : Math.round((inside / count) * 100) }
}

/** The readings of one time of the day, added up. */
export interface ContextLine extends Share {
  context: Context
  target: Target
  /** In mmol/L. */
  mean: number
  least: number
  most: number
}

/** One line for each time of the day at which something was measured. */
export const linesOf = (readings: readonly Reading[], targets: Targets): ContextLine[] =>
  contextNames.flatMap((context) => {
    const own = readings.filter((one) => one.context === context)
    if (own.length === 0) return []
    const values = own.map(({ mmol }) => mmol)
    return [
      {
        context,
        target: targets[context],
        ...shareOf(own, targets),
        mean: meanOf(values),
        least: Math.min(...values),
        most: Math.max(...values),
      },
    ]
  })

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Fewer readings than these in a week show no pattern. */
const FEW = 7
/** So many of one time of the day, half of them on one side of the target, are a pattern. */
const PATTERN = 3

/** What to speak about with the doctor, of a week's readings, the most pressing first. Never what to take or to change. */
export const discussOf = (readings: readonly Reading[], targets: Targets): string[] => {
  if (readings.length === 0)
    return ['这一周没有记血糖。和医生商量一个做得到的测量安排，例如每周测两天、每天测空腹和一次餐后']
  const counted = (state: GlucoseState, among = readings) =>
    among.filter((one) => stateOfReading(one, targets) === state).length
  const lows = counted('low') + counted('very-low')
  const night = readings.filter(({ context }) => context === 'night')
  return [
    counted('very-low') > 0 && `有 ${counted('very-low')} 次低于 3.0 mmol/L，请尽快告诉医生，不要等到复诊`,
    lows > 0 && `有 ${lows} 次低血糖：当时在做什么、吃了什么、用了什么药`,
    counted('low', night) + counted('very-low', night) > 0 && '夜间出现过低血糖，问问睡前要不要加餐或调整用药',
    counted('very-high') > 0 && `有 ${counted('very-high')} 次高于 13.9 mmol/L，当时有没有生病、漏药或吃得多`,
    ...patternsOf(readings, targets),
    readings.length < FEW && `这一周只有 ${readings.length} 次，不够看出规律；多测几次空腹和餐后再一起看`,
  ].filter((words): words is string => typeof words === 'string')
}

const patternsOf = (readings: readonly Reading[], targets: Targets): string[] =>
  linesOf(readings, targets).flatMap(({ context, count }) => {
    if (count < PATTERN) return []
    const states = readings.filter((one) => one.context === context).map((one) => stateOfReading(one, targets))
    const high = states.filter((state) => state === 'above' || state === 'very-high').length
    const low = states.filter((state) => state !== 'inside').length - high
    if (high * 2 >= count)
      return [`${contexts[context]}的 ${count} 次里有 ${high} 次高于目标，一起看看饮食、活动和用药`]
    if (low * 2 >= count) return [`${contexts[context]}的 ${count} 次里有 ${low} 次低于目标，问问目标和用药合不合适`]
    return []
  })
