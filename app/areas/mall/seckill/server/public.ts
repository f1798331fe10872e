export { cancelSession, takeItem } from './commands/change.ts'
export {
  countItems,
  endSession,
  findOverlapping,
  findSession as findSeckillSession,
  insertItem,
  listManaged as listKeptSessions,
  listManagedItems,
  lockSessions,
} from './queries/manage.ts'
/** What a specification costs in a flash sale, when that is, and from which stock it is sold: for who orders it. */
export { findSale } from './queries/read.ts'
export { insertSessions } from './queries/write.ts'
