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

/** Asks for the thing itself only where the counts say that there is one. */
const findStep = async ({
  bookings,
  orders,
  asks,
  plan_due_num,
  record_step,
}: Counts): Promise<NextStep | undefined> => {
  const stop = (await callApi(stopList, { page_size: 1 })).list[0]
  if (stop?.state === 'open') return { kind: 'stopped', stop }
  if (bookings.unpaid > 0) {
    const order = (await callApi(orderList, { state: 'unpaid', page_size: 1 })).list[0]
    if (order) return { kind: 'unpaid', order }
  }
  const next = bookings.upcoming > 0 ? await findNext() : undefined
  if (next?.date === dayOf(systemClock.now()))
    return { kind: 'today', order: await callApi(orderDetail, { id: next.order_id }) }
  const due = (await findOther({ orders, asks })) ?? (plan_due_num > 0 ? await findPlanItem() : undefined)
  if (due || next) return due ?? (next && { kind: 'upcoming', order: next })
  return (await findParcel(orders)) ?? (record_step ? { kind: 'record', title: record_step } : undefined)
}

const findNext = async (): Promise<Booking | undefined> => {
  const { list } = await callApi(orderList, { state: 'upcoming', page_size: 20 })
  return [...list].sort((a, b) => (a.begin_time < b.begin_time ? -1 : 1))[0]
}

const findOther = async ({ orders, asks }: Pick<Counts, 'orders' | 'asks'>): Promise<NextStep | undefined> => {
  if (orders.unpaid > 0) {
    const order = (await callApi(goodsOrderList, { state: 'unpaid', page_size: 1 })).list[0]
    if (order) return { kind: 'unpaid-order', order }
  }
  const state = (['unpaid', 'talking', 'waiting'] as const).find((one) => asks[one] > 0)
  const ask = state && (await callApi(myAsks, { state, page_size: 1 })).list[0]
  return ask && { kind: 'ask', ask }
}

const findParcel = async ({ shipped }: Counts['orders']): Promise<NextStep | undefined> => {
  const order = shipped > 0 ? (await callApi(goodsOrderList, { state: 'shipped', page_size: 1 })).list[0] : undefined
  return order && { kind: 'parcel', order }
}

/** What is due first of the plan that was made last. */
const findPlanItem = async (): Promise<NextStep | undefined> => {
  const plan = (await callApi(healthPlanList, { is_due: 1, page_size: 1 })).list[0]
  const { content } = plan ? await callApi(healthPlanDetail, { id: plan.id }) : { content: [] }
  const item = content.find(({ is_confirm }) => is_confirm === 0)
  return plan && item && { kind: 'plan', plan, text: item.text }
}
