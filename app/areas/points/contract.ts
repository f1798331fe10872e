import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { id, maybe, maybeText } from '#kit/wire/fields.ts'
import { taskActions } from './rules.ts'

const code = () =>
  z.preprocess<unknown, z.ZodString, string | number>(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string().regex(/^[\w-]{1,64}$/),
  )

const task = { business_mark: code(), task_id: code(), action: z.enum(taskActions), object_id: maybe(code()) }
const earned = z.object({ amount: z.int(), growth: z.int() })

export const userEarn = call({
  method: 'GET',
  path: '/user_point/v1/point/user_earn',
  does: 'Points and growth that the patient has just earned by a task; 0 where none',
  owner: 'self',
  login: true,
  ask: z.object(task),
  reply: earned,
})

export const messageSend = call({
  method: 'POST',
  path: '/user_point/v1/message/send',
  does: 'Record a finished task and grant what it is worth, once a day for its object and within its daily limit',
  owner: 'self',
  login: true,
  once: 'wire',
  body: 'json',
  ask: z.object({ ...task, share_url: maybeText(2_000), user_id: maybe(id()) }),
  reply: earned,
  refuses: { 'no-task': '这个任务已经结束了', 'not-found': '没有找到这位用户' },
})
