import { spokenDayTime } from '#kit/time/spoken.ts'
import { useToday } from '#kit/ui/use-now.ts'
import type { BookingShown } from './booking-shown.ts'
import { cancelEnd } from './cancel-end.ts'

/** Until when this very place can be given back: a date, not a rule to be worked out. */
export function CancelPromise({ slot, sheet }: Pick<BookingShown, 'slot' | 'sheet'>) {
  const today = useToday()
  const until = spokenDayTime(cancelEnd(slot.date, sheet), today)
  return (
    <dl className="flex gap-12 text-14">
      <dt className="w-64 shrink-0 text-ink-3">取消</dt>
      <dd className="min-w-0 grow">
        {until} 前可以取消或改约{slot.fee === '0.00' ? '' : '，号费全额退回'}。
      </dd>
    </dl>
  )
}
