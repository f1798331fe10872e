export * from './contract/reviews.ts'
export * from './contract/talk.ts'
