export * from './contract/goods.ts'
export * from './contract/stock.ts'
