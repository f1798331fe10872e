export * from './contract/classes.ts'
export * from './contract/own.ts'
