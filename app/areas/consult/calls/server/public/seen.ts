import { membersOf } from '#app/areas/account/members/server/public.ts'
import type { AskRow } from '#app/areas/consult/asks/server/public.ts'
import { asDoctorCard, findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { callMediaOf } from '#kit/outside/server/media.ts'
import { maskName } from '#kit/seal/mask.ts'
import type { Within } from '#server/here.ts'
import { startRefusals } from '../../contract/shapes.ts'
import { faultOf, type Seat } from '../../rules.ts'
import { callStates } from '../../states.ts'
import * as queries from '../queries.ts'
import { hasPhone } from './phone.ts'

/** The call of a consultation, the newest, as one of those who belong to it sees it; `found` where it was looked up already. */
export const asSeen = async (within: Within, ask: AskRow, you: Seat, found?: queries.CallRow) => {
  const { db, now } = within
  const call = found ?? (await queries.findLastCall(db, ask.id))
  const isOpen = call !== undefined && callStates[call.state].open
  const fault = faultOf(ask, now)
  const here = isOpen ? await queries.listHere(db, call.id, now) : []
  return {
    ...asState(call, ask.kind),
    you,
    doctor: await doctorOf(within, ask.doctorId),
    truename: await nameOf(within, ask, you),
    people: here.map(({ who, device }) => ({ who, device })),
    ice_servers: isOpen && call.kind === 'video' ? callMediaOf(within).iceServers({ room: call.id, who: you }) : [],
    media: null,
    why_not: fault ? startRefusals[fault] : '',
    reply_by: ask.state === 'accepted' ? ask.replyBy : null,
    ...asTimes(call, now),
    shown_number: isOpen ? call.shownNumber : '',
    ...(await whatNext(within, ask, you, isOpen ? call : undefined)),
  }
}

/** The same for who has just come in at this device: with the pass into its room, where there are rooms and he sits there. */
export const asJoined = async (within: Within, ask: AskRow, you: Seat, device: string) => {
  const seen = await asSeen(within, ask, you)
  const sits = seen.people.some((one) => one.who === you && one.device === device)
  const media = sits ? await callMediaOf(within).passFor({ room: seen.call_id, who: you, device }) : null
  return { ...seen, media }
}

const asState = (call: queries.CallRow | undefined, kind: AskRow['kind']) => ({
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

const doctorOf = async ({ db, now }: Within, doctorId: number | null) => {
  const doctor = doctorId === null ? undefined : await findDoctor(db, doctorId)
  return doctor ? asDoctorCard(doctor, { now }) : null
}

const nameOf = async ({ db }: Within, { memberId }: AskRow, you: Seat): Promise<string> => {
  const name = (await membersOf(db, [memberId])).get(memberId)?.truename ?? ''
  return you === 'guest' ? maskName(name) : name
}

/** What one may do beside talking. */
const whatNext = async (within: Within, ask: AskRow, you: Seat, open: queries.CallRow | undefined) => {
  const isVideo = open?.kind === 'video'
  const mayDial = you === 'doctor' ? open?.kind !== 'phone' && faultOf(ask, within.now) === undefined : isVideo
  const hasDoctor = ask.doctorId !== null && you !== 'guest' && mayDial
  return {
    may_phone: hasDoctor && (await hasPhone(within, ask.doctorId as number)),
    may_invite: isVideo && you === 'patient',
    is_invited: isVideo && (await queries.findGuest(within.db, open.id)) !== undefined,
  }
}
