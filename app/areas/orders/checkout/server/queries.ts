export * from './queries/cart.ts'
export * from './queries/goods.ts'
export * from './queries/orders.ts'
export * from './queries/own.ts'
