export * from './queries/change.ts'
export * from './queries/illnesses.ts'
export * from './queries/list.ts'
export * from './queries/one.ts'
