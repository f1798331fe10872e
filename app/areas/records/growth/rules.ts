export * from './rules/chart.ts'
export * from './rules/doubts.ts'
export * from './rules/measures.ts'
export * from './rules/score.ts'
