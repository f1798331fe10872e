/** Orders that are paid together, as the payment page of a browser finds them stored. */
export interface StoredPayment {
  order_ids: string
  out_trade_no: string
  pay_amount: string
}

/** Under which name they are stored. */
export const STORED_PAYMENT = 'orderPayment'

/** How paying goes on: one order is paid directly, of several the patient is shown all of them first [X165]. */
export const payingWay = (orders: readonly unknown[]): 'directly' | 'merge-sheet' =>
  orders.length === 1 ? 'directly' : 'merge-sheet'

/** What the payment page is opened with: what its address says, else what was stored [X168]. */
export const paymentToOpen = (query: URLSearchParams, stored: StoredPayment | null): StoredPayment | undefined => {
  const [order_ids, out_trade_no] = [query.get('order_ids'), query.get('out_trade_no')]
  if (order_ids && out_trade_no) return { order_ids, out_trade_no, pay_amount: '' }
  return stored ?? undefined
}

/** Ways to pay, as one chooses them. */
export const payTypeTitles: readonly string[] = ['全款', '付定金', '0 元购', '到店付']
