import {
  asPerson,
  contentOf,
  deadlineOf,
  type NamedConsultation,
} from '#app/areas/consult/consultations/server/public.ts'
import { consultationStates } from '#app/areas/consult/consultations/states.ts'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import type { Context } from '#app/context.ts'

/**
 * A consultation as its doctor sees it; `unread` is how much of each they have not seen. Whom a department is asked about stays
 * unnamed until somebody takes it.
 */
export const asDoctorConsultation = (
  consultation: NamedConsultation,
  unread: ReadonlyMap<string, number>,
  ctx: Pick<Context, 'config' | 'now'>,
) => {
  const { now } = ctx
  const deadline = deadlineOf(consultation)
  return {
    ask_id: consultation.id,
    type: consultation.kind,
    type_name: kindWords[consultation.kind],
    topic: consultation.topic,
    state: consultation.state,
    state_desc: consultationStates[consultation.state].words,
    ...asPerson(consultation.member, now),
    ...(consultation.doctorId === null ? { truename: '' } : {}),
    ill_name: consultation.illness ?? '',
    content: contentOf(consultation, ctx),
    image_num: consultation.images.length,
    is_revisit: consultation.isRevisit,
    with_guardian: consultation.withGuardian,
    price: consultation.priceFen,
    dep_name: consultation.department ?? '',
    deadline: deadline.at,
    deadline_words: deadline.words,
    left_seconds: deadline.at === null ? 0 : Math.max(0, Math.floor((deadline.at.getTime() - now.getTime()) / 1_000)),
    waited_minutes: Math.floor((now.getTime() - (consultation.pathAt.at(-1) as Date).getTime()) / 60_000),
    unread_num: unread.get(consultation.id) ?? 0,
    stars: consultation.stars ?? 0,
    reason: consultation.reason,
    add_time: consultation.madeAt,
  }
}
