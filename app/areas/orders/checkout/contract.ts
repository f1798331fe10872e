export * from './contract/cart.ts'
export * from './contract/order.ts'
export * from './contract/own.ts'
export * from './contract/pay.ts'
