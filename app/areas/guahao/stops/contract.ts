import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, maybe, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'

const freeTime = z.object({
  slot_id: z.int(),
  begin_time: time(),
  end_time: time(),
  fee: yuan(),
  left_num: z.int(),
})
const outcome = z.enum(['open', 'substitute', 'other', 'refund'])

export const stopList = call({
  method: 'GET',
  path: '/guahao/v1/stops/list',
  summary: "The patient's appointments that a stop of clinic concerns, undecided ones first, with what can be chosen",
  owner: 'self',
  login: true,
  input: z.object({ ...paging(10) }),
  output: pageOf(
    z.object({
      id: z.int(),
      state: outcome,
      state_desc: z.string(),
      reason: z.string(),
      order_id: z.string(),
      new_order_id: z.string(),
      unit_name: z.string(),
      dep_name: z.string(),
      doctor_id: z.int(),
      doctor_name: z.string(),
      begin_time: time(),
      end_time: time(),
      member_name: z.string(),
      /** What goes back where the refund is chosen. */
      refund_amount: yuan(),
      choose_until: time(),
      told_time: time(),
      is_acknowledged: flag(),
      /** The place that is kept with a substitute; null where none is. */
      substitute: z
        .object({
          doctor_id: z.int(),
          doctor_name: z.string(),
          title_name: z.string(),
          number: z.int(),
          begin_time: time(),
          end_time: time(),
          fee: yuan(),
        })
        .nullable(),
      /** Free times of the same doctor that this member may take, the most like the stopped one first. */
      others: z.array(freeTime),
      /** Other doctors of the department who cost no more, the most like the stopped one first. */
      other_doctors: z.array(
        z.object({
          doctor_id: z.int(),
          doctor_name: z.string(),
          title_name: z.string(),
          times: z.array(freeTime),
        }),
      ),
    }),
  ),
})

export const chooseAfterStop = call({
  method: 'POST',
  path: '/guahao/v1/stops/{id}/choose',
  summary:
    'Take the substitute, another time of the same doctor or of another one of the department, or the refund; also acknowledges. Nothing more is to pay',
  owner: { id: 'stop' },
  login: true,
  idempotency: 'framework',
  input: z.object({ id: id(), choice: z.enum(['substitute', 'other', 'refund']), slot_id: maybe(id()) }),
  output: z.object({ id: z.int(), state: outcome, state_desc: z.string(), new_order_id: z.string() }),
  refuses: {
    'not-found': '没有找到这个停诊通知或号源，请刷新后再看',
    decided: '您已经选过了：{outcome}',
    'too-late': '选择时间已过，挂号费会自动退回',
    'no-substitute': '替诊医生的号已经没有了，请选择其他日期或退款',
    'no-slot': '请选择一个新的时段',
    'other-dep': '只能换同一科室的医生，换科室请退款后重新预约',
    dearer: '这位医生的挂号费更高，请选其他医生，或退款后重新预约',
    past: '这个时段已经开始，请选择更晚的时段',
    stopped: '这个门诊也停诊，请选择其他日期',
    'not-released': '还没有放号，{time} 开始预约，请选择其他日期',
    full: '这个时段刚刚约满，请选择其他时段',
    'already-booked': '这位就诊人那天已约过这位医生，请选择其他日期',
    'same-time': '这位就诊人在那个时间已有预约，请选择其他时段',
    'day-limit': '这位就诊人那天最多约 {day} 个号，已经约满，请选择其他日期',
    'open-limit': '这位就诊人最多同时有 {open} 个未就诊的号，可以选择退款',
  },
})
