import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { ANSWER_LETTERS } from '#app/areas/guahao/stops/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, maybe, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { REASON_LENGTH } from './rules.ts'

const half = z.enum(['am', 'pm', 'night'])
const outcome = z.enum(['open', 'substitute', 'other', 'refund'])
const noClinic = { ...notAllowed, 'not-found': '没有找到这个门诊，可能已经调整，请刷新' }
const stopping = { staff: true, may: 'schedules.stop' } as const

export const deskStopPreview = call({
  method: 'GET',
  path: '/desk/stops/preview',
  summary: 'Who is concerned if this clinic is stopped, what is paid back, and who could stand in',
  owner: { schedule_id: 'schedule of the hospital' },
  ...stopping,
  input: z.object({ schedule_id: id() }),
  output: z.object({
    schedule_id: z.int(),
    dep_name: z.string(),
    doctor_name: z.string(),
    date: z.string(),
    half,
    half_name: z.string(),
    is_stopped: flag(),
    /** What its doctor gives as a reason, where they ask that it is stopped; ''. */
    asked_reason: z.string(),
    /** Paid or free appointments, which are stopped; unpaid ones, which end; people on the waitlist, who are told. */
    booked_num: z.int(),
    unpaid_num: z.int(),
    wait_num: z.int(),
    refund_amount: yuan(),
    list: z.array(
      z.object({
        order_id: z.string(),
        number: z.int(),
        begin_time: time(),
        /** Masked. */
        name: z.string(),
        state_desc: z.string(),
        paid: yuan(),
      }),
    ),
    /** Clinics of other doctors of the department on the same day with free places. */
    substitutes: z.array(
      z.object({
        schedule_id: z.int(),
        doctor_name: z.string(),
        half_name: z.string(),
        fee: yuan(),
        left_num: z.int(),
      }),
    ),
  }),
  refuses: { ...noClinic, past: '这个门诊已经过去，不用停诊' },
})

export const deskStop = call({
  method: 'POST',
  path: '/desk/stops/confirm',
  changesPages: true,
  summary:
    'Stop a clinic: everybody is told and chooses; places of the substitute are kept for them as far as they reach',
  owner: { schedule_id: 'schedule of the hospital', substitute_id: 'schedule of the hospital' },
  ...stopping,
  idempotency: 'framework',
  input: z.object({ schedule_id: id(), reason: text(REASON_LENGTH), substitute_id: maybe(id()) }),
  output: z.object({ stop_id: z.int(), told_num: z.int(), kept_num: z.int() }),
  refuses: {
    ...noClinic,
    past: '这个门诊已经过去，不用停诊',
    stopped: '这个门诊已经停诊了',
    'bad-substitute': '替诊的门诊不合适：要是本院另一位医生未停诊的门诊',
  },
})

const stop = z.object({
  stop_id: z.int(),
  schedule_id: z.int(),
  dep_name: z.string(),
  doctor_name: z.string(),
  date: z.string(),
  half_name: z.string(),
  reason: z.string(),
  stop_time: time(),
  told_num: z.int(),
  acknowledged_num: z.int(),
  /** Have not chosen yet. */
  open_num: z.int(),
  substitute_num: z.int(),
  other_num: z.int(),
  refund_num: z.int(),
})

export const deskStopList = call({
  method: 'GET',
  path: '/desk/stops',
  summary: 'Page through stopped clinics, the newest first, with what came of each',
  owner: 'self',
  ...stopping,
  input: z.object(paging(20)),
  output: pageOf(stop),
  refuses: notAllowed,
})

export const deskStopDetail = call({
  method: 'GET',
  path: '/desk/stops/{stop_id}',
  summary: 'One stop: everybody whom it concerns, who was told, has answered, has chosen what, and was paid back',
  owner: { stop_id: 'stop of the hospital' },
  ...stopping,
  input: z.object({ stop_id: id() }),
  output: z.object({
    stop,
    list: z.array(
      z.object({
        order_id: z.string(),
        number: z.int(),
        begin_time: time(),
        name: z.string(),
        told_time: time(),
        choose_until: time(),
        state: outcome,
        state_desc: z.string(),
        is_acknowledged: flag(),
        refund_amount: yuan(),
      }),
    ),
  }),
  refuses: { ...notAllowed, 'not-found': '没有找到这次停诊' },
})

export const deskStopRequests = call({
  method: 'GET',
  path: '/desk/stops/requests',
  summary: 'What doctors ask to have stopped and nobody has answered, the nearest day first',
  owner: 'self',
  ...stopping,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        request_id: z.int(),
        /** 0 where the clinic is not there any more. */
        schedule_id: z.int(),
        dep_name: z.string(),
        doctor_name: z.string(),
        date: z.string(),
        half_name: z.string(),
        reason: z.string(),
        ask_time: time(),
      }),
    ),
  }),
  refuses: notAllowed,
})

export const deskStopRefuse = call({
  method: 'POST',
  path: '/desk/stops/requests/{request_id}/refuse',
  summary: 'Say no to a doctor who asks to have a clinic stopped: it takes place, and they read why',
  owner: { request_id: 'stop request of the hospital' },
  ...stopping,
  idempotency: 'framework',
  input: z.object({ request_id: id(), answer: text(ANSWER_LETTERS) }),
  output: z.object({ request_id: z.int() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这个申请', done: '这个申请已经处理过，或医生已撤回' },
})
