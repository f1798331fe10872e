export * from './queries/sessions.ts'
export * from './queries/staff.ts'
