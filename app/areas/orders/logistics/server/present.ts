import { asOrderCard, type ItemRow, type OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import { carrierPhones, type TrackStep } from '#kit/outside/express.ts'
import { courierIn, parcelStateOf } from '../rules.ts'
import type { ApartRow } from './queries.ts'

/** A parcel of an order, with what is in it. */
export interface SentParcel {
  carrier: string
  parcelNo: string
  shippedAt: Date
  items: ItemRow[]
}

/** The parcels of an order that was sent, the first one first; none of one that was not. Pieces that went back are in none. */
export const parcelsOf = (order: OrderRow, items: readonly ItemRow[], apart: readonly ApartRow[]): SentParcel[] => {
  const { carrier, parcelNo, shippedAt } = order
  if (shippedAt === null) return []
  const sent = items.filter(({ isSent }) => isSent)
  const parcels = new Map<string, SentParcel>([[parcelNo, { carrier, parcelNo, shippedAt, items: [] }]])
  for (const row of apart) if (!parcels.has(row.parcelNo)) parcels.set(row.parcelNo, { ...row, items: [] })
  for (const item of sent) {
    const own = apart.find(({ position }) => position === item.position)?.parcelNo ?? parcelNo
    parcels.get(own)?.items.push(item)
  }
  return [...parcels.values()]
}

/** A parcel and its way; null steps: nobody says it. */
export const asTrack = ({ carrier, parcelNo }: SentParcel, steps: readonly TrackStep[] | null) => ({
  company: carrier,
  number: parcelNo,
  is_known: steps ? 1 : 0,
  list: (steps ?? []).map(({ text, at, place }) => ({ text, time: at, place })),
})

/** The same with all that its page shows. */
export const asWholeTrack = (
  order: OrderRow,
  parcel: SentParcel,
  more: { parcels: readonly SentParcel[]; items: readonly ItemRow[]; steps: readonly TrackStep[] | null; now: Date },
) => {
  const { parcels, items, steps, now } = more
  const seen = { now, onShelf: new Set<number>() }
  const { order_no, unit_name, state_desc, button } = asOrderCard(order, items, seen)
  return {
    ...asTrack(parcel, steps),
    parcel_state: parcelStateOf(steps, { shippedAt: parcel.shippedAt, now }),
    company_phone: carrierPhones[parcel.carrier] ?? '',
    courier_mobile: courierIn(steps ?? []),
    ship_time: parcel.shippedAt,
    goods: asOrderCard(order, parcel.items, seen).order_goods,
    parcels: parcels.map(({ carrier, parcelNo }) => ({ company: carrier, number: parcelNo })),
    order_no,
    unit_name,
    state_desc,
    button,
  }
}
