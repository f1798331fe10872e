export { type EntrySums, entrySums } from './queries/entries.ts'
/** For joins: rooms above read it and never write it. */
export { analyticsEvents } from './tables.ts'
