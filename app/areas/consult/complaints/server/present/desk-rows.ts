import { asSummary, contentOf } from '#app/areas/consult/consultations/server/public.ts'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import type { Context } from '#app/context.ts'
import { asComplaint } from '../present.ts'
import type { WholeComplaint } from '../queries.ts'

/** A complaint as the desk decides about it, with what was asked and what the doctor said in the end. */
export const asDeskRow = (row: WholeComplaint, ctx: Pick<Context, 'config' | 'now'>) => ({
  ...asComplaint(row, ctx),
  ask_id: row.consultationId,
  doctor_name: row.doctorName,
  type_name: kindWords[row.consultation.kind],
  question: contentOf(row.consultation, ctx),
  doctor_summary: asSummary(row.consultation, ctx),
  amount: row.consultation.paidFen,
  is_late: row.state === 'waiting' && row.answerBy <= ctx.now,
  decide_time: row.decidedAt,
})
