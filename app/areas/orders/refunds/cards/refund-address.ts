import { address } from '#kit/wire/address.ts'

/** Which refund; without its number the newest of the order. */
interface Which {
  order_id: string
  refund_id?: string | undefined
}

/** Where money of an order is asked back, without sending anything. */
export const refundAddress = (order_id: string): string => address('/health/refund', { order_id })

/** Where goods are sent back. */
export const returnAddress = (order_id: string): string => address('/health/aftersale', { order_id })

/** How far a refund is, and what happened to it. */
export const progressAddress = ({ order_id, refund_id }: Which): string =>
  address('/health/refundprogress', { order_id, refund_id })

/** How far goods are that are sent back. */
export const returnProgressAddress = ({ order_id, refund_id }: Which): string =>
  address('/health/aftersaleresult', { order_id, refund_id })

/** What came of an application for money. */
export const refundResultAddress = ({ order_id, refund_id }: Which): string =>
  address('/health/refundresult', { order_id, refund_id })

/** The same inside an app. */
export const appResultAddress = ({ order_id, refund_id }: Which): string =>
  address('/health/apprefundresult', { order_id, refund_id })

/** The patient's refunds, all or of one order. */
export const refundsAddress = (order_id?: string): string => address('/health/refundList', { order_id })
