export * from './queries/goods.ts'
export * from './queries/orders.ts'
