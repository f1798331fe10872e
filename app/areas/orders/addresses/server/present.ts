import type { Context } from '#app/context.ts'
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
