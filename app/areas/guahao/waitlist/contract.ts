import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { day, id, listOf, maybe, nothing, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'

const waitState = z.enum(['waiting', 'handed', 'passed', 'cancelled', 'ended'])

export const addWait = call({
  method: 'POST',
  path: '/guahao/v1/waitlist/add',
  summary: 'Wait for a place in a full slot, half day or day; the first in line gets what comes free, and is told',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({
    slot_id: id(),
    member_id: id(),
    /** This slot, which is usual; any of its half day; any of its day: with the same doctor in the same department. */
    span: maybe(z.enum(['slot', 'half', 'day'])),
  }),
  output: z.object({ id: z.int(), before_num: z.int(), end_time: time() }),
  refuses: {
    'not-found': '没有找到这个号源或就诊人，可能已经调整，请返回重新选择',
    'not-full': '这个时段还有号，可以直接预约',
    'already-waiting': '这位就诊人已在候补这个时段，请留意消息',
    'already-booked': '这位就诊人当天已约过这位医生，不用再候补',
    'same-time': '这位就诊人在同一时间已有预约，请选择其他时段',
    'too-many': '每位就诊人最多同时候补 {most} 个，可以先取消一个',
    closed: '就诊前一晚候补已结束，请选择其他日期',
    past: '这个时段已经开始，请选择更晚的时段',
    stopped: '这个门诊已停诊，请选择其他日期或医生',
    'not-released': '还没有放号，{time} 开始预约，到时再来',
    age: '本院只接诊 {ages} 的患者，请选择其他医院',
    'id-card': '本院预约需要身份证件，请先补全这位就诊人的证件号码',
    banned: '爽约满 {times} 次，{until} 之前暂停预约，可以先到院现场挂号',
    blocked: '{why}',
  },
})

export const cancelWait = call({
  method: 'POST',
  path: '/guahao/v1/waitlist/cancel',
  summary: 'Stop waiting',
  owner: { id: 'wait' },
  login: true,
  idempotency: 'framework',
  input: z.object({ id: id() }),
  output: z.object({ id: z.int(), state: waitState, state_desc: z.string() }),
  refuses: { 'not-found': '没有找到这个候补', 'not-open': '这个候补{state}，不用取消' },
})

export const waitList = call({
  method: 'GET',
  path: '/guahao/v1/waitlist/list',
  summary: "The patient's waits, the newest first, with how many stand before",
  owner: 'self',
  login: true,
  input: z.object({ ...paging(20) }),
  output: pageOf(
    z.object({
      id: z.int(),
      state: waitState,
      state_desc: z.string(),
      why: z.string(),
      /** How many stand before; 0 also where the wait is over. */
      before_num: z.int(),
      slot_id: z.int(),
      unit_id: z.int(),
      unit_name: z.string(),
      dep_id: z.int(),
      dep_name: z.string(),
      doctor_id: z.int(),
      doctor_name: z.string(),
      date: z.string(),
      half_name: z.string(),
      span: z.enum(['slot', 'half', 'day']),
      /** 上午任一时段; '' for a slot alone. */
      span_name: z.string(),
      begin_time: time(),
      end_time: time(),
      fee: yuan(),
      member_id: z.int(),
      member_name: z.string(),
      add_time: time(),
      list_end_time: time(),
      /** The appointment that was handed over; ''. */
      order_id: z.string(),
    }),
  ),
})

/** A doctor's day in a department. */
const told = { doctor_id: z.int(), dep_id: z.int(), date: z.string() }
const doctorsDay = { doctor_id: id(), dep_id: id(), date: day() }

export const remindOfRelease = call({
  method: 'POST',
  path: '/guahao/v1/remind/add',
  summary: "Be told five minutes before the places of a doctor's day are released",
  owner: 'self',
  login: true,
  input: z.object(doctorsDay),
  output: z.object({ ...told, release_time: time() }),
  refuses: {
    'not-found': '这一天已经放号或没有门诊，请刷新后再看',
    'too-many': '最多同时设 {most} 个放号提醒，可以先取消一个',
  },
})

export const cancelReleaseReminder = call({
  method: 'POST',
  path: '/guahao/v1/remind/cancel',
  summary: 'Not be told after all',
  owner: 'self',
  login: true,
  input: z.object(doctorsDay),
  output: z.object(told),
})

export const releaseReminders = call({
  method: 'GET',
  path: '/guahao/v1/remind/list',
  summary: 'Releases of which the patient is still to be told, the next first',
  owner: 'self',
  login: true,
  input: nothing(),
  output: listOf(z.object({ ...told, release_time: time() })),
})
