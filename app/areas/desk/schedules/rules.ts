import { groupedBy } from '#kit/lists/grouped.ts'
import { addDays, type Day, weekdayOf } from '#kit/time/day.ts'

/** What may be wrong with a clinic's times, in words. */
export const spanFaults = {
  uneven: '开始和结束时间请选整点或半点',
  empty: '结束时间要晚于开始时间',
  'other-half': '时间和上午、下午、晚上对不上，请核对',
} as const

/** A plan as far as its place in the week asks. */
export interface PlanMoment {
  id: number
  doctorId: number
  depId: number
  weekday: number
  half: string
  places: number
  firstDay: Day
  lastDay: Day | null
}

/** How a plan stands: it holds now, from its first day on, or not any more because a newer one took its place. */
export type PlanState = 'now' | 'later' | 'replaced' | 'ended'

/** How each plan stands on a day: of those for the same half day, the latest that has begun holds; without places it is an end. */
export const planStates = (plans: readonly PlanMoment[], today: Day): ReadonlyMap<number, PlanState> => {
  const ofHalfDay = groupedBy(plans, ({ doctorId, depId, weekday, half }) => `${doctorId} ${depId} ${weekday} ${half}`)
  return new Map(
    [...ofHalfDay.values()].flatMap((same) => {
      const current = same
        .filter(({ firstDay, lastDay }) => firstDay <= today && (lastDay === null || lastDay >= today))
        .sort((a, b) => (a.firstDay < b.firstDay ? 1 : -1))[0]
      return same.map((plan) => [plan.id, stateOf(plan, current, today)] as const)
    }),
  )
}

const stateOf = (plan: PlanMoment, current: PlanMoment | undefined, today: Day): PlanState => {
  if (plan.firstDay > today) return 'later'
  if (plan !== current) return 'replaced'
  return plan.places === 0 ? 'ended' : 'now'
}

/** What an exception does to its day, in words. */
export const exceptionKinds = { closed: '停诊不放号', places: '改号源数', extra: '加开门诊' } as const
/** What an exception does to its day. */
export type ExceptionKind = keyof typeof exceptionKinds

/** Most places of a half hour, and most further numbers at once. */
export const MOST_PLACES = 100
/** Most further numbers at once. */
export const MOST_EXTRA = 20
/** The highest fee, in yuan. */
export const MOST_FEE = 10_000
/** So many days of a doctor's clinics are shown. */
export const DAYS_SHOWN = 14
/** So far ahead the calendar shows public holidays. */
export const HOLIDAYS_AHEAD = 90

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** Why a clinic of a week was not made like that of the week that is copied, in words. */
export const uncopied = {
  past: '那天已经过去',
  holiday: '那天是假日',
  'closed-day': '那天全科或全院停诊',
  stopped: '那天的门诊已停诊',
  different: '那天已有门诊，时间、号源或费用不同，保持原样',
  elsewhere: '医生那个半天在别处出诊',
  booked: '原来的周没有这个门诊，但已有人预约，保持原样',
} as const

/** Why a clinic was not copied. */
export type Uncopied = keyof typeof uncopied
