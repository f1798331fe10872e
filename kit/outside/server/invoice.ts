import { createHash } from 'node:crypto'
import { type InvoiceSettings, type IssueInvoice, TITLES_OF_TROUBLE } from '../invoice.ts'
import { OutsideError, watchedCall } from './trouble.ts'

/** Who issues invoices, by the settings; null: nobody does. */
export const issuerOf = ({ provider }: InvoiceSettings, now: Date): IssueInvoice | null =>
  provider === 'none' ? null : watchedCall('invoice', 'issue', samples(now))

/** Issues samples that say so, each under a number that its request always gets. */
const samples =
  (now: Date): IssueInvoice =>
  async (order) => {
    const { title } = order.buyer
    if (title === TITLES_OF_TROUBLE.away) throw new OutsideError('the stand-in', 'NO_ANSWER')
    if (title === TITLES_OF_TROUBLE.refused) return { refused: '购买方名称与税号不一致' }
    const issued = { number: numberOf(order.requestNo), issuedAt: now }
    // The drawing needs a lot that nothing else does.
    const { drawSample } = await import('./sample-invoice.ts')
    return { ...issued, pdf: await drawSample(order, issued) }
  }

/** Twenty digits, as invoices have. */
const numberOf = (requestNo: string): string => {
  const digest = createHash('sha256').update(requestNo).digest()
  return `${digest.readBigUInt64BE()}`.padStart(20, '0').slice(0, 20)
}
