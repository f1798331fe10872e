/** For the demonstration: entries as they are stored. */
export { dayIndexOf, type Entry, sealed as sealEntry } from './present.ts'
export { insertEntries } from './queries.ts'
