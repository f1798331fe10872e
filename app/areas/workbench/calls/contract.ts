import { z } from 'zod'
import { MOST_SPANS } from '#app/areas/consult/call-hours/rules.ts'
import { askCall, askCallJoin, askCallPhone, askCallSignal } from '#app/areas/consult/calls/contract.ts'
import { talkNode } from '#app/areas/consult/chat/contract.ts'
import { call } from '#kit/wire/call.ts'
import { clock, code, day, flag, int, listed, listOf, mobile, nothing, time } from '#kit/wire/fields.ts'

const ofDoctor = { owner: { ask_id: 'call of the doctor' }, doctor: true } as const
const self = { owner: 'self', doctor: true } as const
const gone = { 'not-found': '没有找到这次问诊' }
const { refuses: hereRefuses } = askCallSignal

export const benchCalls = call({
  method: 'GET',
  path: '/workbench/calls',
  summary:
    'Consultations by video and phone that the doctor has accepted and that are not over, the nearest promise first',
  ...self,
  input: nothing(),
  output: listOf(
    z.object({
      ask_id: z.string(),
      kind: z.enum(['video', 'phone']),
      truename: z.string(),
      state_desc: z.string(),
      /** They are to have called by then; null where they have. */
      reply_by: time().nullable(),
      /** When it is agreed to begin; null: as soon as they can. */
      agreed_at: time().nullable(),
      /** The patient sits in the waiting room. */
      is_waiting: flag(),
    }),
  ),
})

export const benchCallNode = call({
  method: 'GET',
  path: '/workbench/call/node',
  summary: "What the doctor's device needs to hear of calls; `password` lets it in for some minutes",
  ...self,
  input: nothing(),
  output: talkNode.output.pick({ client_id: true, broker: true, user: true }),
})

export const benchCall = call({
  method: 'GET',
  path: '/workbench/call',
  summary: 'The call of a consultation of the doctor: room, ICE servers, state',
  ...ofDoctor,
  input: z.object({ ask_id: code() }),
  output: askCall.output,
  refuses: gone,
})

export const benchCallJoin = call({
  method: 'POST',
  path: '/workbench/call/join',
  summary:
    'The doctor comes into the video call, which begins where none goes on; the patient is called where they are not there',
  ...ofDoctor,
  input: z.object({ ask_id: code(), device: code() }),
  output: askCall.output,
  refuses: askCallJoin.refuses,
})

export const benchCallHere = call({
  method: 'POST',
  path: '/workbench/call/here',
  summary: "The doctor's device is still in the call; the call as it is now",
  ...ofDoctor,
  input: z.object({ ask_id: code(), device: code() }),
  output: askCall.output,
  refuses: hereRefuses,
})

export const benchCallSignal = call({
  method: 'POST',
  path: '/workbench/call/signal',
  summary: "Hand on what the doctor's browser says to that of another in the call; it is never kept",
  ...ofDoctor,
  body: 'json',
  input: askCallSignal.input,
  output: z.object({}),
  refuses: hereRefuses,
})

export const benchCallEnd = call({
  method: 'POST',
  path: '/workbench/call/end',
  summary: 'The doctor hangs up; after a minute or more of talking the consultation has been held',
  ...ofDoctor,
  input: z.object({ ask_id: code() }),
  output: askCall.output,
  refuses: gone,
})

export const benchCallPhone = call({
  method: 'POST',
  path: '/workbench/call/phone',
  summary: "Ring the doctor's phone, then the patient's; neither sees the number of the other",
  ...ofDoctor,
  input: z.object({ ask_id: code() }),
  output: askCall.output,
  refuses: { ...askCallPhone.refuses, 'no-phone': '请先在“通话”里填写您接听的电话号码' },
})

const span = z.object({ begin: z.string(), end: z.string() })
const spansGiven = () => listed(z.array(z.object({ begin: clock(), end: clock() })).max(MOST_SPANS))
const hoursRefusals = {
  'not-half-hours': '时间要是整点或半点',
  backwards: '结束时间要晚于开始时间',
  overlap: '这个时间和已有的重叠了',
}

export const benchCallHours = call({
  method: 'GET',
  path: '/workbench/call-hours',
  summary: 'When the doctor calls at an agreed time: each week, and on days that have hours of their own',
  ...self,
  input: nothing(),
  output: z.object({
    /** Monday is 1. */
    week: z.array(z.object({ weekday: z.int(), hours: z.array(span) })),
    /** From today on; without hours nobody is called on that day. */
    days: z.array(z.object({ date: z.string(), hours: z.array(span) })),
  }),
})

export const benchCallWeekSave = call({
  method: 'POST',
  path: '/workbench/call-hours/week',
  summary: 'Set the hours of a weekday; what is agreed already stays',
  ...self,
  body: 'json',
  input: z.object({ weekday: int(1, 7), hours: spansGiven() }),
  output: benchCallHours.output,
  refuses: hoursRefusals,
})

export const benchCallDaySave = call({
  method: 'POST',
  path: '/workbench/call-hours/day',
  summary: 'Set the hours of one day, none included, or with state 0 let it have those of its weekday again',
  ...self,
  body: 'json',
  input: z.object({ date: day(), hours: spansGiven(), state: int(0, 1) }),
  output: benchCallHours.output,
  refuses: { ...hoursRefusals, past: '这一天已经过去了', 'too-many': '单独安排的日子太多了，请先删去几个' },
})

export const benchPhone = call({
  method: 'GET',
  path: '/workbench/phone',
  summary: 'The number at which the doctor is rung, in part; and whether phones are joined here at all',
  ...self,
  input: nothing(),
  output: z.object({ mobile: z.string(), is_on: flag() }),
})

export const benchPhoneSave = call({
  method: 'POST',
  path: '/workbench/phone',
  summary: 'Write down the number at which the doctor is rung',
  ...self,
  input: z.object({ mobile: mobile() }),
  output: benchPhone.output,
})
