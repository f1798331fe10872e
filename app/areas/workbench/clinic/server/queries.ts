export * from './queries/clinics.ts'
export * from './queries/templates.ts'
