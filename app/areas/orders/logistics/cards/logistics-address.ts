import { address } from '#kit/wire/address.ts'

/** Where an order's parcel is, or the one of that number. */
export const logisticsAddress = (orderId: string, number?: string): string =>
  address('/health/logistics', { order_id: orderId, number })
