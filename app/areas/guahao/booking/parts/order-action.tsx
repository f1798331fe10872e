import { QrCodeIcon } from 'lucide-react'
import { useState } from 'react'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { scheduleAddress } from '#app/areas/guahao/schedules/cards/schedule-address.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { address } from '#kit/wire/address.ts'
import { orderAddress, payAddress } from '../cards/booking-address.ts'
import { CheckIn } from './check-in.tsx'
import type { Order } from './use-live-order.ts'
import { VisitCode } from './visit-code.tsx'

/** The one thing to do now, by the state of the appointment. */
export function OrderAction({ order, onChanged }: { order: Order; onChanged: () => void }) {
  if (order.state === 'held')
    return (
      <BottomAction>
        <ButtonLink to={payAddress(order)}>
          去支付 <Fee yuan={order.pay_amount} size="medium" />
        </ButtonLink>
      </BottomAction>
    )
  if (order.state === 'booked' || order.state === 'checked-in' || order.state === 'called')
    return <OnTheDay order={order} onChanged={onChanged} />
  if (order.next_order_id)
    return (
      <BottomAction>
        <ButtonLink to={orderAddress(order.next_order_id)}>看新的预约</ButtonLink>
      </BottomAction>
    )
  return <Afterwards order={order} />
}

function OnTheDay({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const [showing, setShowing] = useState(false)
  const showCode = () => setShowing(true)
  return (
    <>
      {order.can_checkin === 1 ? (
        <CheckIn order={order} onChanged={onChanged} onShowCode={showCode} />
      ) : (
        <BottomAction>
          <Button onClick={showCode}>
            <QrCodeIcon />
            出示就诊码
          </Button>
        </BottomAction>
      )}
      <VisitCode order={order} open={showing} onClose={() => setShowing(false)} />
    </>
  )
}

function Afterwards({ order }: { order: Order }) {
  const again = scheduleAddress(order)
  if (order.state !== 'done')
    return (
      <BottomAction>
        <ButtonLink to={again}>再约一次</ButtonLink>
      </BottomAction>
    )
  return (
    <BottomAction
      aside={
        <ButtonLink kind="text" to={again}>
          再约一次
        </ButtonLink>
      }
    >
      <ButtonLink to={address('/comment/list', { kind: 'doctor', id: order.doctor_id, order_id: order.order_id })}>
        写评价
      </ButtonLink>
    </BottomAction>
  )
}
