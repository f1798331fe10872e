import type { Day } from '#kit/time/day.ts'
import { nearDayWord, spokenDay } from '#kit/time/spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { menstrual } from '../contract.ts'

/** The record of a cycle, as its call answers it. */
export type Cycle = NonNullable<CallOutput<typeof menstrual>['record']>

/** Days without their weekdays, which ranges are too long for: `11月29日至12月3日`. */
export const rangeWords = ({ from, to }: { from: Day; to: Day }, today: Day): string =>
  `${shortDay(from, today)}至${shortDay(to, today)}`

/** A day as people say it, without its weekday. */
export const shortDay = (day: Day, today: Day): string =>
  nearDayWord(day, today) ?? (spokenDay(day, today).split(' ')[0] as string)

/** Where she is today, in a few words. */
export const phaseTitle = ({ phase, cycle_day, late_days }: NonNullable<Cycle['forecast']>): string => {
  if (phase === 'period') return `经期第 ${cycle_day} 天`
  if (phase === 'late') return `比预计晚了 ${late_days} 天`
  return phase === 'fertile' ? `周期第 ${cycle_day} 天 · 易孕的日子` : `周期第 ${cycle_day} 天`
}

/** What stands where nothing is expected. */
export const RESTING_WORDS = '现在不推算。月经恢复后，来的第一天点一下，就接着记。'
