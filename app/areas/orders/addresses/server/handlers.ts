import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { MOST_ADDRESSES } from '../rules.ts'
import { saveAddress } from './handlers/save.ts'
import { asAddress } from './present.ts'
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
}
