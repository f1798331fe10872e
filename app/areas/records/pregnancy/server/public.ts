export { findDueStep } from './commands/due.ts'
export { change as changePregnancy } from './commands/start.ts'
