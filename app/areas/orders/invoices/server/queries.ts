export * from './queries/due.ts'
export * from './queries/invoices.ts'
export * from './queries/titles.ts'
