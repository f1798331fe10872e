export * from './queries/cards.ts'
export * from './queries/order-spends.ts'
