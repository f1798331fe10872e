export { previewStop, stopClinic } from './commands/stop-clinic.ts'
export { findStop, listNoticesOf, listStops, type StopRow } from './queries/follow-up.ts'
