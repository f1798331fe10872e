import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { findOrder } from './queries.ts'

export { cutOffOf, slotBlockOf } from '../rules.ts'
export { arrivalCodeOf } from './commands/arrival-code.ts'
export type { NotMade } from './commands/book.ts'
export { expireHolds } from './commands/expire.ts'
export { follow } from './commands/move.ts'
export { findPaper } from './commands/papers.ts'
export { cancelOffer, dropHolds, giveUpStopped, stopOrders, takeOffer } from './commands/stop.ts'
export { intentionOf, type Made, type NotTaken, takeAll } from './commands/take.ts'
export {
  callNext,
  checkIn as markArrived,
  markDone,
  markMissed,
  skip,
  undoCheckIn,
  undoMissed,
} from './commands/visit.ts'
export { linkOf, spokenSlot } from './present.ts'
export { bookingBlockFor } from './queries/booking-block.ts'
export {
  countOwnOrders,
  countStates,
  findAnyOrder,
  findStanding,
  listByNumber,
  listMembersDays,
  listOrders,
  listVisits,
  listVisitsOf,
  type MembersDay,
  type NamedOrder,
  type OrderRow,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoOrders } from './tables.ts'

/** A patient's own visit that took place, for who wants to speak of it. */
export const findFinishedVisit = async (db: Db, patient: PatientId, orderId: string) => {
  const found = await findOrder(db, patient, orderId)
  return found?.order.state === 'done' ? found : undefined
}
