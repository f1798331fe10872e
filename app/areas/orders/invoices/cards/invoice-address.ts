import { address } from '#kit/wire/address.ts'

/** Where an order's invoice is asked for, and seen. */
export const invoiceAddress = (orderId: string): string => address('/health/InvoiceDetails', { order_id: orderId })
