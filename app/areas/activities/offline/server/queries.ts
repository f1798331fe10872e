export * from './queries/events.ts'
export * from './queries/signups.ts'
