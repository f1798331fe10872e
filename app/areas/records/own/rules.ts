export * from './rules/entries.ts'
export * from './rules/measures.ts'
export { type Trend, trendOf } from './rules/trend.ts'
