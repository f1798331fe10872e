import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { findOrder } from './queries.ts'

export { cutOffOf, type MoveBlock, moveBlockOf, slotBlockOf } from '../rules.ts'
export { arrivalCodeOf } from './commands/arrival-code.ts'
export { book, type NotMade } from './commands/book.ts'
export { calendarFile } from './commands/calendar-file.ts'
export { cancelOrder } from './commands/cancel.ts'
export { collectOnSite, dueAtCounter } from './commands/collect.ts'
export { expireHolds } from './commands/expire.ts'
export { follow, rescheduleOrder } from './commands/move.ts'
export { findPaper } from './commands/papers.ts'
export { cancelOffer, dropHolds, giveUpStopped, stopOrders, takeOffer } from './commands/stop.ts'
export { billOf, intentionOf, type Made, type NotTaken, takeAll } from './commands/take.ts'
export { type NotSent, transfer } from './commands/transfer.ts'
export {
  callAgain,
  callNext,
  checkIn as markArrived,
  markDone,
  markMissed,
  returnToQueue,
  setPriority,
  skip,
  undoCheckIn,
  undoMissed,
} from './commands/visit.ts'
export { linkOf, spokenSlot } from './present.ts'
export { bookingBlockFor } from './queries/booking-block.ts'
export { findRoom } from './queries/orders.ts'
/** A patient's own appointment. */
export {
  countOwnOrders,
  countStates,
  findAnyOrder,
  findLastOf,
  findOrder as findOwnOrder,
  findStanding,
  listByNumber,
  listMembersDays,
  listNamedGuests,
  listOfMember,
  listOrders,
  listOrdersById,
  listSeenVisits,
  listVisits,
  listVisitsOf,
  type MembersDay,
  type NamedOrder,
  type OrderRow,
  type VisitSums,
  visitSums,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoOrders } from './tables.ts'

/** A patient's own visit that took place, for who wants to speak of it. */
export const findFinishedVisit = async (db: Db, patient: PatientId, orderId: string) => {
  const found = await findOrder(db, patient, orderId)
  return found?.order.state === 'done' ? found : undefined
}
export { bookingDeeds } from './queries/funnel.ts'
