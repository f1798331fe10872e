import type { Db } from '#kit/db/open.ts'
import type { PatientId } from '#server/here.ts'
import { findOrder } from './queries.ts'

export { cutOffOf, hindranceOfSlot } from '../rules.ts'
export { linkOf, spokenSlot } from './present.ts'
export { expireHolds } from './public/expire.ts'
export { hindranceFor } from './public/hindrance.ts'
export { follow } from './public/move.ts'
export { cancelOffer, dropHolds, giveUpStopped, stopOrders, takeOffer } from './public/stop.ts'
export { type Made, type NotMade, takeAll, wantedOf } from './public/take.ts'
export {
  callNext,
  checkIn as markArrived,
  markDone,
  markMissed,
  skip,
  undoCheckIn,
  undoMissed,
} from './public/visit.ts'
export {
  countStates,
  findAnyOrder,
  findStanding,
  listOrders,
  listVisits,
  listVisitsOf,
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
