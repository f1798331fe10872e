import { expect, test } from 'vitest'
import { beforeCheckIn, isNear, justCheckedIn, type QueueSeen, whileWaiting } from './queue-words.ts'

const queue = (changes: Partial<QueueSeen> = {}): QueueSeen => ({
  queue_num: 17,
  before_num: 0,
  calling_num: null,
  arrived_num: 1,
  missing_num: 0,
  has_begun: 0,
  clinic_begin_time: '2026-11-27 10:00:00',
  room: '3 诊室',
  ...changes,
})

test('before the clinic begins nobody is the next, however few have come', () => {
  expect(whileWaiting(queue({ missing_num: 16 }))).toBe(
    '门诊 10:00 开始，现在还没有叫号。还有 16 个更早的号没到，到了会排在您前面。',
  )
  expect(justCheckedIn(queue({ missing_num: 16 }))).toBe('签到成功，请在候诊区等候叫号')
  expect(justCheckedIn(queue())).not.toContain('下一位')
  expect(beforeCheckIn(queue())).toContain('门诊 10:00 开始，已签到 1 人，您的号是 17 号')
})

test('while it runs, who is the next is sent to the door by its name', () => {
  expect(whileWaiting(queue({ has_begun: 1 }))).toBe('下一位就是您，请到 3 诊室门口等候。')
  expect(whileWaiting(queue({ has_begun: 1, room: '' }))).toBe('下一位就是您，请到诊室门口等候。')
  expect(justCheckedIn(queue({ has_begun: 1 }))).toBe('签到成功，下一位就是您')
})

test('earlier numbers that have not come are not counted as gone', () => {
  expect(whileWaiting(queue({ has_begun: 1, missing_num: 2 }))).toMatch(
    /^前面没有人在等，随时可能叫您.*2 个更早的号没到/,
  )
  expect(whileWaiting(queue({ has_begun: 1, before_num: 5 }))).toBe('可以先坐一会儿，不要走远。')
  expect(whileWaiting(queue({ has_begun: 1, before_num: 2 }))).toMatch(/^快到了/)
  const near = [{ before_num: 5 }, { before_num: 2 }, { before_num: 2, has_begun: 0 }]
  expect(near.map((one) => isNear(queue({ has_begun: 1, ...one })))).toEqual([false, true, false])
  expect(beforeCheckIn(queue({ has_begun: 1 }))).toMatch(/^门诊已经开始/)
})
