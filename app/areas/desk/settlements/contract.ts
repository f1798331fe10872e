export * from './contract/payouts.ts'
export * from './contract/settlements.ts'
export * from './contract/terms.ts'
