import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import type { Context, PatientId } from '#app/context.ts'
import * as queries from '../queries.ts'

/** What is to be bought: a specification of goods of such a kind, and how many pieces. */
interface Buying {
  patient: PatientId
  skuId: number
  drugType: number
  pieces: number
}

/** Why it may not be bought for want of a prescription: there is none, or none for so many; undefined where it may. */
export const whyNotPrescribed = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { patient, skuId, drugType, pieces }: Buying,
): Promise<'prescription' | 'prescribed' | undefined> => {
  if (!needsPrescription(drugType)) return undefined
  const most = await queries.findMostPieces(db, patient, skuId, now)
  if (most === undefined) return 'prescription'
  return pieces > most ? 'prescribed' : undefined
}

/** Has an order take one approved prescription for each of these things, all or none: who gets false undoes what was held. */
export const holdPrescriptions = async (
  { db, now }: Context,
  wanted: readonly queries.PrescribedPieces[],
): Promise<boolean> => {
  for (const one of wanted) if (!(await queries.holdPrescription(db, one, now))) return false
  return true
}

/** The order is paid: what it held is used up. */
export const spendPrescriptions = ({ db, now }: Context, orderId: string) => queries.spendHeld(db, orderId, now)

/** The order was given up before anything was sent: what it had is good again, as long as its time is not over. */
export const givePrescriptionsBack = ({ db, now }: Context, orderId: string) => queries.giveBack(db, orderId, now)
