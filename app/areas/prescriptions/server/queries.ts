export * from './queries/change.ts'
export * from './queries/read.ts'
