export * from './queries/facts.ts'
export * from './queries/orders.ts'
export * from './queries/take.ts'
export * from './queries/visits.ts'
