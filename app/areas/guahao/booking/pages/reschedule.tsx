import { useNavigate } from 'react-router'
import { unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import { DoctorDays } from '#app/areas/guahao/schedules/cards/doctor-days.tsx'
import { loadDoctorDays } from '#app/areas/guahao/schedules/cards/load-doctor-days.ts'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { behindGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { orderAddress, rescheduleAddress } from '../cards/booking-address.ts'
import { cancelEnd } from '../parts/cancel-end.ts'
import { loadOrder } from '../parts/load-order.ts'
import { MoveSheet } from '../parts/move-sheet.tsx'
import type { Order } from '../parts/use-live-order.ts'
import type { Route } from './+types/reschedule'

export { handle } from 'virtual:rows/guahao-reschedule'

const load = async (loading: Loading) => {
  const order = await loadOrder(loading)
  const { doctor_id, unit_id, dep_id } = order
  const seat = { doctor_id, unit_id, dep_id }
  const [shown, sheet] = await Promise.all([
    loadDoctorDays(loading.callApi, seat, loading.query.get('date')),
    loading.callApi(unitYuyueInfo, { id: unit_id }),
  ])
  return { order, seat, shown, sheet, slotId: maybeId(loading.query, 'slot_id') }
}
export const clientLoader = behindGate(load)

export default function ReschedulePage({ loaderData: { order, seat, shown, sheet, slotId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const today = useToday(shown.today)
  const slot = shown.slots.find(({ slot_id }) => slot_id === slotId)
  if (order.can_reschedule === 0) return <CannotMove order={order} />
  return (
    <Frame bar={{}}>
      <div className="bg-card px-16 py-12">
        <p className="text-16 font-semibold">
          {order.doctor_name} {order.title_name}
        </p>
        <p className="text-14 text-ink-2">
          现在：{spokenSpan(order, today)}，{order.number} 号
        </p>
        <p className="pt-4 text-14 text-ink-2">选一个新的时段。选好之前，原来的号一直为您留着。</p>
      </div>
      <DoctorDays
        shown={shown}
        seat={seat}
        dayLink={(date) => rescheduleAddress(order.order_id, { date })}
        slotLink={({ date, slot_id }) => rescheduleAddress(order.order_id, { date, slot_id })}
        noWaiting
      />
      <MoveSheet
        order={order}
        slot={slot}
        cancelUntil={slot && cancelEnd(slot.date, sheet)}
        onClose={() => navigate(-1)}
      />
    </Frame>
  )
}

function CannotMove({ order }: { order: Order }) {
  const spoken = useSpoken()
  return (
    <Frame bar={{}}>
      <Empty
        title="这个预约不能改约了"
        text={`改约要在 ${spoken(order.cancel_until)} 之前，并且还没有就诊。`}
        action={
          <ButtonLink kind="secondary" to={orderAddress(order.order_id)} replace>
            回到预约
          </ButtonLink>
        }
      />
    </Frame>
  )
}
