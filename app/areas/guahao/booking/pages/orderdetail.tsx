import { BackpackIcon } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { StopChoices } from '#app/areas/guahao/stops/cards/stop-choices.tsx'
import type { Stop } from '#app/areas/guahao/stops/cards/stop-notice.tsx'
import { stopList } from '#app/areas/guahao/stops/contract.ts'
import { VisitNote } from '#app/areas/guahao/visit-notes/cards/visit-note.tsx'
import { orderNote } from '#app/areas/guahao/visit-notes/contract.ts'
import { OrderedTests } from '#app/areas/orders/tests/cards/ordered-tests.tsx'
import { testsOfVisit } from '#app/areas/orders/tests/contract.ts'
import { ParkingCell } from '#app/areas/parking/cards/parking-cell.tsx'
import { payStatus } from '#app/areas/pay/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { behindGate, type Loading } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { orderAddress, successAddress } from '../cards/booking-address.ts'
import { orderGuest } from '../contract.ts'
import { AddToCalendar } from '../parts/add-to-calendar.tsx'
import { GuestCell } from '../parts/guest-cell.tsx'
import { loadOrder } from '../parts/load-order.ts'
import { OrderAction } from '../parts/order-action.tsx'
import { OrderChanges } from '../parts/order-changes.tsx'
import { OrderFacts } from '../parts/order-facts.tsx'
import { OrderHead } from '../parts/order-head.tsx'
import { QueueCard } from '../parts/queue-card.tsx'
import { Ticket } from '../parts/ticket.tsx'
import { type Order, useLiveOrder } from '../parts/use-live-order.ts'
import { comingStates } from '../states.ts'
import type { Route } from './+types/orderdetail'

export { handle } from 'virtual:rows/R220'

/** On the day the line moves; a place that is held may be paid or let go elsewhere. */
const ASKED_EVERY_MS = 15_000

const load = async (loading: Loading) => {
  const order = await loadOrder(loading)
  const isSeen = order.state === 'done' || order.state === 'called' || order.state === 'checked-in'
  const [stop, leftSeconds, guest, written, tests] = await Promise.all([
    findStop(loading.callApi, order),
    leftOf(loading.callApi, order),
    comingStates.includes(order.state) ? loading.callApi(orderGuest, { id: order.order_id }) : undefined,
    order.state === 'done' || order.state === 'called' ? loading.callApi(orderNote, { id: order.order_id }) : undefined,
    // Who comes back from an examination waits again.
    isSeen ? loading.callApi(testsOfVisit, { id: order.order_id }) : undefined,
  ])
  return { order, stop, leftSeconds, guest, note: written?.note, tests }
}
export const clientLoader = behindGate(load)

/** The stop that concerns it, while the patient may choose. */
const findStop = async (callApi: CallApi, { state, order_id }: Order) => {
  if (state !== 'stopped') return undefined
  const { list } = await callApi(stopList, { page_size: 50 })
  return list.find((stop) => stop.order_id === order_id && stop.state === 'open')
}

/** How long the place is still held: the phone's clock may be wrong, the payment knows. */
const leftOf = async (callApi: CallApi, { out_trade_no }: Order) =>
  out_trade_no ? (await callApi(payStatus, { out_trade_no })).left_seconds : undefined

export default function OrderDetailPage({ loaderData }: Route.ComponentProps) {
  const { order: loaded, stop, leftSeconds, guest, note, tests } = loaderData
  const { revalidate } = useRevalidator()
  const { order, refresh } = useLiveOrder(loaded, ({ state, queue }) =>
    queue || state === 'held' ? ASKED_EVERY_MS : undefined,
  )
  return (
    <Frame bar={{}}>
      <OrderHead order={order} leftSeconds={order.state === 'held' ? leftSeconds : undefined} onExpired={refresh} />
      {stop ? (
        <Stopped stop={stop} order={order} />
      ) : (
        <>
          <div className="space-y-12 p-16">
            <QueueCard order={order} onChanged={refresh} />
            {tests && <OrderedTests visitId={order.order_id} tests={tests} />}
            {note && <VisitNote note={note} />}
            <Ticket order={order}>{order.state === 'booked' && <AddToCalendar order={order} />}</Ticket>
            {comingStates.includes(order.state) && (
              <CellGroup>
                <Cell
                  start={<BackpackIcon />}
                  title="就诊时请带"
                  note="出门前看一眼：证件、卡、以前的报告"
                  to={successAddress(order.order_id)}
                />
              </CellGroup>
            )}
            {guest?.can_invite === 1 && comingStates.includes(order.state) && (
              <GuestCell orderId={order.order_id} guest={guest} onChanged={revalidate} />
            )}
            {comingStates.includes(order.state) && <ParkingCell unitId={order.unit_id} />}
            <OrderChanges order={order} onCancelled={refresh} />
            <OrderFacts order={order} />
          </div>
          <OrderAction order={order} onChanged={refresh} />
        </>
      )}
    </Frame>
  )
}

/** First what to do instead, then what it was. */
function Stopped({ stop, order }: { stop: Stop; order: Order }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const leave = (newOrderId: string) =>
    newOrderId ? navigate(orderAddress(newOrderId), { replace: true }) : revalidate()
  return (
    <StopChoices stop={stop} onChosen={leave}>
      <Ticket order={order} />
      <OrderFacts order={order} />
    </StopChoices>
  )
}
