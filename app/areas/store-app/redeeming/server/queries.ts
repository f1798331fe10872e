export * from './queries/checks.ts'
export * from './queries/codes.ts'
export * from './queries/keys.ts'
