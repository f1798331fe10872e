export * from './queries/calls.ts'
export * from './queries/participants.ts'
export * from './queries/phones.ts'
export * from './queries/seen.ts'
