import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import type { Slot } from '#app/areas/guahao/schedules/cards/load-doctor-days.ts'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { Button } from '#kit/ui/button.tsx'
import { ErrorNotice } from '#kit/ui/error-notice.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useMinute, useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { orderAddress } from '../cards/booking-address.ts'
import { rescheduleOrder } from '../contract.ts'
import type { Order } from './use-live-order.ts'

interface MoveSheetProps {
  order: Order
  /** Where to; undefined while nothing is chosen. */
  slot: Slot | undefined
  /** Until when it could be cancelled there; undefined while nothing is chosen. */
  cancelUntil: Date | undefined
  onClose: () => void
}

/** From when to when, and what it costs less: one question before the appointment moves. */
export function MoveSheet({ order, slot, cancelUntil, onClose }: MoveSheetProps) {
  const today = useToday()
  const now = useMinute()
  const navigate = useNavigate()
  const moving = useAct(rescheduleOrder)
  const [isDone, setDone] = useState(false)
  const move = async () => {
    const made = slot && (await moving.run({ id: order.order_id, slot_id: slot.slot_id }))
    if (!made) return
    setDone(true)
    toast(`改约成功，新的号是 ${made.number} 号`)
    navigate(orderAddress(made.order_id), { replace: true })
  }
  const action = (
    <Button busy={moving.busy || isDone} onClick={move}>
      确认改约
    </Button>
  )
  return (
    <Sheet open={slot !== undefined} title="改到这个时间？" onClose={onClose} action={action}>
      {slot && (
        <div className="space-y-12">
          <Facts
            facts={[
              { name: '原来', value: <s className="text-ink-3">{spokenSpan(order, today)}</s> },
              { name: '改为', value: <span className="font-semibold">{spokenSpan(slot, today)}</span> },
              { name: '挂号费', value: <Cost from={order.fee} to={slot.fee} /> },
            ]}
          />
          {cancelUntil && cancelUntil <= now && (
            <Notice tone="warning">改到这个时间后，就不能再在手机上取消或改约了。</Notice>
          )}
          <ErrorNotice words={moving.error?.words} />
        </div>
      )}
    </Sheet>
  )
}

function Cost({ from, to }: { from: string; to: string }) {
  if (Number(to) < Number(from))
    return (
      <>
        <Fee yuan={to} />
        ，多付的原路退回
      </>
    )
  return from === to ? '不变' : <Fee yuan={to} />
}
