export * from './queries/read.ts'
export * from './queries/write.ts'
