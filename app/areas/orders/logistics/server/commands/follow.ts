import { findArea, findCity } from '#app/areas/location/server/public.ts'
import { type OrderRow, receiverOf } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import type { TrackStep } from '#kit/outside/express.ts'
import { trackerOf } from '#kit/outside/server/express.ts'
import type { SentParcel } from '../present.ts'

/** The way of a parcel, the newest step first; null where nobody says it: a carrier who does not answer takes nothing away from what is known here. */
export const followParcel = async (ctx: Context, order: OrderRow, parcel: SentParcel): Promise<TrackStep[] | null> => {
  const { carrier, parcelNo: number, shippedAt } = parcel
  const phoneTail = receiverOf(order, ctx)?.mobile.slice(-4) ?? ''
  const tracker = trackerOf(ctx.config.express, ctx.now)
  if (!tracker) return null
  const to = await cityOf(ctx, order)
  return tracker({ carrier, number, phoneTail, shippedAt, to }).catch(() => null)
}

/** The city to which an order goes; '' where it goes nowhere. */
const cityOf = async ({ db }: Context, { areaCode }: OrderRow): Promise<string> => {
  const area = areaCode === null ? undefined : await findArea(db, areaCode)
  const city = area?.cityId ? await findCity(db, area.cityId) : undefined
  return city?.fullName ?? ''
}
