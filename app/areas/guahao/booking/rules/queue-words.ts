import { type Priority, priorities } from './priority.ts'
import { hasReturned, type QueueVisit, RETURN_PLACES } from './queue.ts'

/** A queue as the wire tells it of one number. */
export interface QueueSeen {
  queue_num: number
  before_num: number
  calling_num: number | null
  arrived_num: number
  missing_num: number
  has_begun: number
  clinic_begin_time: string
  room: string
}

/** From so few on, one should stand by the door. */
const SOON = 3

/** Whether it is their turn soon, so that they stand by the door and not where one waits. */
export const isNear = ({ has_begun, before_num }: QueueSeen): boolean => has_begun === 1 && before_num <= SOON

/** Where to go, with a blank before a number: 请到 4 诊室. */
const toRoom = ({ room }: QueueSeen): string => `请到${/^\d/.test(room) ? ' ' : ''}${room || '诊室'}`

/** What the queue means to somebody who has not checked in: the clinic's time, who is there, their own number. */
export const beforeCheckIn = (queue: QueueSeen): string => {
  const clinic = queue.has_begun === 1 ? '门诊已经开始' : `门诊 ${queue.clinic_begin_time.slice(11, 16)} 开始`
  return `${clinic}，已签到 ${queue.arrived_num} 人，您的号是 ${queue.queue_num} 号。签到后才排队，没签到不会叫您。`
}

/** What it means to somebody who waits: how many are before them, and who may still come before them. */
export const whileWaiting = (queue: QueueSeen): string => {
  const { before_num, missing_num, has_begun } = queue
  const mayCome = missing_num > 0 ? `还有 ${missing_num} 个更早的号没到，到了会排在您前面。` : ''
  if (has_begun === 0) return `门诊 ${queue.clinic_begin_time.slice(11, 16)} 开始，现在还没有叫号。${mayCome}`
  if (before_num === 0)
    return mayCome
      ? `前面没有人在等，随时可能叫您，${toRoom(queue)}门口。${mayCome}`
      : `下一位就是您，${toRoom(queue)}门口等候。`
  const near = isNear(queue) ? `快到了，${toRoom(queue)}门口等候。` : '可以先坐一会儿，不要走远。'
  return near + mayCome
}

/** What is said in the moment of a check-in. */
export const justCheckedIn = (queue: QueueSeen): string => {
  if (queue.before_num > 0) return `签到成功，前面到了 ${queue.before_num} 人`
  return queue.has_begun === 1 && queue.missing_num === 0 ? '签到成功，下一位就是您' : '签到成功，请在候诊区等候叫号'
}

/** Why somebody's turn is another than their number's; '' where it is not. */
export const queueNote = (visit: Pick<QueueVisit, 'path' | 'priority' | 'origin'>): string => {
  if (visit.priority) return `因${priorities[visit.priority as Priority]}，会优先叫您。`
  if (hasReturned(visit)) return `您是检查后回诊，不用重新取号，前面最多再叫 ${RETURN_PLACES} 位。`
  if (visit.origin === 'transfer') return `您是转诊过来的，前面最多再叫 ${RETURN_PLACES} 位。`
  return ''
}
