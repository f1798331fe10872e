export * from './queries/choices.ts'
export * from './queries/entries.ts'
export * from './queries/records.ts'
