import { z } from 'zod'
import { flag, time } from '#kit/wire/fields.ts'

export const orderState = z.enum([
  'held',
  'booked',
  'checked-in',
  'called',
  'done',
  'missed',
  'expired',
  'cancelled',
  'rescheduled',
  'stopped',
])

/** How a clinic's queue stands for one number. */
export const queue = z.object({
  queue_num: z.int(),
  before_num: z.int(),
  calling_num: z.int().nullable(),
  /** Who has checked in and waits. */
  arrived_num: z.int(),
  /** Earlier numbers that have not come yet. */
  missing_num: z.int(),
  /** Somebody was called already. */
  has_begun: flag(),
  clinic_begin_time: time(),
  /** The door, as it is written on it; '' where nobody said. */
  room: z.string(),
})

export const noOrder = { 'not-found': '没有找到这个预约' }

/** Why a place cannot be booked: what happened, why, what next. What is booked already stands beside it as `order_id`. */
export const cannotBook = {
  'not-found': '没有找到这个号源或就诊人，可能已经调整，请返回重新选择',
  past: '这个时段已经开始，请选择更晚的时段',
  stopped: '这个门诊已停诊，请选择其他日期或医生',
  'not-released': '还没有放号，{time} 开始预约，到时再来',
  full: '这个时段刚刚约满，可以选择其他时段，或加入候补',
  'already-booked': '这位就诊人当天已约过这位医生，可以在我的预约里改约',
  'same-time': '这位就诊人在同一时间已有预约，请选择其他时段',
  'day-limit': '这位就诊人当天最多约 {day} 个号，已经约满，请选择其他日期',
  'open-limit': '这位就诊人最多同时有 {open} 个未就诊的号，请就诊或取消后再约',
  age: '本院只接诊 {ages} 的患者，请选择其他医院',
  'id-card': '本院预约需要身份证件，请先补全这位就诊人的证件号码',
  'visit-card': '本院预约需要就诊卡号，请填写后再提交',
  banned: '爽约满 {times} 次，{until} 之前暂停预约，可以先到院现场挂号',
  /** Staff keep them from it: why, until when, whom to ask. */
  blocked: '{why}',
}
