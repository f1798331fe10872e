import { hoursLeft, isFollowUp, isOpen, repliesNow } from '#app/areas/consult/asks/rules.ts'
import type { AskRow } from '#app/areas/consult/asks/server/public.ts'
import { askStates } from '#app/areas/consult/asks/states.ts'
import { asDoctorCard, type findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#server/here.ts'
import { userOfDoctor } from '../rules.ts'
import type { Bond } from './queries.ts'

/** What the chat page shows of a consultation. */
export const asVisit = (
  ask: AskRow,
  doctor: Awaited<ReturnType<typeof findDoctor>>,
  { isInvited, isBound, boundCount }: Bond,
  { now }: Pick<Context, 'now'>,
) => ({
  doctor: doctor ? { ...asDoctorCard(doctor, { now }), user_id: userOfDoctor(doctor.id) } : null,
  ask: {
    ...{ ask_id: ask.id, ask_class: ask.kind, state: ask.state, state_desc: askStates[ask.state].words },
    ...{ may_close: askStates[ask.state].open, may_rate: ask.state === 'ended' },
  },
  gift: { is_show: doctor !== undefined && ask.state !== 'unpaid' && ask.state !== 'waiting' },
  other: {
    ...{ isInvite: isInvited && !isBound ? 1 : 0, inviteNum: boundCount },
    ...{ leftHour: hoursLeft(ask, now), hideInput: repliesNow(ask, now) === 0 },
  },
})

/** Why a patient cannot write now. */
export const whyClosed = (ask: AskRow, now: Date): 'not-yet' | 'over' | 'no-replies' => {
  if (ask.state === 'unpaid' || ask.state === 'waiting') return 'not-yet'
  return isOpen(ask, now) || isFollowUp(ask, now) ? 'no-replies' : 'over'
}
