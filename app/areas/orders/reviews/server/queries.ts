export * from './queries/reports.ts'
export * from './queries/reviews.ts'
export * from './queries/surveys.ts'
