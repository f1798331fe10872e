export { retryInvoice } from './commands/retry.ts'
export { type InvoiceRow, listStuck } from './queries.ts'
