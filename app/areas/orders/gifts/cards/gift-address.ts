import { address } from '#kit/wire/address.ts'

/** A gift's own page. */
export const giftAddress = (orderId: string): string => address('/account/giftorders', { order_id: orderId })
