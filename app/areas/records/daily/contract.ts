import { z } from 'zod'
import { isDay } from '#kit/time/day.ts'
import { call } from '#kit/wire/call.ts'
import { code, day, decimal, flag, id, maybe, maybeText, time } from '#kit/wire/fields.ts'
import { type Kind, kinds } from './rules.ts'

const notFound = { 'not-found': '没有找到这个孩子的档案' }
const kind = z.enum(Object.keys(kinds) as [Kind])

export const dailyLog = call({
  method: 'GET',
  path: '/records/daily',
  summary: 'What was written down of a child on a day, the newest first, and added up',
  owner: { child_id: 'child' },
  login: true,
  input: z.object({ child_id: id(), date: maybe(day()) }),
  output: z.object({
    date: z.string(),
    list: z.array(
      z.object({
        id: z.int(),
        kind,
        words: z.string(),
        time: time(),
        note: z.string(),
        by: z.string(),
        is_urgent: flag(),
      }),
    ),
    sums: z.array(z.object({ kind, words: z.string() })),
  }),
  refuses: notFound,
})

export const addDaily = call({
  method: 'POST',
  path: '/records/daily/add',
  summary: 'Write something down of a child; sent again under the same name it is there once',
  owner: { child_id: 'child' },
  login: true,
  consent: 'health',
  idempotency: 'handler',
  input: z.object({
    child_id: id(),
    /** How the phone that sends it names it. */
    client_id: code(),
    kind,
    /** 2026-11-21 09:30. */
    time: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/)
      .refine((given) => isDay(given.slice(0, 10)), 'no day'),
    amount: maybe(decimal(0, 2_000)),
    note: maybeText(100),
  }),
  output: z.object({ id: z.int(), is_urgent: flag() }),
  refuses: {
    ...notFound,
    'see-only': '您只能看这个孩子的档案，不能记',
    'not-yet': '这个时间还没有到，请核对，也看看手机的钟准不准',
    'too-old': '只记出生以后、最近 60 天的，请核对日期',
    amount: '数字不对，请核对单位',
    'which-medicine': '请写下药名和用量',
    'too-many': '记录太多了，请先删掉不需要的',
  },
})

export const removeDaily = call({
  method: 'POST',
  path: '/records/daily/remove',
  summary: 'Take something that was written down away',
  owner: { child_id: 'child', id: 'daily entry' },
  login: true,
  input: z.object({ child_id: id(), id: id() }),
  output: z.object({}),
  refuses: { 'not-found': '没有找到这条记录', 'see-only': '您只能看这个孩子的档案，不能删' },
})
