export { findEventCalendar } from './commands/calendar.ts'
export { findCertificatePaper } from './commands/certificate.ts'
export { asEvent as asOfflineEvent } from './present.ts'
export {
  hasComing as hasComingEvents,
  insertEvent,
  listComing as listComingEvents,
  listNamed as listEventsNamed,
} from './queries.ts'
