import { randomBytes } from 'node:crypto'
import type { Context, PatientId } from '#app/context.ts'
import { drawCode } from '../queries/write.ts'

/**
 * Gives a patient a coupon with a code that cannot be guessed; its id, or nothing where none is left, it is not the time, or
 * they have all that they may have.
 */
export const drawCoupon = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { couponId, patientId }: { couponId: number; patientId: PatientId },
): Promise<number | undefined> => drawCode(db, { couponId, patientId, code: randomBytes(9).toString('base64url'), now })
