/** What is to be paid. */
export interface Bill {
  outTradeNo: string
  title: string
  amountFen: number
  deadline: Date
}

/** What a provider says about money: it came or went, or an attempt failed. */
export interface PaymentNotice {
  kind: 'payment' | 'refund'
  outTradeNo: string
  /** Ours, of a refund; '' for a payment. */
  refundNo: string
  /** The provider's own number of what it did. */
  transactionId: string
  amountFen: number
  ok: boolean
}

/** Money that is to go back; the same `refundNo` twice is the same refund. */
export interface RefundOrder {
  outTradeNo: string
  refundNo: string
  amountFen: number
}

/** A provider of payments. Every method may be called again with the same numbers; what cannot be reached throws. */
export interface PaymentProvider {
  name: string
  /** The address at which the patient pays. */
  prepare: (bill: Bill) => Promise<{ payUrl: string }>
  /** What a notice says; null where it is not the provider's own or says nothing that we know. */
  readNotice: (input: Readonly<Record<string, unknown>>) => PaymentNotice | null
  /** `done` at once, or `accepted`: a notice will follow. */
  refund: (order: RefundOrder) => Promise<'done' | 'accepted'>
  /** What became of a trade, for notices that were lost; null where nothing was paid. */
  query: (outTradeNo: string) => Promise<PaymentNotice | null>
}
