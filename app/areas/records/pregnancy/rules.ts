export * from './rules/body.ts'
export * from './rules/dating.ts'
export * from './rules/timeline.ts'
