export { findHistory, findSchedule } from './commands/record.ts'
/** For the demonstration: what was given, as it is stored. */
export { sealed as sealVaccination } from './present.ts'
export { insertVaccinations, listEditions } from './queries.ts'
