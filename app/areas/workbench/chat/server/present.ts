import { maySummarise } from '#app/areas/consult/consultations/rules/summary.ts'
import { hoursLeft, isFollowUp, isOpen, repliesNow } from '#app/areas/consult/consultations/rules.ts'
import {
  type ConsultationRow,
  contentOf,
  type NamedConsultation,
} from '#app/areas/consult/consultations/server/public.ts'
import { consultationStates } from '#app/areas/consult/consultations/states.ts'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import type { Context } from '#app/context.ts'
import type { PhraseRow } from './queries.ts'

/** What the doctor may do in a consultation now. */
export const asStanding = (consultation: ConsultationRow, now: Date) => ({
  may_write: isOpen(consultation, now) || isFollowUp(consultation, now),
  may_end: consultation.state === 'answered',
  may_summarise: maySummarise({ ...consultation, hasSummary: consultation.summarySealed !== null }, now),
  may_decline: consultation.state === 'waiting' || consultation.state === 'accepted',
  replyCount: repliesNow(consultation, now),
  leftHour: hoursLeft(consultation, now),
})

/** A consultation of before. */
export const asEarlier = (consultation: NamedConsultation, ctx: Pick<Context, 'config'>) => ({
  ask_id: consultation.id,
  type_name: kindWords[consultation.kind],
  state_desc: consultationStates[consultation.state].words,
  ill_name: consultation.illness ?? '',
  content: contentOf(consultation, ctx),
  add_time: consultation.madeAt,
})

export const asPhrase = ({ id, content }: PhraseRow) => ({ phrase_id: id, content })
