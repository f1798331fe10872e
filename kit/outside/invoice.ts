/** Whom an invoice is made out to. */
export interface InvoiceBuyer {
  title: string
  /** '' for a person. */
  taxNo: string
  /** Where the provider may send it; '' where they are to send it nowhere. */
  email: string
}

/** One thing that was paid for. */
export interface InvoiceLine {
  name: string
  pieces: number
  amountFen: number
}

/** An invoice that is to be issued; the same `requestNo` twice is the same invoice. */
export interface InvoiceOrder {
  requestNo: string
  /** The provider that sold it, as patients know it. */
  seller: string
  buyer: InvoiceBuyer
  lines: readonly InvoiceLine[]
  /** All taxes in it; of a red-letter invoice what it takes back, above zero too. */
  amountFen: number
  remark: string
  /** The number of the invoice that a red-letter one takes back, in whole or in part. */
  reverses?: string | undefined
}

/** An invoice as it was issued. */
export interface IssuedInvoice {
  number: string
  issuedAt: Date
  pdf: Uint8Array
}

/** What an issuer says: here it is, or why there will be none. */
export type InvoiceAnswer = IssuedInvoice | { refused: string }

/**
 * Who issues invoices. Throws where they cannot be asked, or are not through with it: then they are asked again, in the same
 * words.
 */
export type IssueInvoice = (order: InvoiceOrder) => Promise<InvoiceAnswer>

/** Which provider issues. */
export interface InvoiceSettings {
  provider: 'stand-in' | 'none'
}

/** Buyers of whom the stand-in wants to know nothing, and of whom it does not answer: so that both can be met by hand. */
export const TITLES_OF_TROUBLE = { refused: '拒开示例有限公司', away: '断线示例有限公司' } as const
