import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { afterRefund, type Buyer, type Money } from '../rules.ts'
import { invoiceStates } from '../states.ts'
import type { InvoiceRow, TitleRow } from './queries.ts'

/** The kind of sealed text. */
export const BUYER = 'invoice-buyer'

type Sealing = Pick<Context, 'config'>

/** A buyer as rows keep them. */
export const asSealed = ({ kind, title, taxNo, email }: Buyer, { config }: Sealing) => ({
  kind,
  buyerSealed: sealOf(config).seal(JSON.stringify([title, taxNo, email]), BUYER),
})

/** The buyer of a row, opened for whom it concerns. */
export const buyerOf = (
  { kind, buyerSealed }: Pick<InvoiceRow, 'kind' | 'buyerSealed'>,
  { config }: Sealing,
): Buyer => {
  const [title, taxNo, email] = JSON.parse(sealOf(config).open(buyerSealed, BUYER)) as [string, string, string]
  return { kind, title, taxNo, email }
}

const asBuyer = (row: Pick<InvoiceRow, 'kind' | 'buyerSealed'>, ctx: Sealing) => {
  const { kind, title, taxNo, email } = buyerOf(row, ctx)
  return { invoice_type: kind, title, tax_no: taxNo, email }
}

export const asTitle = (row: TitleRow, ctx: Sealing) => ({
  title_id: row.id,
  ...asBuyer(row, ctx),
  is_default: row.isDefault,
})

const asIssue = ({ amountFen, state, number, issuedAt }: InvoiceRow) => ({
  amount: amountFen,
  state_id: state,
  state_desc: invoiceStates[state].words,
  number,
  issue_time: issuedAt,
})

/** The page of an invoice, and that of what a refund did to it. */
export const linkOf = (orderId: string, page: 'details' | 'refundResult' = 'details'): string =>
  `/invoice/${page}?order_id=${orderId}`

/** An invoice in the list of its patient's. */
export const asListed = ({ invoice, isReduced }: { invoice: InvoiceRow; isReduced: boolean }) => ({
  order_id: invoice.orderId,
  seller: invoice.sellerName,
  amount: invoice.amountFen,
  state_id: invoice.state,
  state_desc: invoiceStates[invoice.state].words,
  is_reduced: isReduced,
  add_time: invoice.requestedAt,
})

const sumOf = (rows: readonly InvoiceRow[]): number => rows.reduce((sum, { amountFen }) => sum + amountFen, 0)

/** An invoice as its patient sees it. */
export const asInvoice = (row: InvoiceRow, reds: readonly InvoiceRow[], order: Money, ctx: Sealing) => {
  const [issued, coming] = [reds.filter(({ issuedAt }) => issuedAt), reds.filter(({ issuedAt }) => !issuedAt)]
  const { done, title, text } = afterRefund({
    state: row.state,
    amountFen: row.amountFen,
    orderBackFen: order.backFen,
    redFen: sumOf(issued),
    comingRedFen: sumOf(coming),
  })
  return {
    order_id: row.orderId,
    ...asBuyer(row, ctx),
    ...asIssue(row),
    seller: row.sellerName,
    may_change: invoiceStates[row.state].mayChange,
    says: row.says,
    add_time: row.requestedAt,
    reds: reds.map(asIssue),
    after_refund: { done, title, text },
  }
}
