export * from './contract/guest.ts'
export * from './contract/patient.ts'
