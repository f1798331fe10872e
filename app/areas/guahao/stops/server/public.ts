export { previewStop, stopClinic } from './public/stop-clinic.ts'
export { findStop, listNoticesOf, listStops, type StopRow } from './queries/follow-up.ts'
