export { findDueStep } from './commands/due.ts'
export { findPregnancy } from './commands/record.ts'
export { change as changePregnancy, type PregnancyClaim } from './commands/start.ts'
export { asPregnancy } from './present.ts'
