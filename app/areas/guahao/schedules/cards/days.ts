import { addDays, type Day, daysBetween, isDay } from '#kit/time/day.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { type SlotState, wholeState } from '../rules.ts'

/** How a day stands. */
export interface DayState {
  date: Day
  state: SlotState
}

const notes = {
  bookable: { state: 'free', note: '有号' },
  full: { state: 'full', note: '约满' },
  'not-released': { state: 'none', note: '未放号' },
  stopped: { state: 'none', note: '停诊' },
  past: { state: 'none', note: '已结束' },
  none: { state: 'none', note: '无排班' },
} as const

/** No hospital shows its days further ahead. */
const FURTHEST = 60

/** The day of an address; undefined where it is none that lies ahead. */
export const readDay = (text: string | null, today: Day): Day | undefined =>
  text && isDay(text) && text >= today && daysBetween(today, text) <= FURTHEST ? text : undefined

/** The day that is shown first: one that has places, else one with a waitlist, else whichever. */
export const firstDay = (days: readonly DayState[]): Day | undefined =>
  (days.find(({ state }) => state === 'bookable') ?? days.find(({ state }) => state === 'full') ?? days[0])?.date

/** Clinics by day. */
export const daysOf = (periods: readonly DayState[]): DayState[] =>
  [...new Set(periods.map(({ date }) => date))].map((date) => ({
    date,
    state: wholeState(periods.filter((period) => period.date === date).map(({ state }) => state)),
  }))

interface Strip {
  days: readonly DayState[]
  today: Day
  chosen: Day | undefined
  linkTo: (date: Day) => string
}

/** What a strip shows: every day from today to the last that is known, also those without a clinic. */
export const stripDays = ({ days, today, chosen, linkTo }: Strip) => {
  const stateOf = new Map(days.map(({ date, state }) => [date, state]))
  const ahead = daysBetween(today, days.at(-1)?.date ?? today)
  return Array.from({ length: ahead + 1 }, (_, n) => addDays(today, n)).map((date) => ({
    date,
    name: dayName(date, today),
    text: date.slice(5),
    to: linkTo(date),
    current: date === chosen,
    ...notes[stateOf.get(date) ?? 'none'],
  }))
}

/** 今天, 明天, 后天, then 周三. */
const dayName = (date: Day, today: Day): string => {
  const [near = '', weekday = ''] = spokenDay(date, today).split(' ')
  return daysBetween(today, date) <= 2 ? near : weekday
}
