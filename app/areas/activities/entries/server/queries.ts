/** Queries of this room. */
export * from './queries/banks.ts'
export * from './queries/feedback.ts'
export * from './queries/visits.ts'
