import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, int, listOf, nothing } from '#kit/wire/fields.ts'
import { PACE } from '../rules.ts'
import { callRefusals, callSeen, signalling, startRefusals } from './shapes.ts'

const mine = { owner: { ask_id: 'consultation' }, login: true } as const
const gone = { 'not-found': '没有找到这次问诊' }

export const askCall = call({
  method: 'GET',
  path: '/ask/call',
  summary: 'What a video or phone consultation needs: room, ICE servers, state',
  ...mine,
  input: z.object({ ask_id: code() }),
  output: callSeen,
  refuses: gone,
})

export const askCallsExpected = call({
  method: 'GET',
  path: '/ask/callsExpected',
  summary: "The patient's consultations by video and phone in which somebody may call, now or later",
  owner: 'self',
  login: true,
  input: nothing(),
  output: listOf(
    z.object({
      ask_id: z.string(),
      /** A doctor has it and can call now. */
      is_open: flag(),
    }),
  ),
})

export const askCallJoin = call({
  method: 'POST',
  path: '/ask/call/join',
  summary:
    'The patient comes into the video call of their consultation, which begins where none goes on; a second device takes over from the first',
  ...mine,
  input: z.object({ ask_id: code(), device: code() }),
  output: callSeen,
  refuses: { ...startRefusals, ...gone },
})

export const askCallHere = call({
  method: 'POST',
  path: '/ask/call/here',
  summary: "The patient's device is still in the call; the call as it is now",
  ...mine,
  pace: PACE,
  input: z.object({ ask_id: code(), device: code() }),
  output: callSeen,
  refuses: { ...callRefusals, ...gone },
})

export const askCallSignal = call({
  method: 'POST',
  path: '/ask/call/signal',
  summary: "Hand on what the patient's browser says to that of another in the call; it is never kept",
  ...mine,
  body: 'json',
  pace: PACE,
  input: z.object({ ask_id: code(), ...signalling }),
  output: z.object({}),
  refuses: { ...callRefusals, ...gone, nobody: '对方已经不在这次通话里' },
})

export const askCallEnd = call({
  method: 'POST',
  path: '/ask/call/end',
  summary: 'The patient hangs up, or goes out of the waiting room',
  ...mine,
  input: z.object({ ask_id: code() }),
  output: callSeen,
  refuses: gone,
})

export const askCallPhone = call({
  method: 'POST',
  path: '/ask/call/phone',
  summary: 'Go on by phone where the video does not do: both phones are rung, and neither sees the number of the other',
  ...mine,
  input: z.object({ ask_id: code() }),
  output: callSeen,
  refuses: {
    ...startRefusals,
    ...gone,
    'no-phone': '医生还没有开通电话，请继续用视频，或在对话里留言',
    'not-in-call': '请先进入视频，视频不顺畅时才能转为电话',
  },
})

export const askCallInvite = call({
  method: 'POST',
  path: '/ask/call/invite',
  summary:
    'A link by which one companion comes into the call; the one before is good no more. With state 0 the companion goes',
  ...mine,
  input: z.object({ ask_id: code(), state: int(0, 1) }),
  output: z.object({
    /** The page with the token behind `#`, which no server gets to see; '' where the companion goes. */
    link: z.string(),
  }),
  refuses: { ...callRefusals, ...gone },
})
