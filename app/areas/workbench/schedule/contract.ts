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
  summary: 'Stop a clinic of the doctor’s own: everybody is told and chooses another day or the money back',
  ...mine,
  idempotency: 'framework',
  input: z.object({ schedule_id: id(), reason: text(REASON_LENGTH) }),
  output: z.object({ told_num: z.int() }),
  refuses: { ...gone, stopped: '这个门诊已经停诊了' },
})
