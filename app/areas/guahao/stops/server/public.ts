export { previewStop, stopClinic } from './commands/stop-clinic.ts'
export { findStop, listNoticesOf, listStops, type StopRow } from './queries/follow-up.ts'
export {
  type AskedRow,
  findRequest as findStopRequest,
  insertRequest as askStop,
  listAsked as listStopRequests,
  listRequestsOf as listStopRequestsOf,
  settleRequest as settleStopRequest,
} from './queries/requests.ts'
