import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, int, listOf, nothing, text } from '#kit/wire/fields.ts'
import { MOST_A_DAY, MOST_SECONDS, MOST_WORTH, taskActions } from '../rules.ts'

const ruling = { owner: 'self', staff: true, may: 'points.rule' } as const
const notHere = {
  ...notAllowed,
  'not-platform': '积分任务和规则由平台统一管理，本院的工作台不能修改',
}

const task = { task_id: z.string().regex(/^[\w-]{1,64}$/), action: z.enum(taskActions) }

const taskRow = { row: 'point-task', by: ['task_id', 'action'] } as const

export const deskPointTasks = call({
  method: 'GET',
  path: '/desk/points/tasks',
  summary: 'What patients can do for points every day, also what is switched off, with what it is worth',
  shows: [taskRow],
  ...ruling,
  input: nothing(),
  output: listOf(
    z.object({
      ...task,
      title: z.string(),
      amount: z.int(),
      growth: z.int(),
      per_day: z.int(),
      seconds: z.int(),
      is_on: flag(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

export const deskPointTaskChange = call({
  method: 'POST',
  path: '/desk/points/tasks/change',
  changesPages: true,
  summary: 'Say what a task is worth from now on, how often a day, or that it is over; what was earned stays',
  edits: taskRow,
  ...ruling,
  input: z.object({
    version: versionSeen(),
    ...task,
    title: text(20),
    amount: int(0, MOST_WORTH),
    growth: int(0, MOST_WORTH),
    per_day: int(1, MOST_A_DAY),
    seconds: int(0, MOST_SECONDS),
    is_on: int(0, 1),
  }),
  output: z.object({ task_id: z.string() }),
  refuses: {
    ...notHere,
    ...changedSince,
    'not-found': '没有找到这个任务，请刷新后再试',
    seconds: '只有浏览任务要看够时间，其他任务请填 0',
    worthless: '积分和成长值不能都是 0；不想再给，请把任务停用',
  },
})

const wordsRow = { row: 'point-words' } as const

export const deskPointWords = call({
  method: 'GET',
  path: '/desk/points/words',
  summary: 'What patients read of points: their rule, and under what they are exchanged',
  shows: [wordsRow],
  ...ruling,
  input: nothing(),
  output: z.object({
    title: z.string(),
    content: z.string(),
    exchange_notice: z.string(),
    version: versionShown(),
  }),
  refuses: notHere,
})

export const deskPointWordsChange = call({
  method: 'POST',
  path: '/desk/points/words/change',
  changesPages: true,
  summary: 'Write over what patients read of points',
  edits: wordsRow,
  ...ruling,
  body: 'json',
  input: z.object({ title: text(20), content: text(3_000), exchange_notice: text(1_000), version: versionSeen() }),
  output: z.object({ rule_id: z.int(), title: z.string() }),
  refuses: { ...notHere, ...changedSince },
})
