import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { id, int, maybe, pageOf, paging, time } from '#kit/wire/fields.ts'

const notFound = { 'not-found': '没有找到这份健康计划' }
const plan = z.object({
  id: z.int(),
  member_id: z.int(),
  truename: z.string(),
  title: z.string(),
  doctor_name: z.string(),
  confirmed_num: z.int(),
  item_num: z.int(),
  /** Items whose time has come and that are not confirmed. */
  due_num: z.int(),
  add_time: time(),
})
/** −1 while it is too early, 0 open, 1 confirmed [X157]. */
const isConfirm = z.int().min(-1).max(1)
const anItem = z.object({ plan_id: id(), content_id: id() })

export const healthPlanList = call({
  method: 'GET',
  path: '/follow/healthPlanList',
  summary:
    "Page through the health plans of the patient's members, or of one of them, the newest first; with is_due those alone that have something to do now",
  owner: 'self',
  login: true,
  input: z.object({ member_id: maybe(id()), is_due: maybe(int(0, 1)), ...paging() }),
  output: pageOf(plan),
})

export const healthPlanDetail = call({
  method: 'GET',
  path: '/follow/healthPlanDetail',
  summary: 'A health plan with its items: each may be confirmed from span_new (seconds) on',
  owner: { id: 'health plan' },
  login: true,
  input: z.object({ id: id() }),
  output: plan.extend({
    content: z.array(
      z.object({
        content_id: z.int(),
        text: z.string(),
        is_confirm: isConfirm,
        span_new: z.int(),
        begin_time: time(),
        /** Null until it is confirmed. */
        confirm_time: time().nullable(),
      }),
    ),
  }),
  refuses: notFound,
})

export const confirmFollow = call({
  method: 'POST',
  path: '/follow/confirmFollow',
  summary: 'Confirm that an item of a health plan was done; not before its time',
  owner: { plan_id: 'health plan' },
  login: true,
  consent: 'health',
  input: anItem,
  output: z.object({ is_confirm: isConfirm }),
  refuses: { ...notFound, 'too-early': '还没有到这一项的时间，{when} 以后再来确认' },
})

export const getConfirmFollow = call({
  method: 'POST',
  path: '/follow/getConfirmFollow',
  summary: 'Whether and when an item of a health plan was confirmed',
  owner: { plan_id: 'health plan' },
  login: true,
  input: anItem,
  output: z.object({ is_confirm: isConfirm, confirm_time: time().nullable() }),
  refuses: notFound,
})
