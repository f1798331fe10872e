import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import {
  allPriorities,
  CHILD_YEARS,
  ELDERLY_YEARS,
  PRIORITY_LETTERS,
} from '#app/areas/guahao/booking/rules/priority.ts'
import { call } from '#kit/wire/call.ts'
import { code, id, maybeText, yuan } from '#kit/wire/fields.ts'

const changed = '这位患者现在是“{state}”，不能这样操作，请看最新的列表'
const noVisit = {
  ...notAllowed,
  'not-found': '没有找到这个预约，请核对后再试',
  'not-today': '这是 {date} 的预约，只能在就诊当天操作',
  changed,
}
const acting = {
  method: 'POST',
  staff: true,
  may: 'clinic.run',
  idempotency: 'framework',
} as const

export const deskReturn = call({
  ...acting,
  owner: { order_id: 'visit of the hospital' },
  path: '/desk/visits/{order_id}/return',
  summary: 'Somebody who was seen comes back from an examination: they wait again with the same number',
  input: z.object({ order_id: code() }),
  output: z.object({ order_id: z.string(), number: z.int(), state_desc: z.string() }),
  refuses: noVisit,
})

export const deskPriority = call({
  ...acting,
  owner: { order_id: 'visit of the hospital' },
  path: '/desk/visits/{order_id}/priority',
  summary:
    'Say why somebody is called before others, or that they are not any more; they are told, and the audit keeps it',
  input: z.object({
    order_id: code(),
    priority: z.enum(['none', ...allPriorities]),
    words: maybeText(PRIORITY_LETTERS),
  }),
  output: z.object({ order_id: z.string(), number: z.int(), priority_name: z.string() }),
  refuses: {
    ...noVisit,
    'not-elderly': `高龄优先要满 ${ELDERLY_YEARS} 岁，这位患者 {years} 岁；行动不便请选“行动不便”`,
    'not-child': `儿童优先不超过 ${CHILD_YEARS} 岁，这位患者 {years} 岁`,
    'words-needed': '请写一句为什么：急危重症和其他原因要留下记录',
  },
})

export const deskTransferChoices = call({
  method: 'GET',
  staff: true,
  may: 'clinic.run',
  owner: { order_id: 'visit of the hospital' },
  path: '/desk/visits/{order_id}/transfer',
  summary: 'Other clinics of the day to which somebody who waits can be sent on',
  input: z.object({ order_id: code() }),
  output: z.object({
    list: z.array(
      z.object({
        schedule_id: z.int(),
        dep_name: z.string(),
        doctor_name: z.string(),
        half_name: z.string(),
        room: z.string(),
        fee: yuan(),
        waiting_num: z.int(),
        left_num: z.int(),
      }),
    ),
  }),
  refuses: { ...notAllowed, 'not-found': noVisit['not-found'], 'not-today': noVisit['not-today'] },
})

export const deskTransfer = call({
  ...acting,
  owner: { order_id: 'visit of the hospital', schedule_id: 'schedule of the hospital' },
  path: '/desk/visits/{order_id}/transfer',
  summary:
    'Send somebody who waits or is with the doctor on to another clinic of the day: a number there at once, and they are told',
  input: z.object({ order_id: code(), schedule_id: id() }),
  output: z.object({ order_id: z.string(), number: z.int(), doctor_name: z.string(), dep_name: z.string() }),
  refuses: {
    ...noVisit,
    'no-clinic': '那个门诊不是今天的，或已停诊，请另选一个',
    dearer: '那个门诊贵 {more} 元，请到人工窗口改挂',
    full: '那个门诊刚刚有变化，请再试一次',
    'already-booked': '这位患者今天已经约了那位医生',
    'same-time': '这位患者同一时段还有别的预约，请先处理',
    'day-limit': '这位患者今天约满了 {day} 个号',
    'open-limit': '这位患者最多同时有 {open} 个未就诊的号',
  },
})
