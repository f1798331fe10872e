export * from './queries/cashes.ts'
export * from './queries/ledger.ts'
