import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, nothing, text, time } from '#kit/wire/fields.ts'

const noDepartment = { ...notAllowed, 'not-found': '没有找到这个科室' }

const wall = z.object({
  dep_name: z.string(),
  location: z.string(),
  /** What patients type to check in by telephone: it changes every day. */
  arrival_code: z.string(),
  now: time(),
  list: z.array(
    z.object({
      schedule_id: z.int(),
      doctor_name: z.string(),
      half_name: z.string(),
      room: z.string(),
      is_stopped: flag(),
      calling: z.object({ number: z.int(), name: z.string(), called_time: time() }).nullable(),
      waiting: z.array(
        z.object({
          number: z.int(),
          name: z.string(),
          /** Why they stand elsewhere than where their number does; '' where they do not. */
          mark: z.string(),
        }),
      ),
      waiting_num: z.int(),
    }),
  ),
})

const screen = z.object({
  screen_id: z.int(),
  name: z.string(),
  dep_id: z.int(),
  dep_name: z.string(),
  add_time: time(),
  /** When it asked last, to the minute; null of one that never did. */
  seen_time: time().nullable(),
  /** It asked within the last minutes: it is switched on and has a line. */
  is_on: flag(),
})

export const deskScreen = call({
  unattended: true,
  method: 'GET',
  path: '/desk/screen',
  summary: "A department's clinics of today as the screen on its wall shows them: who is called, who is next",
  owner: { dep_id: 'department of the hospital' },
  staff: true,
  may: 'clinic.read',
  input: z.object({ dep_id: id() }),
  output: wall,
  refuses: noDepartment,
})

export const deskScreens = call({
  method: 'GET',
  path: '/desk/screens',
  summary: 'The screens that hang on walls of the hospital and show by a link of their own, and when each asked last',
  owner: 'self',
  staff: true,
  may: 'clinic.read',
  input: nothing(),
  output: z.object({
    list: z.array(screen),
    departments: z.array(z.object({ dep_id: z.int(), name: z.string() })),
  }),
  refuses: notAllowed,
})

export const deskScreenAdd = call({
  method: 'POST',
  path: '/desk/screens/add',
  summary: 'A link by which one screen shows a department without anybody being signed in there; it is said this once',
  owner: { dep_id: 'department of the hospital' },
  staff: true,
  may: 'clinic.screens',
  input: z.object({ dep_id: id(), name: text(20) }),
  output: z.object({ screen_id: z.int(), name: z.string(), link: z.string() }),
  refuses: { ...noDepartment, 'too-many': '最多 {most} 块屏幕，请先删除不用的' },
})

export const deskScreenRemove = call({
  method: 'POST',
  path: '/desk/screens/remove',
  summary: "A screen's link shows nothing any more",
  owner: { screen_id: 'wall screen of the hospital' },
  staff: true,
  may: 'clinic.screens',
  input: z.object({ screen_id: id() }),
  output: z.object({ screen_id: z.int(), name: z.string() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这块屏幕，可能已经删除' },
})

/** Asked by POST, so that the token stands in no address. */
export const wallScreen = call({
  method: 'POST',
  path: '/desk/wall',
  summary: 'What the screen shows whose link has this token: numbers and family names of today, nothing else',
  owner: 'anyone',
  input: z.object({ token: code() }),
  output: wall,
  refuses: { 'not-found': '这块屏幕的链接已失效，请到分诊台重新设置' },
})
