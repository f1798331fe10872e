export * from './contract/case.ts'
export * from './contract/outside.ts'
export * from './contract/quotes.ts'
export * from './contract/requests.ts'
