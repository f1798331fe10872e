import { z } from 'zod'
import { REASON_LENGTH } from '#app/areas/desk/stops/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, listOf, nothing, text, yuan } from '#kit/wire/fields.ts'

const clinic = z.object({
  schedule_id: z.int(),
  unit_name: z.string(),
  dep_name: z.string(),
  date: z.string(),
  half_name: z.string(),
  begin: z.string(),
  end: z.string(),
  fee: yuan(),
  total_num: z.int(),
  booked_num: z.int(),
  is_stopped: flag(),
  /** It has not ended, and is not stopped: they may stop it. */
  may_stop: flag(),
  stop_reason: z.string(),
  is_over: flag(),
  /** Of today: it is stopped at once, without asking. */
  is_today: flag(),
  /** They have asked that it is stopped: 'asked' until the hospital answers; ''. */
  request: z.enum(['', 'asked', 'stopped', 'refused', 'withdrawn']),
  request_name: z.string(),
  /** Why the hospital said no. */
  answer: z.string(),
})
const mine = { owner: { schedule_id: 'schedule of the doctor' }, doctor: true } as const
const gone = { 'not-found': '没有找到您的这个门诊，可能已经调整，请刷新', past: '这个门诊已经结束，不用停诊' }

export const benchSchedule = call({
  method: 'GET',
  path: '/workbench/schedule',
  summary: 'The doctor’s own clinic days from today on, with how many places are booked',
  owner: 'self',
  doctor: true,
  input: nothing(),
  output: listOf(clinic),
})

export const benchStopPreview = call({
  method: 'GET',
  path: '/workbench/schedule/stop',
  summary: 'How many are concerned if the doctor stops this clinic of theirs, and how much is paid back at the most',
  ...mine,
  input: z.object({ schedule_id: id() }),
  output: z.object({
    schedule_id: z.int(),
    /** Paid or free appointments, unpaid ones, and people on the waitlist. */
    booked_num: z.int(),
    unpaid_num: z.int(),
    wait_num: z.int(),
    refund_amount: yuan(),
  }),
  refuses: gone,
})

export const benchStop = call({
  method: 'POST',
  path: '/workbench/schedule/stop',
  summary:
    'Stop a clinic of the doctor’s own: of today at once, everybody is told and chooses another day or the money back; of a later day the hospital is asked',
  ...mine,
  idempotency: 'framework',
  input: z.object({ schedule_id: id(), reason: text(REASON_LENGTH) }),
  output: z.object({
    told_num: z.int(),
    /** Nothing is stopped yet: the hospital was asked. */
    is_asked: flag(),
  }),
  refuses: { ...gone, stopped: '这个门诊已经停诊了', asked: '已经申请过停诊，正等医院审批' },
})

export const benchStopWithdraw = call({
  method: 'POST',
  path: '/workbench/schedule/stop/withdraw',
  summary: 'Take back what was asked: the clinic takes place',
  ...mine,
  idempotency: 'framework',
  input: z.object({ schedule_id: id() }),
  output: z.object({ schedule_id: z.int() }),
  refuses: { 'not-found': gone['not-found'], done: '医院已经处理过这个申请，请刷新' },
})
