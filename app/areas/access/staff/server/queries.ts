export * from './queries/resets.ts'
export * from './queries/sessions.ts'
export * from './queries/staff.ts'
