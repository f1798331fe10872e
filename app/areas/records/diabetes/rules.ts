export * from './rules/glucose.ts'
export * from './rules/record.ts'
export * from './rules/report.ts'
