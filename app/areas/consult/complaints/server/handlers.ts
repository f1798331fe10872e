import { findOwnConsultation } from '#app/areas/consult/consultations/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { wantsOf } from '../rules.ts'
import { complain, momentOf } from './commands/complain.ts'
import { asComplaint } from './present.ts'
import { listComplaintsOf, withdrawOf } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async askComplaints({ ask_id }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const rows = await listComplaintsOf(ctx.db, ask_id)
    const isWaiting = rows.some(({ state }) => state === 'waiting')
    return {
      list: rows.map((row) => asComplaint(row, ctx)),
      wants: isWaiting ? [] : wantsOf(momentOf(consultation), ctx.now),
      amount: consultation.paidFen - consultation.backFen,
    }
  },

  async complainAsk({ ask_id, ...said }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const made = await complain(ctx, consultation, said)
    return made instanceof Refused ? made : asComplaint(made, ctx)
  },

  async withdrawComplaint({ ask_id }, { db, patient, now, refuse }) {
    if (!(await findOwnConsultation(db, patient, ask_id))) return refuse('not-found')
    return (await withdrawOf(db, ask_id, now)) ? {} : refuse('not-waiting')
  },
}
