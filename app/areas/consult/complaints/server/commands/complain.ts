import type { ConsultationRow } from '#app/areas/consult/consultations/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { Refused } from '#kit/wire/refused.ts'
import { answerBy, type Want, wants, wantsOf } from '../../rules.ts'
import { COMPLAINT } from '../present.ts'
import { type ComplaintRow, insertComplaint } from '../queries.ts'

interface Complaint {
  want: Want
  reason: string
  content: string
}

/** A consultation as far as complaining about it asks. */
export const momentOf = ({ state, path, pathAt, paidFen, backFen }: ConsultationRow) => ({
  state,
  endedAt: pathAt[path.indexOf('ended')] ?? null,
  paidFen,
  backFen,
})

/** A patient finds something wrong with a consultation of theirs. */
export const complain = async (
  { db, now, config }: PatientContext,
  consultation: ConsultationRow,
  { want, reason, content }: Complaint,
): Promise<ComplaintRow | Refused<'not-now' | 'unknown-reason' | 'waiting'>> => {
  if (!wantsOf(momentOf(consultation), now).includes(want)) return new Refused('not-now')
  if (!wants[want].reasons.some((known) => known === reason)) return new Refused('unknown-reason')
  const made = await insertComplaint(db, {
    consultationId: consultation.id,
    patientId: consultation.patientId,
    want,
    reason,
    wordsSealed: sealOf(config).seal(content, COMPLAINT),
    madeAt: now,
    answerBy: answerBy(now),
  })
  return made ?? new Refused('waiting')
}
