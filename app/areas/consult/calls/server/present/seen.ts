import { opensAt } from '#app/areas/consult/consultations/rules/agreed.ts'
import type { ConsultationRow } from '#app/areas/consult/consultations/server/public.ts'
import { asDoctorCard, findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import { callMediaOf } from '#kit/outside/server/media.ts'
import { maskName } from '#kit/seal/mask.ts'
import { startRefusals } from '../../contract/shapes.ts'
import { faultOf, type Participant } from '../../rules.ts'
import { callStates } from '../../states.ts'
import { isPhoneOn } from '../commands/phone.ts'
import * as queries from '../queries.ts'

/** The call of a consultation, the newest, as one of those who belong to it sees it. */
export const asSeen = async (ctx: Context, consultation: ConsultationRow, you: Participant) => {
  const { db, now } = ctx
  const seen = await queries.findSeen(db, consultation.id, now)
  const { call, people, truename } = seen
  const isOpen = call !== undefined && callStates[call.state].open
  const fault = faultOf(consultation, now)
  return {
    ...asState(call, consultation.kind),
    you,
    doctor: await doctorOf(ctx, consultation.doctorId),
    truename: you === 'guest' ? maskName(truename) : truename,
    people: isOpen ? people.map(({ who, device }) => ({ who, device })) : [],
    ice_servers: isOpen && call.kind === 'video' ? callMediaOf(ctx).iceServers({ room: call.id, who: you }) : [],
    media: null,
    why_not: fault ? startRefusals[fault] : '',
    reply_by: consultation.state === 'accepted' ? consultation.replyBy : null,
    agreed_at: consultation.agreedAt,
    opens_at: consultation.agreedAt && opensAt(consultation.agreedAt, consultation.kind),
    is_early: fault === 'too-early',
    ...asTimes(call, now),
    shown_number: isOpen ? call.shownNumber : '',
    ...whatNext(ctx, consultation, you, { ...seen, call: isOpen ? call : undefined }),
  }
}

/** The same for who has just come in at this device: with the pass into its room, where there are rooms and they sit there. */
export const asJoined = async (ctx: Context, consultation: ConsultationRow, you: Participant, device: string) => {
  const seen = await asSeen(ctx, consultation, you)
  const sits = seen.people.some((one) => one.who === you && one.device === device)
  const media = sits ? await callMediaOf(ctx).passFor({ room: seen.call_id, who: you, device }) : null
  return { ...seen, media }
}

const asState = (call: queries.CallRow | undefined, kind: ConsultationRow['kind']) => ({
  call_id: call?.id ?? '',
  kind: call && callStates[call.state].open ? call.kind : kind,
  state: call?.state ?? ('none' as const),
  state_desc: call ? callStates[call.state].words : '',
})

const asTimes = (call: queries.CallRow | undefined, now: Date) => {
  const began = call?.state === 'talking' ? call.pathAt.at(-1) : undefined
  return {
    left_seconds: call?.comeBy ? Math.max(0, secondsBetween(now, call.comeBy)) : 0,
    talked_seconds: began ? secondsBetween(began, now) : (call?.talkedSeconds ?? 0),
  }
}

const secondsBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000)

const doctorOf = async ({ db, now }: Context, doctorId: number | null) => {
  const doctor = doctorId === null ? undefined : await findDoctor(db, doctorId)
  return doctor ? asDoctorCard(doctor, { now }) : null
}

/** What one may do beside talking. */
const whatNext = (
  ctx: Context,
  consultation: ConsultationRow,
  you: Participant,
  { call: open, isInvited, hasPhone }: queries.Seen,
) => {
  const isVideo = open?.kind === 'video'
  const mayDial = you === 'doctor' ? open?.kind !== 'phone' && faultOf(consultation, ctx.now) === undefined : isVideo
  return {
    may_phone: hasPhone && you !== 'guest' && mayDial && isPhoneOn(ctx),
    may_invite: isVideo && you === 'patient',
    is_invited: isVideo && isInvited,
  }
}
