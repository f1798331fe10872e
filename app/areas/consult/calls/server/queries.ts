export * from './queries/calls.ts'
export * from './queries/phones.ts'
export * from './queries/seats.ts'
export * from './queries/seen.ts'
