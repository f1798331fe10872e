import { findOwnWithItems, wordsOf } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { followParcel } from './commands/follow.ts'
import { asTrack, asWholeTrack, parcelsOf } from './present.ts'
import { listApart } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async orderTrack(asked, ctx) {
    const found = await findParcel(ctx, asked)
    if (typeof found === 'string') return ctx.refuse(found)
    const { order, parcel, ...more } = found
    const steps = await followParcel(ctx, order, parcel)
    return asWholeTrack(order, parcel, { ...more, steps, now: ctx.now })
  },

  async storeLogistics(asked, ctx) {
    const found = await findParcel(ctx, asked)
    if (typeof found === 'string') return ctx.refuse(found)
    const { order, parcel } = found
    const [first] = parcel.items
    return {
      ...asTrack(parcel, await followParcel(ctx, order, parcel)),
      goods_name: first?.name ?? '',
      img: first?.image ?? '',
      state_desc: wordsOf(order),
      goods_num: parcel.items.reduce((sum, { pieces }) => sum + pieces, 0),
    }
  },
}

/** A parcel of an order that this patient has, and all that is known of it here; the first where the number is none of its parcels'. */
const findParcel = async (
  { db, patient }: PatientContext,
  { order_id, number }: { order_id: string; number?: string | undefined },
) => {
  const found = await findOwnWithItems(db, patient, order_id)
  if (!found) return 'not-found'
  const { order, items } = found
  const parcels = parcelsOf(order, items, await listApart(db, [order_id]))
  const parcel = parcels.find(({ parcelNo }) => parcelNo === number) ?? parcels[0]
  return parcel ? { order, items, parcels, parcel } : 'not-sent'
}
