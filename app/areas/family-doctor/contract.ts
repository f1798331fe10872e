export * from './contract/plans.ts'
export * from './contract/records.ts'
export * from './contract/signing.ts'
export * from './contract/teams.ts'
