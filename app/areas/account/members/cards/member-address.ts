import { address } from '#kit/wire/address.ts'
import { currentAddress } from '#kit/wire/browser/way-back.ts'

/** Where somebody is added, or (with an id) made whole; it leads back here. */
export const addMemberAddress = (memberId?: number): string =>
  address('/account/memberedit', { member_id: memberId, redirect_url: currentAddress() })
