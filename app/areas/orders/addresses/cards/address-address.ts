import { address } from '#kit/wire/address.ts'

/** Where an address is added, or the one of that number changed; `back` is the path that saving leads to. */
export const editAddress = (addressId?: number, back?: string): string =>
  address('/health/addressedit', { addressId, redirect_url: back })

/** Where one is chosen; the choice is put into the query of `back` as `addressId`. */
export const chooseAddress = (back: string, addressId?: number): string =>
  address('/health/addressselect', { addressId, redirect_url: back })

/** The path that one came from with the chosen address in its query. */
export const withChosen = (back: string, addressId: number): string => {
  const [path = '/', search = ''] = back.split('?')
  const query = new URLSearchParams(search)
  query.set('addressId', String(addressId))
  return `${path}?${query}`
}
