export * from './queries/at-desk.ts'
export * from './queries/complaints.ts'
