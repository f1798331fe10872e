import type { DoctorContext } from '#app/context.ts'
import { mayWithdraw } from '../rules.ts'
import { stateOf } from './present.ts'
import { findOfDoctor, lockOfVisit, setWithdrawn } from './queries.ts'

export { orderTests } from './commands/order-tests.ts'
export { asTest } from './present.ts'
export {
  findOfDoctor as findTestOfDoctor,
  listOffers as listTestOffers,
  listOfVisit as listTestsOfVisit,
} from './queries.ts'

/** A doctor takes back what they ordered, in the caller's transaction; false where it is being paid, was paid, or was taken back. */
export const withdrawTest = async (
  { db, now, doctor }: DoctorContext,
  visitId: string,
  id: string,
): Promise<boolean> => {
  await lockOfVisit(db, visitId)
  const found = await findOfDoctor(db, doctor.doctorId, id)
  return found !== undefined && mayWithdraw(stateOf(found)) && setWithdrawn(db, id, now)
}
