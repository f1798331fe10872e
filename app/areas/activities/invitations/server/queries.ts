export * from './queries/invites.ts'
export * from './queries/rewards.ts'
