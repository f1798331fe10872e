export * from './queries/own.ts'
export * from './queries/refunds.ts'
export * from './queries/sold.ts'
