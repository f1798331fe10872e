export { retryInvoice } from './public/retry.ts'
export { type InvoiceRow, listStuck } from './queries.ts'
