export { findDueStep } from './commands/due.ts'
export { isPregnancy, listPregnancyEntries } from './commands/record.ts'
export { change as changePregnancy } from './commands/start.ts'
export { asPregnancy } from './present.ts'
