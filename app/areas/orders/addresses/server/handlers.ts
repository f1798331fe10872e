import { DEFAULT_CITY } from '#app/areas/location/rules.ts'
import { findCity } from '#app/areas/location/server/public.ts'
import { quoteUsual } from '#app/areas/mall/freight/server/public.ts'
import type { Handlers, Here } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { MOST_ADDRESSES } from '../rules.ts'
import { saveAddress } from './handlers/save.ts'
import { asAddress } from './present.ts'
import { findDestination } from './public.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async addressList(_, here) {
    return { list: (await queries.listAddresses(here.db, here.patient)).map((row) => asAddress(row, here)) }
  },

  async addressAdd(ask, here) {
    const saved = await here.transact((inside) => saveAddress(inside, ask))
    return typeof saved === 'string' ? here.refuse(saved, { most: MOST_ADDRESSES }) : { addressId: saved }
  },

  async addressDelete({ addressId }, here) {
    const gone = await here.transact(async ({ db, patient }) => {
      const row = await queries.deleteAddress(db, patient, addressId)
      if (row?.isDefault) await queries.makeNewestDefault(db, patient)
      return row
    })
    return gone ? {} : here.refuse('not-found')
  },

  async addressSetDefault({ addressId }, here) {
    const isDone = await here.transact(async ({ db, patient }) => {
      if (!(await queries.findAddressRow(db, patient, addressId))) return false
      await queries.clearDefault(db, patient)
      return queries.updateAddress(db, patient, addressId, { isDefault: true })
    })
    return isDone ? { addressId } : here.refuse('not-found')
  },

  async shippingFee({ goods_id, buy_num, address_id }, here) {
    const where = await placeOf(here, address_id)
    if (!where) return here.refuse('not-found')
    const quote = await quoteUsual(here.db, goods_id, buy_num, where.areaCode)
    if (!quote) return here.refuse('goods-gone')
    return {
      ...{ shipping_fee: quote.feeFen, is_remote: quote.isRemote, is_excluded: quote.isExcluded },
      ...{ full_address: where.fullAddress, address_id: where.addressId },
    }
  },
}

/** An address of the asker's; without a number his default one, or the city; undefined where he has none of that number. */
const placeOf = async (here: Here, addressId: number | undefined) => {
  const own = here.patient === null ? undefined : await findDestination(here, here.patient, addressId)
  if (own || addressId !== undefined) return own
  const city = await findCity(here.db, here.city || DEFAULT_CITY)
  return city && { areaCode: city.areaCode, fullAddress: city.name, addressId: null }
}
