import type { Context } from '#app/context.ts'
import { faultOfReview, type ReviewFault, validUntil } from '../../rules.ts'
import { namesFor } from '../present/names.ts'
import * as queries from '../queries.ts'
import { emitMoved } from './emit-moved.ts'

/** Who decides about a prescription. */
export interface Reviewer {
  staffId: number
  name: string
}

/** Approved for so many pieces, or refused and why. */
export type Decision = { approved: number } | { reason: string }

/**
 * A pharmacist decides about a prescription that waits, in the caller's transaction: four eyes, once. Undefined where it does
 * not wait any more.
 */
export const reviewPrescription = async (
  ctx: Context,
  row: queries.PrescriptionRow,
  reviewer: Reviewer,
  decision: Decision,
): Promise<queries.PrescriptionRow | ReviewFault | undefined> => {
  const { db, now } = ctx
  const names = await namesFor(db, [row])
  const approved = 'approved' in decision ? decision.approved : undefined
  const patientName = names.members.get(row.memberId)?.truename ?? ''
  const doctorName = names.doctors.get(row.doctorId ?? 0)?.name ?? ''
  const fault = faultOfReview({ ...row, patientName, doctorName }, { reviewer: reviewer.name, approved })
  if (fault) return fault
  const by = { reviewerId: reviewer.staffId, reviewerName: reviewer.name, reviewedAt: now }
  const set = 'reason' in decision ? decision : { pieces: decision.approved, expiresAt: validUntil(now) }
  const to = 'reason' in decision ? 'refused' : 'approved'
  const decided = await queries.decideWaiting(db, row.id, to, now, { ...by, ...set })
  if (decided) await emitMoved(ctx, decided)
  return decided
}
