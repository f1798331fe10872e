export * from './queries/doctors.ts'
export * from './queries/sessions.ts'
