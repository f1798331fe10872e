import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { clock, day, flag, id, idList, int, maybe, nothing, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { codeIn, eventSorts, MOST } from '../rules.ts'
import { allStates } from '../states.ts'

const holding = { staff: true, may: 'offline.hold' } as const
const atTheDoor = { staff: true, may: 'offline.check-in' } as const
const ofHospital = { owner: { event_id: 'event of the hospital' } } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这个活动' }

const row = z.object({
  event_id: z.int(),
  title: z.string(),
  dep_name: z.string(),
  place: z.string(),
  begin_time: time(),
  end_time: time(),
  status: z.enum(['open', 'full', 'closed', 'on', 'over', 'off']),
  status_desc: z.string(),
  total_num: z.int(),
  taken_num: z.int(),
  waiting_num: z.int(),
})

const asked = { list: maybe(z.enum(['coming', 'over', 'off'])), ...listing(eventSorts) }

export const deskOffline = call({
  method: 'GET',
  path: '/desk/offline',
  summary: "Page through the hospital's offline activities: those to come, over, or called off",
  owner: 'self',
  ...atTheDoor,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(row),
  refuses: notAllowed,
})

export const deskOfflineExport = exportOf(deskOffline, asked)

const choice = z.object({ id: z.int(), name: z.string() })

export const deskOfflineChoices = call({
  method: 'GET',
  path: '/desk/offline-choices',
  summary: 'Departments and doctors of the hospital, to choose from where an activity is written',
  owner: 'self',
  ...holding,
  input: nothing(),
  output: z.object({ departments: z.array(choice), doctors: z.array(choice) }),
  refuses: notAllowed,
})

const eventRow = { row: 'offline-event', by: 'event_id' } as const

export const deskOfflineEvent = call({
  method: 'GET',
  path: '/desk/offline/{event_id}',
  summary: 'One activity with everything that can be changed about it',
  shows: [eventRow],
  ...ofHospital,
  ...atTheDoor,
  input: z.object({ event_id: id() }),
  output: row.extend({
    dep_id: z.int(),
    doctor_ids: z.array(z.int()),
    intro: z.string(),
    date: z.string(),
    begin: z.string(),
    end: z.string(),
    sign_end_time: time(),
    sign_hours: z.int(),
    min_age: z.int().nullable(),
    max_age: z.int().nullable(),
    asks_health: flag(),
    points: z.int(),
    off_reason: z.string(),
    came_num: z.int(),
    /** Who asks may change it. */
    can_hold: flag(),
    version: versionShown(),
  }),
  refuses: notFound,
})

const written = {
  dep_id: id(),
  title: text(MOST.title),
  intro: text(MOST.intro),
  place: text(MOST.place),
  date: day(),
  begin: clock(),
  end: clock(),
  /** So many hours before it begins nobody signs up any more. */
  sign_hours: int(0, 240),
  places: int(1, MOST.places),
  min_age: maybe(int(0, 120)),
  max_age: maybe(int(0, 120)),
  asks_health: maybe(int(0, 1)),
  /** For who came; nothing means none. */
  points: maybe(int(0, MOST.points)),
  doctor_ids: maybe(idList(MOST.doctors)),
}
const faulty = {
  fault: '{fault}',
  department: '没有找到这个科室，请重新选择',
  doctor: '有医生不在本院，请重新选择',
}

export const deskOfflineAdd = call({
  method: 'POST',
  path: '/desk/offline/add',
  changesPages: true,
  summary: 'Announce an activity in the house: everybody can sign up at once',
  edits: eventRow,
  owner: 'self',
  ...holding,
  idempotency: 'framework',
  input: z.object(written),
  output: z.object({ event_id: z.int() }),
  refuses: { ...notAllowed, ...faulty },
})

export const deskOfflineChange = call({
  method: 'POST',
  path: '/desk/offline/{event_id}/change',
  changesPages: true,
  summary:
    'Change an activity that is to come: more places go to who waits; never fewer than are taken. Time or place: all are told',
  edits: eventRow,
  ...ofHospital,
  ...holding,
  input: z.object({ event_id: id(), ...written, version: versionSeen() }),
  output: z.object({ event_id: z.int(), told: z.int() }),
  refuses: {
    ...notFound,
    ...changedSince,
    ...faulty,
    over: '这个活动已经开始、结束或取消，不能再改',
    taken: '已经有 {num} 人有名额，名额不能少于 {num}。要减少，请先和报名的人商量取消',
  },
})

export const deskOfflineCallOff = call({
  method: 'POST',
  path: '/desk/offline/{event_id}/call-off',
  changesPages: true,
  summary: 'Call an activity off that is to come: everybody who signed up or waits is told why',
  ...ofHospital,
  ...holding,
  input: z.object({ event_id: id(), reason: text(MOST.reason) }),
  output: z.object({ event_id: z.int(), told: z.int() }),
  refuses: { ...notFound, over: '这个活动已经开始、结束或取消了' },
})

export const deskOfflineNotify = call({
  method: 'POST',
  path: '/desk/offline/{event_id}/notify',
  summary: 'Tell everybody something who has a place',
  ...ofHospital,
  ...holding,
  idempotency: 'framework',
  input: z.object({ event_id: id(), content: text(MOST.notice) }),
  output: z.object({ event_id: z.int(), told: z.int() }),
  refuses: { ...notFound, over: '这个活动已经结束或取消，不用再通知' },
})

export const deskOfflinePeople = call({
  method: 'GET',
  path: '/desk/offline/{event_id}/people',
  summary: 'Page through who comes, or who waits, in the order of signing up, by masked names',
  ...ofHospital,
  ...atTheDoor,
  input: z.object({ event_id: id(), list: maybe(z.enum(['coming', 'waiting'])), ...paging(20) }),
  output: pageOf(
    z.object({
      signup_id: z.int(),
      name: z.string(),
      sex_name: z.string(),
      age: z.int(),
      guardian_name: z.string(),
      state: z.enum(allStates),
      state_desc: z.string(),
      sign_time: time(),
    }),
  ),
  refuses: notFound,
})

export const deskOfflineCheckIn = call({
  method: 'POST',
  path: '/desk/offline/{event_id}/check-in',
  summary: 'Check somebody in by the code of their sign-up, scanned or typed, from two hours before until the end',
  ...ofHospital,
  ...atTheDoor,
  input: z.object({
    event_id: id(),
    code: z
      .string()
      .max(MOST.code)
      .transform(codeIn)
      .meta({ examples: ['123456'] }),
  }),
  output: z.object({ event_id: z.int(), name: z.string(), came_num: z.int() }),
  refuses: {
    ...notFound,
    'not-now': '还没到签到时间，开始前 {hours} 小时可以签到',
    over: '这个活动已经结束或取消，不能再签到',
    code: '没有这个签到码，请核对六位数字',
    came: '这位已经签到过了',
    waiting: '这位还在候补，没有名额',
    gone: '这个报名已经取消了',
  },
})
