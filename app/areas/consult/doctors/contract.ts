export * from './contract/doctor.ts'
export * from './contract/famous.ts'
export * from './contract/search.ts'
