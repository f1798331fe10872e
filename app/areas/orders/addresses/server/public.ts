import type { Context, PatientId } from '#app/context.ts'
import { asAddress } from './present.ts'
import { findAddressRow, listAddresses } from './queries.ts'

export { asMaskedReceiver, asReceiver } from './present.ts'

/** Where a parcel goes. */
export interface Destination {
  addressId: number
  name: string
  mobile: string
  fullAddress: string
  /** The smallest division that is known, for the freight. */
  areaCode: number
}

/** The address of that number, or without one the default; undefined where this patient has none such. */
export const findDestination = async (
  ctx: Context,
  patient: PatientId,
  addressId: number | undefined,
): Promise<Destination | undefined> => {
  const row =
    addressId === undefined
      ? (await listAddresses(ctx.db, patient))[0]
      : await findAddressRow(ctx.db, patient, addressId)
  if (!row) return undefined
  const { name, mobile, full_address: fullAddress } = asAddress(row, ctx)
  return { addressId: row.id, name, mobile, fullAddress, areaCode: row.streetId ?? row.areaId ?? row.cityId }
}
