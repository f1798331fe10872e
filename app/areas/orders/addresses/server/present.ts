import type { Context } from '#app/context.ts'
import { maskName, maskPhone } from '#kit/seal/mask.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { addressLine } from '../rules.ts'
import type { AddressRow } from './queries.ts'

/** Kinds of sealed text. */
export const sealed = { name: 'address-name', mobile: 'address-mobile', place: 'address-place' } as const

/** An address, opened for its owner. */
export const asAddress = (row: AddressRow, { config }: Pick<Context, 'config'>) => {
  const { open } = sealOf(config)
  const [province = '', city = '', area = '', street = ''] = row.placeNames
  const [community, detail] = [open(row.communitySealed, sealed.place), open(row.detailSealed, sealed.place)]
  return {
    addressId: row.id,
    name: open(row.nameSealed, sealed.name),
    mobile: open(row.mobileSealed, sealed.mobile),
    province_id: row.provinceId,
    province_name: province,
    city: row.cityId === row.provinceId ? 0 : row.cityId,
    city_name: city,
    area: row.areaId ?? 0,
    area_name: area,
    street: row.streetId ?? 0,
    street_name: street,
    community,
    detail,
    isDefault: row.isDefault,
    full_address: addressLine([province, city, area, street, community, detail]),
  }
}

/** To whom a parcel goes, and where. */
interface Receiver {
  name: string
  mobile: string
  fullAddress: string
}

/** So much of an address tells where a parcel goes, and not to whose door. */
const SHOWN = 6

/** To whom a parcel goes, whole: for who opened it, which the audit says, and for the file by which labels are printed. */
export const asReceiver = ({ name, mobile, fullAddress }: Receiver) => ({ name, mobile, full_address: fullAddress })

/** The same for staff who look through a list. */
export const asMaskedReceiver = ({ name, mobile, fullAddress }: Receiver) => ({
  name: maskName(name),
  mobile: maskPhone(mobile),
  full_address: `${fullAddress.slice(0, SHOWN)}…`,
})
