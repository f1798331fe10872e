import { findCity, usualCity } from '#app/areas/location/server/public.ts'
import { quoteUsual } from '#app/areas/mall/freight/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { recogniseAddress } from './commands/recognise.ts'
import { saveAddress } from './handlers/save.ts'
import { asAddress } from './present.ts'
import { findDestination } from './public.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async addressList(_, ctx) {
    return { list: (await queries.listAddresses(ctx.db, ctx.patient)).map((row) => asAddress(row, ctx)) }
  },

  async addressAdd(input, ctx) {
    const saved = await ctx.transact((inside) => saveAddress(inside, input))
    return saved instanceof Refused ? saved : { addressId: saved }
  },

  addressRecognise: ({ text }, { db }) => recogniseAddress(db, text),

  async addressDelete({ addressId }, ctx) {
    const gone = await ctx.transact(async ({ db, patient }) => {
      const row = await queries.deleteAddress(db, patient, addressId)
      if (row?.isDefault) await queries.makeNewestDefault(db, patient)
      return row
    })
    return gone ? {} : ctx.refuse('not-found')
  },

  async addressSetDefault({ addressId }, ctx) {
    const isDone = await ctx.transact(async ({ db, patient }) => {
      if (!(await queries.findAddressRow(db, patient, addressId))) return false
      await queries.clearDefault(db, patient)
      return queries.updateAddress(db, patient, addressId, { isDefault: true })
    })
    return isDone ? { addressId } : ctx.refuse('not-found')
  },

  async shippingFee({ goods_id, buy_num, address_id }, ctx) {
    const where = await placeOf(ctx, address_id)
    if (!where) return ctx.refuse('not-found')
    const quote = await quoteUsual(ctx.db, goods_id, buy_num, where.areaCode)
    if (!quote) return ctx.refuse('goods-gone')
    return {
      shipping_fee: quote.feeFen,
      is_remote: quote.isRemote,
      is_excluded: quote.isExcluded,
      full_address: where.fullAddress,
      address_id: where.addressId,
    }
  },
}

/** An address of the asker's; without a number their default one, or the city; undefined where they have none of that number. */
const placeOf = async (ctx: RequestContext, addressId: number | undefined) => {
  const own = ctx.patient === null ? undefined : await findDestination(ctx, ctx.patient, addressId)
  if (own || addressId !== undefined) return own
  const city = await findCity(ctx.db, ctx.city || (await usualCity(ctx)))
  return city && { areaCode: city.areaCode, fullAddress: city.name, addressId: null }
}
