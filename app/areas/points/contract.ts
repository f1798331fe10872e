import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { id, maybe, maybeText, pageOf, paging, shortId, time } from '#kit/wire/fields.ts'
import { taskActions } from './rules.ts'

const code = () =>
  z.preprocess<unknown, z.ZodString, string | number>(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string().regex(/^[\w-]{1,64}$/),
  )

const NO_TASK = '这个任务已经结束了'

const task = { business_mark: code(), task_id: code(), action: z.enum(taskActions), object_id: maybe(code()) }
const earned = z.object({ amount: z.int(), growth: z.int() })

export const userEarn = call({
  method: 'GET',
  path: '/user_point/v1/point/user_earn',
  summary: 'Points and growth that the patient has just earned by a task; 0 where none',
  owner: 'self',
  login: true,
  input: z.object(task),
  output: earned,
})

export const messageBegin = call({
  method: 'POST',
  path: '/user_point/v1/message/begin',
  summary: 'Begin a task on a page; whoever begins another has left the first. How many seconds it still takes',
  owner: 'self',
  login: true,
  body: 'json',
  input: z.object(task),
  output: z.object({ seconds: z.int() }),
  refuses: { 'no-task': NO_TASK },
})

export const messageSend = call({
  method: 'POST',
  path: '/user_point/v1/message/send',
  summary: 'Record a finished task and grant what it is worth, once a day for its object and within its daily limit',
  owner: 'self',
  login: true,
  idempotency: 'framework',
  body: 'json',
  input: z.object({ ...task, share_url: maybeText(2_000), user_id: maybe(id()) }),
  output: earned,
  refuses: {
    'no-task': NO_TASK,
    'not-found': '没有找到这位用户',
    'too-early': '浏览的时间还不够，请再看一会儿',
  },
})

export const pointsRule = call({
  method: 'GET',
  path: '/user_point/v1/rule',
  summary: 'The text of a rule of the points, as its operator wrote it',
  owner: 'anyone',
  // Which rule it is hangs on both; `cid` is no channel here.
  input: z.object({ cid: shortId(), rule_id: shortId() }),
  output: z.object({ rule_id: z.int(), title: z.string(), content: z.string() }),
  refuses: { 'not-found': '没有找到这份规则' },
})

export const pointConfig = call({
  method: 'GET',
  path: '/user_point/v1/service_config/point_config',
  summary: 'One of the settings of points, by its name: `exchange_notice` is what points are exchanged under',
  owner: 'anyone',
  input: z.object({ field: code() }),
  output: z.object({ field: z.string(), value: z.string() }),
  refuses: { 'not-found': '没有这项积分设置' },
})

export const pointsLog = call({
  method: 'GET',
  path: '/user_point/v1/point/log',
  summary: "Page through every point of the patient's that came or went, the newest first",
  owner: 'self',
  login: true,
  input: z.object({ ...paging(20) }),
  output: pageOf(earned.extend({ log_id: z.int(), title: z.string(), add_time: time() })),
})

export const userPoints = call({
  method: 'GET',
  path: '/user_point/v1/point/mine',
  summary: "The patient's points and growth value, and what each task has still to give today",
  owner: 'self',
  login: true,
  input: z.object({}),
  output: earned.extend({
    tasks: z.array(
      earned.extend({
        business_mark: z.string(),
        task_id: z.string(),
        action: z.enum(taskActions),
        /** How long a page is to be looked at; 0 where that is not asked. */
        seconds: z.int(),
        title: z.string(),
        per_day: z.int(),
        done_num: z.int(),
      }),
    ),
  }),
})
