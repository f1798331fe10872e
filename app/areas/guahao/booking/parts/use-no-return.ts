import { useState } from 'react'
import { parseTime } from '#kit/time/day.ts'
import { useMinute } from '#kit/ui/use-now.ts'
import { noReturnWords } from '../rules/no-return.ts'
import type { BookingShown } from './booking-shown.ts'
import { cancelEnd } from './cancel-end.ts'

/** The tick above the button. */
export const NO_RETURN_FIELD = 'no-return'

/** What must be ticked before a place is booked that cannot be given back by telephone; undefined where it can. */
export const useNoReturn = ({ slot, sheet }: Pick<BookingShown, 'slot' | 'sheet'>, isWait: boolean) => {
  const [isRead, setRead] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const now = useMinute()
  if (isWait || now < cancelEnd(slot.date, sheet)) return undefined
  return {
    words: noReturnWords({ date: slot.date, begins: parseTime(slot.begin_time), now }),
    isRead,
    isMissing: isMissing && !isRead,
    onRead: setRead,
    /** Whether the tick is still missing: then it is asked for, and takes the focus. */
    mustTick: (): boolean => {
      if (isRead) return false
      setMissing(true)
      document.getElementsByName(NO_RETURN_FIELD)[0]?.focus()
      return true
    },
  }
}

export type NoReturnTick = NonNullable<ReturnType<typeof useNoReturn>>
