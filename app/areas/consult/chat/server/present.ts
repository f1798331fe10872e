import { hoursLeft, isFollowUp, isOpen, repliesNow } from '#app/areas/consult/consultations/rules.ts'
import {
  asCaseCard,
  asRated,
  asSummary,
  type ConsultationRow,
  type NamedConsultation,
} from '#app/areas/consult/consultations/server/public.ts'
import { consultationStates } from '#app/areas/consult/consultations/states.ts'
import { asDoctorCard, type findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import { userOfDoctor } from '../rules.ts'
import type { Bond } from './queries.ts'

/** What the chat page shows of a consultation. */
export const asVisit = (
  consultation: NamedConsultation,
  doctor: Awaited<ReturnType<typeof findDoctor>>,
  { isInvited, isBound, boundCount }: Bond,
  ctx: Pick<Context, 'config' | 'now'>,
) => ({
  doctor: doctor ? { ...asDoctorCard(doctor, ctx), user_id: userOfDoctor(doctor.id) } : null,
  ask: {
    ask_id: consultation.id,
    ask_class: consultation.kind,
    state: consultation.state,
    state_desc: consultationStates[consultation.state].words,
    may_close: consultationStates[consultation.state].open,
    may_rate: consultation.state === 'ended',
    ...asRated(consultation, ctx),
  },
  case: asCaseCard(consultation, ctx),
  summary: asSummary(consultation, ctx),
  gift: { is_show: doctor !== undefined && consultation.state !== 'unpaid' && consultation.state !== 'waiting' },
  other: {
    isInvite: isInvited && !isBound ? 1 : 0,
    inviteNum: boundCount,
    leftHour: hoursLeft(consultation, ctx.now),
    hideInput: repliesNow(consultation, ctx.now) === 0,
  },
})

/** Why a patient cannot write now. */
export const whyClosed = (consultation: ConsultationRow, now: Date): 'not-yet' | 'over' | 'no-replies' => {
  if (consultation.state === 'unpaid' || consultation.state === 'waiting') return 'not-yet'
  return isOpen(consultation, now) || isFollowUp(consultation, now) ? 'no-replies' : 'over'
}
