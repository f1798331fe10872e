export * from './contract/open.ts'
export * from './contract/own.ts'
