import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { id, time } from '#kit/wire/fields.ts'

const asked = z.object({ act_id: id() })
const refuses = { 'not-found': '没有找到这个活动，它可能已经下线' }
const status = z.enum(['coming', 'on', 'over'])

export const activityOf = call({
  method: 'GET',
  path: '/user_activities/v1/activity/info',
  summary: 'One activity: its kind, times, rule, share texts and where it stands',
  owner: 'anyone',
  envelope: 'state',
  input: asked,
  output: z.object({
    act_id: z.int(),
    type: z.string(),
    title: z.string(),
    rule: z.string(),
    begin_time: time(),
    end_time: time(),
    status,
    share_title: z.string(),
    share_desc: z.string(),
  }),
  refuses,
})

export const getActivityStart = call({
  method: 'GET',
  path: '/activity/getActivityStart',
  summary: 'Whether an activity is not begun, running or over, with its times and that of the server',
  owner: 'anyone',
  envelope: 'state',
  input: asked,
  output: z.object({
    act_id: z.int(),
    status,
    begin_time: time(),
    end_time: time(),
    now_time: time(),
    /** Seconds until it begins, or until it ends; 0 when it is over. */
    span: z.int(),
  }),
  refuses,
})
