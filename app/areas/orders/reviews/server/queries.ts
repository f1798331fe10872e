export * from './queries/reviews.ts'
export * from './queries/surveys.ts'
