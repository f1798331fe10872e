import { type Day, dayOf, weekdayOf } from '#kit/time/day.ts'
import { holidayOn } from '#kit/time/server/holidays.ts'
import { DEADLINE_DAYS, deadlineOf, workingDeadline } from '../../rules.ts'
import { isWaiting } from '../../states.ts'
import type { ApplicationRow } from '../queries.ts'

const isRestDay = (day: Day): boolean => holidayOn(day)?.rest ?? (weekdayOf(day) >= 6 && !holidayOn(day))

/** The working day by which it is answered, where days off make it later than the deadline; ''. */
const workingDayOf = (sentAt: Date): Day | '' => {
  const day = workingDeadline(dayOf(sentAt), DEADLINE_DAYS, isRestDay)
  return day > dayOf(deadlineOf(sentAt)) ? day : ''
}

/** Until when what was sent is answered: it is late after the later of the two that are said. */
export const asPromise = (state: ApplicationRow['state'], sentAt: Date, now: Date) => {
  const waits = isWaiting(state)
  const deadline = deadlineOf(sentAt)
  const workingDay = waits ? workingDayOf(sentAt) : ''
  return {
    deadline_time: deadline,
    working_deadline: workingDay,
    is_overdue: waits && (workingDay ? workingDay < dayOf(now) : deadline < now),
  }
}
