import { CalendarClockIcon, CircleXIcon, PhoneIcon } from 'lucide-react'
import { useState } from 'react'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { rescheduleAddress } from '../cards/booking-address.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import type { Order } from './use-live-order.ts'

interface OrderChangesProps {
  order: Order
  onCancelled: () => void
}

/** What the patient may still change, with the rule for it; where it is too late, whom to call. */
export function OrderChanges({ order, onCancelled }: OrderChangesProps) {
  const [asking, setAsking] = useState(false)
  const today = useToday()
  const until = spokenDayTime(parseTime(order.cancel_until), today)
  const isLate = order.state === 'booked' && order.can_cancel === 0
  if (order.can_cancel === 0 && !isLate) return null
  return (
    <>
      <CellGroup title="有变化？">
        {order.can_reschedule === 1 && (
          <Cell
            start={<CalendarClockIcon />}
            title="改约"
            note={`同一位医生换个时间，${until} 前`}
            to={rescheduleAddress(order.order_id)}
          />
        )}
        {order.can_cancel === 1 && (
          <Cell
            start={<CircleXIcon />}
            title="取消预约"
            note={order.state === 'held' ? '还没有付款，随时可以取消' : `${until} 前取消，挂号费全额退回`}
            onClick={() => setAsking(true)}
          />
        )}
        {isLate && (
          <Cell
            start={<PhoneIcon />}
            title={order.unit_phone ? `来不了？打给医院 ${order.unit_phone}` : '来不了？请联系医院'}
            note={`${until} 后不能在手机上取消`}
            {...(order.unit_phone
              ? { href: `tel:${order.unit_phone}` }
              : { to: address('/unit/index', { unit_id: order.unit_id }) })}
          />
        )}
      </CellGroup>
      <CancelDialog
        order={order}
        open={asking}
        onClose={() => setAsking(false)}
        onCancelled={() => {
          setAsking(false)
          onCancelled()
        }}
      />
    </>
  )
}
