import { z } from 'zod'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { code, flag, text, time } from '#kit/wire/fields.ts'
import { callKinds, MOST_SIGNAL, participants } from '../rules.ts'
import { allStates, type CallState } from '../states.ts'

/** A call as one of those who belong to it sees it. */
export const callSeen = z.object({
  /** '' while none has begun. */
  call_id: z.string(),
  /** How the consultation, or the call that goes on, is held. */
  kind: z.enum([...callKinds, 'text']),
  state: z.enum([...(allStates as [CallState]), 'none']),
  state_desc: z.string(),
  you: z.enum(participants),
  doctor: doctorList.output.shape.list.element
    .pick({ doctor_id: true, doctor_name: true, title_name: true, unit_name: true, dep_name: true, image: true })
    .nullable(),
  /** Who is asked for: in full for the doctor, the first letter for a guest. */
  truename: z.string(),
  /** Who sits in the call now, and at which device. */
  people: z.array(z.object({ who: z.enum(participants), device: z.string() })),
  /** Where browsers find the way to each other; none once it is over. */
  ice_servers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  /** The server through which it all goes and what lets this device in; told with joining alone. null: browsers find each other. */
  media: z.object({ url: z.string(), token: z.string() }).nullable(),
  /** Why nobody can call now, in words; '' where one can. */
  why_not: z.string(),
  /** By when a doctor is to have called, else the money goes back; null where that is done. */
  reply_by: time().nullable(),
  /** When the call is agreed to begin, and from when on one can come in; null where it is held as soon as possible. */
  agreed_at: time().nullable(),
  opens_at: time().nullable(),
  /** Nobody can come in because that is still ahead. */
  is_early: flag(),
  /** Seconds until the other must have come; 0 where nobody is waited for. */
  left_seconds: z.int(),
  talked_seconds: z.int(),
  /** The number from which one is called; '' by video. */
  shown_number: z.string(),
  may_phone: flag(),
  may_invite: flag(),
  is_invited: flag(),
})

/** What one browser says to another through us. */
export const signalling = {
  device: code(),
  to: z.enum(participants),
  to_device: code(),
  signal: text(MOST_SIGNAL),
}

/** Refusals that all who belong to a call may meet. */
export const callRefusals = {
  'not-found': '没有找到这次通话',
  over: '这次通话已经结束',
  'moved-away': '这次通话已经在另一台设备上继续',
}

/** Refusals of who wants to begin. */
export const startRefusals = {
  ...callRefusals,
  'by-text': '这次问诊是图文问诊，请在对话里交流',
  'not-yet': '医生还没有接诊，接诊后才能通话',
  over: '这次问诊已经结束，不能再通话了',
  'by-phone': '这次通话是电话，请留意来电',
  'too-early': '还没到约定的时间，视频诊室提前 10 分钟开放',
}
