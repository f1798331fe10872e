import { address } from '#kit/wire/address.ts'

/** The pages of one order's invoice. */
export const ofOrder = (page: 'create' | 'success' | 'details' | 'refundResult', orderId: string): string =>
  address(`/invoice/${page}`, { order_id: orderId })

/** The pages of a title; an order goes along that waits for its invoice. */
export const ofTitle = (
  page: 'titles' | 'addInvoice' | 'invoiceDetail' | 'invoiceSuccess',
  { titleId, orderId }: { titleId?: number | undefined; orderId?: string | undefined } = {},
): string => address(`/invoice/${page}`, { title_id: titleId, order_id: orderId })
