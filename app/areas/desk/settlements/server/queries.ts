export * from './queries/movements.ts'
export * from './queries/parties.ts'
export * from './queries/payouts.ts'
export * from './queries/settlements.ts'
