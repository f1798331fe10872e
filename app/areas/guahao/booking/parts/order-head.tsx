import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { type Day, parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Countdown } from '#kit/ui/countdown.tsx'
import { tones } from '#kit/ui/tones.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { isNear } from '../rules/queue-words.ts'
import type { OrderState } from '../states.ts'
import { orderTones } from './order-tones.ts'
import type { Order } from './use-live-order.ts'

interface OrderHeadProps {
  order: Order
  /** While it is held: how long, as the server counts. */
  leftSeconds: number | undefined
  onExpired: () => void
}

/** How the appointment stands, large, and what that means now. */
export function OrderHead({ order, leftSeconds, onExpired }: OrderHeadProps) {
  const today = useToday()
  return (
    <div role="status" className={`px-16 py-20 ${tones[orderTones[order.state]]}`}>
      <h2 className="text-22 font-semibold">{order.state_desc}</h2>
      <p className="pt-4 text-14 text-ink-2">
        {leftSeconds === undefined ? (
          meanings[order.state](order, today)
        ) : (
          <>
            号源为您保留 <Countdown seconds={leftSeconds} onEnd={onExpired} />
            ，超时自动放回。
          </>
        )}
      </p>
      {order.refund_amount !== '0.00' && (
        <p className="pt-4 text-14 text-ink-2">
          退回 <Fee yuan={order.refund_amount} />
          ，一般几分钟原路到账。
        </p>
      )}
    </div>
  )
}

const meanings: Record<OrderState, (order: Order, today: Day) => string> = {
  held: () => '请尽快支付，超时自动放回。',
  booked: (order, today) => {
    if (order.on_site_amount !== '0.00')
      return `到院后先在收费窗口缴挂号费 ${order.on_site_amount} 元，缴费后就能签到。来不了请提前取消。`
    if (order.can_checkin === 1) return '可以签到了，到医院后点下面的“签到”。'
    if (order.queue) return `今天 ${order.checkin_from.slice(11, 16)} 开始签到，到医院后再点。`
    return `${spokenDayTime(parseTime(order.checkin_from), today)} 起可以签到，请带好证件。`
  },
  // Once it is near the queue below says by which door to stand.
  'checked-in': ({ queue, location, dep_name }) =>
    queue && isNear(queue) ? '已经在排队，快到您了。' : `已经在排队，请在${location || dep_name}等候叫号。`,
  called: ({ queue }) => `轮到您了，请进${queue?.room || '诊室'}。`,
  done: () => '看完了，祝早日康复。',
  missed: () => '没有按时就诊。来不了请提前取消，爽约多了会暂停预约。',
  expired: () => '没有按时支付，号源已经放回，没有扣款。',
  cancelled: () => '号源已经让给需要的人。',
  rescheduled: () => '已经换到新的时间。',
  stopped: () => '医院停了这个门诊。',
}
