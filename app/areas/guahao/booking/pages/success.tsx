import { CheckIcon } from 'lucide-react'
import { unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import { DepartmentOffer } from '#app/areas/membership/cards/department-offer.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { behindGate, type Loading } from '#kit/wire/load.ts'
import { orderAddress, payAddress } from '../cards/booking-address.ts'
import { AddToCalendar } from '../parts/add-to-calendar.tsx'
import { loadOrder } from '../parts/load-order.ts'
import { thingsToBring } from '../parts/things-to-bring.ts'
import { Ticket } from '../parts/ticket.tsx'
import { type Order, useLiveOrder } from '../parts/use-live-order.ts'
import type { Route } from './+types/success'

export { handle } from 'virtual:rows/R218'

/** The provider's notice may come a moment after the patient. */
const ASKED_EVERY_MS = 3_000

const load = async (loading: Loading) => {
  const order = await loadOrder(loading)
  const sheet = await loading.callApi(unitYuyueInfo, { id: order.unit_id })
  return { order, bring: thingsToBring(order, sheet) }
}
export const clientLoader = behindGate(load)

export default function SuccessPage({ loaderData: { order: loaded, bring } }: Route.ComponentProps) {
  const { order } = useLiveOrder(loaded, ({ state }) => (state === 'held' ? ASKED_EVERY_MS : undefined))
  if (order.state === 'held') return <Waiting order={order} />
  if (order.state !== 'booked' && order.state !== 'checked-in' && order.state !== 'called')
    return <Over order={order} />
  return (
    <Frame bar={{}}>
      <ResultPage
        state="done"
        title="预约成功"
        text={
          order.on_site_amount === '0.00'
            ? '就诊当天，凭就诊号或就诊码签到。'
            : `到院后先在收费窗口缴挂号费 ${order.on_site_amount} 元，再签到候诊。`
        }
      >
        <div className="space-y-12">
          <Ticket order={order} />
          <Card title="就诊时请带">
            <ul className="space-y-8 text-14">
              {bring.map((thing) => (
                <li key={thing} className="flex gap-8">
                  <CheckIcon className="mt-2 text-accent-ink" />
                  {thing}
                </li>
              ))}
            </ul>
          </Card>
          <DepartmentOffer unit_id={order.unit_id} dep_id={order.dep_id} doctor_id={order.doctor_id} />
        </div>
      </ResultPage>
      <BottomAction aside={<AddToCalendar order={order} />}>
        <ButtonLink to={orderAddress(order.order_id)} replace>
          查看预约
        </ButtonLink>
      </BottomAction>
    </Frame>
  )
}

function Waiting({ order }: { order: Order }) {
  return (
    <Frame bar={{ title: '等待支付' }}>
      <ResultPage
        state="waiting"
        title="正在等支付结果"
        text="付好了稍等几秒，页面会自己更新。"
        actions={
          <>
            <ButtonLink to={payAddress(order)} replace>
              去支付
            </ButtonLink>
            <ButtonLink to={orderAddress(order.order_id)} kind="text" replace>
              查看预约
            </ButtonLink>
          </>
        }
      />
    </Frame>
  )
}

function Over({ order }: { order: Order }) {
  return (
    <Frame bar={{ title: '预约' }}>
      <ResultPage
        state={order.state === 'done' ? 'done' : 'failed'}
        title={`这个预约${order.state_desc}`}
        text="详情里有经过和下一步。"
        actions={
          <ButtonLink to={orderAddress(order.order_id)} replace>
            查看预约
          </ButtonLink>
        }
      />
    </Frame>
  )
}
