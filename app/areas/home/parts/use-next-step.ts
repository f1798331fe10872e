import { useEffect, useState } from 'react'
import { myAsks } from '#app/areas/consult/consultations/contract.ts'
import { healthPlanDetail, healthPlanList } from '#app/areas/family-doctor/contract.ts'
import { orderDetail, orderList } from '#app/areas/guahao/booking/contract.ts'
import type { Stop } from '#app/areas/guahao/stops/cards/stop-notice.tsx'
import { stopList } from '#app/areas/guahao/stops/contract.ts'
import { goodsOrderList } from '#app/areas/orders/checkout/contract.ts'
import { type Counts, useCounts } from '#app/shell/use-counts.ts'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'

type Booking = CallOutput<typeof orderList>['list'][number]
type Order = CallOutput<typeof goodsOrderList>['list'][number]
type Ask = CallOutput<typeof myAsks>['list'][number]
type Plan = CallOutput<typeof healthPlanList>['list'][number]

/** What waits for the patient, the most urgent alone. */
export type NextStep =
  | { kind: 'stopped'; stop: Stop }
  | { kind: 'unpaid'; order: Booking }
  | { kind: 'today'; order: CallOutput<typeof orderDetail> }
  | { kind: 'unpaid-order'; order: Order }
  | { kind: 'ask'; ask: Ask }
  | { kind: 'upcoming'; order: Booking }
  | { kind: 'parcel'; order: Order }
  | { kind: 'plan'; plan: Plan; text: string }
  | { kind: 'record'; title: string }

/** What concerns who is signed in; a visitor is asked nothing, and a home without it is a home all the same. */
export const useNextStep = (): NextStep | undefined => {
  const counts = useCounts()
  const [known, setKnown] = useState<{ counts: Counts; step: NextStep | undefined }>()
  useEffect(() => {
    if (!counts) return
    let isGone = false
    findStep(counts).then(
      (step) => isGone || setKnown({ counts, step }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [counts])
  return known?.counts === counts ? known?.step : undefined
}

/** What comes before what; each is asked for only where the counts say that there is one. */
const findStep = async (counts: Counts): Promise<NextStep | undefined> => {
  const urgent = (await findStopped()) ?? (await findUnpaid(counts))
  if (urgent) return urgent
  const visit = await findVisit(counts)
  if (visit?.kind === 'today') return visit
  const waiting = (await findOther(counts)) ?? (await findPlanItem(counts))
  return waiting ?? visit ?? (await findParcel(counts)) ?? recordStep(counts)
}

const findStopped = async (): Promise<NextStep | undefined> => {
  const stop = (await callApi(stopList, { page_size: 1 })).list[0]
  return stop?.state === 'open' ? { kind: 'stopped', stop } : undefined
}

const findUnpaid = async ({ bookings }: Counts): Promise<NextStep | undefined> => {
  if (bookings.unpaid === 0) return
  const order = (await callApi(orderList, { state: 'unpaid', page_size: 1 })).list[0]
  return order && { kind: 'unpaid', order }
}

/** The appointment that comes first; on its day with its queue. */
const findVisit = async ({ bookings }: Counts): Promise<NextStep | undefined> => {
  if (bookings.upcoming === 0) return
  const { list } = await callApi(orderList, { state: 'upcoming', page_size: 20 })
  const order = [...list].sort((a, b) => (a.begin_time < b.begin_time ? -1 : 1))[0]
  if (order?.date === dayOf(systemClock.now()))
    return { kind: 'today', order: await callApi(orderDetail, { id: order.order_id }) }
  return order && { kind: 'upcoming', order }
}

const findOther = async ({ orders, asks }: Counts): Promise<NextStep | undefined> => {
  if (orders.unpaid > 0) {
    const order = (await callApi(goodsOrderList, { state: 'unpaid', page_size: 1 })).list[0]
    if (order) return { kind: 'unpaid-order', order }
  }
  const state = (['unpaid', 'talking', 'waiting'] as const).find((one) => asks[one] > 0)
  const ask = state && (await callApi(myAsks, { state, page_size: 1 })).list[0]
  return ask && { kind: 'ask', ask }
}

const findParcel = async ({ orders }: Counts): Promise<NextStep | undefined> => {
  if (orders.shipped === 0) return
  const order = (await callApi(goodsOrderList, { state: 'shipped', page_size: 1 })).list[0]
  return order && { kind: 'parcel', order }
}

/** What is due first of the plan that was made last. */
const findPlanItem = async ({ plan_due_num }: Counts): Promise<NextStep | undefined> => {
  if (plan_due_num === 0) return
  const plan = (await callApi(healthPlanList, { is_due: 1, page_size: 1 })).list[0]
  const { content } = plan ? await callApi(healthPlanDetail, { id: plan.id }) : { content: [] }
  const item = content.find(({ is_confirm }) => is_confirm === 0)
  return plan && item && { kind: 'plan', plan, text: item.text }
}

const recordStep = ({ record_step }: Counts): NextStep | undefined =>
  record_step ? { kind: 'record', title: record_step } : undefined
