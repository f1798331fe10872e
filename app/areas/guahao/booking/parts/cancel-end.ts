import type { unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import type { Day } from '#kit/time/day.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { cutOffOf } from '../rules.ts'

type Sheet = Pick<CallOutput<typeof unitYuyueInfo>, 'cancel_days_before' | 'cancel_time'>

/** Until when an appointment of that day can be cancelled, by the rule sheet as the wire carries it. */
export const cancelEnd = (date: Day, { cancel_days_before, cancel_time }: Sheet): Date => {
  const [hours = 0, minutes = 0] = cancel_time.split(':').map(Number)
  return cutOffOf(date, { cancelDaysBefore: cancel_days_before, cancelMinutes: hours * 60 + minutes })
}
