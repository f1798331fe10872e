export {
  findCurrent,
  findWishes,
  letChooseAdverts,
  mayChooseAdverts,
  setCurrent,
  setReminders,
  wantsReminders,
} from './commands/choices.ts'
export { addEntry, type Entry, listEntries, removeEntry, rewriteEntry, type Written } from './commands/entries.ts'
export {
  beginRecord,
  closeRecord,
  deleteRecord,
  findOfKind,
  findRecord,
  type HealthRecord,
  listOfKind,
  listToShow,
  lockDueRecords,
  lockRecord,
  rewriteRecord,
  setReminder,
} from './commands/records.ts'
/** For tables and texts of the rooms above that are sealed alike. */
export { closed, HEALTH_RECORD, opened } from './commands/sealed.ts'
