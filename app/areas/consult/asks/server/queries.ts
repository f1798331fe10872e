export * from './queries/asks.ts'
export * from './queries/open-asks.ts'
export * from './queries/own.ts'
export * from './queries/read.ts'
