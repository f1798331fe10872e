export * from './queries/shifts.ts'
