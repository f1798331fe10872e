export {
  findCurrent,
  letChooseAdverts,
  mayChooseAdverts,
  setCurrent,
  setReminders,
  wantsReminders,
} from './commands/choices.ts'
export { addEntry, type Entry, listEntries, removeEntry, rewriteEntry } from './commands/entries.ts'
export {
  beginRecord,
  closeRecord,
  deleteRecord,
  findRecord,
  type HealthRecord,
  listOfKind,
  listRecords,
  lockDueRecords,
  lockRecord,
  rewriteRecord,
  setReminder,
} from './commands/records.ts'
/** For tables and texts of the rooms above that are sealed alike. */
export { closed, HEALTH_RECORD, opened } from './commands/sealed.ts'
