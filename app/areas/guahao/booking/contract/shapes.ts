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
