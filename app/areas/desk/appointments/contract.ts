import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { MOST_PLACES } from '#app/areas/orders/appointments/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { clock, day, flag, id, int, maybe, nothing, text } from '#kit/wire/fields.ts'

const noAppointment = { ...notAllowed, 'not-found': '没有找到这个预约，请刷新' }
const acting = { method: 'POST', staff: true, may: 'appointments.run', idempotency: 'framework' } as const
const planning = { method: 'POST', staff: true, may: 'appointments.plan', idempotency: 'framework' } as const
const owner = { yuyue_id: 'appointment of the hospital' } as const
const input = z.object({ yuyue_id: id() })
const moved = z.object({ yuyue_id: z.int(), state: z.string(), state_desc: z.string() })

const visit = z.object({
  yuyue_id: z.int(),
  time: z.string(),
  goods_name: z.string(),
  goods_special_name: z.string(),
  /** Masked. */
  member_name: z.string(),
  sex_name: z.string(),
  age: z.int(),
  state: z.string(),
  state_desc: z.string(),
  /** An exam or a test whose report may be written. */
  can_report: flag(),
  has_report: flag(),
})

export const deskAppointments = call({
  method: 'GET',
  path: '/desk/appointments',
  summary:
    'Who comes to the hospital on a day for what they bought, in the order in which they come; today where no day is named',
  owner: 'self',
  staff: true,
  may: 'appointments.read',
  input: z.object({ date: maybe(day()) }),
  output: z.object({ date: z.string(), today: z.string(), list: z.array(visit) }),
  refuses: notAllowed,
})

export const deskAppointmentArrive = call({
  ...acting,
  path: '/desk/appointments/{yuyue_id}/arrive',
  summary: 'Mark that somebody came; with the last piece the order is used',
  owner,
  input,
  output: moved,
  refuses: { ...noAppointment, 'not-today': '这个预约是 {date} 的，到那天再签到', changed: '这个预约{state}，请刷新' },
})

export const deskAppointmentMissed = call({
  ...acting,
  path: '/desk/appointments/{yuyue_id}/missed',
  summary: 'Mark that somebody did not come, once their time is over',
  owner,
  input,
  output: moved,
  refuses: { ...noAppointment, 'too-early': '还没到 {time}，过了时间再记', changed: '这个预约{state}，请刷新' },
})

export const deskAppointmentReveal = call({
  people: true,
  ...acting,
  path: '/desk/appointments/{yuyue_id}/reveal',
  summary: 'Open the name and telephone of who comes; the audit says who looked',
  owner,
  input,
  output: z.object({
    yuyue_id: z.int(),
    name: z.string(),
    sex_name: z.string(),
    birthday: z.string(),
    mobile: z.string(),
  }),
  refuses: noAppointment,
})

export const deskAppointmentReport = call({
  ...acting,
  path: '/desk/appointments/{yuyue_id}/report',
  summary: 'Write the report of an exam or a test, over the one that there is; the patient is told',
  owner,
  body: 'json',
  input: z.object({ yuyue_id: id(), doctor: text(40), conclusion: text(2_000), lines: text(20_000) }),
  output: z.object({ yuyue_id: z.int(), item_num: z.int() }),
  refuses: {
    ...noAppointment,
    'not-arrived': '到院检查之后才能写报告',
    'no-report': '这个项目不出报告',
    line: '第 {line} 行看不懂，请按“项目 | 结果 | 单位 | 参考范围 | 偏高”填写',
  },
})

const plan = z.object({
  plan_id: z.int(),
  /** null: for all goods without a plan of their own. */
  goods_id: z.int().nullable(),
  goods_name: z.string(),
  /** Monday first: morning, afternoon, evening as 1 or 0. */
  week: z.array(z.string()),
  /** From when to when morning, afternoon and evening are. */
  hours: z.array(z.string()),
  places: z.int(),
  cut_days: z.int(),
  cut_time: z.string(),
  /** Days with other places, from today on; 0 is closed. */
  days: z.array(z.object({ day_id: z.int(), date: z.string(), places: z.int() })),
})

const planRow = { row: 'appointment-plan', of: 'desk', by: 'goods_id' } as const

export const deskAppointmentPlans = call({
  method: 'GET',
  path: '/desk/appointments/plans',
  summary: 'By which plans the hospital takes who bought something, and its goods that could have one of their own',
  shows: [planRow],
  owner: 'self',
  staff: true,
  may: 'appointments.read',
  input: nothing(),
  output: z.object({
    list: z.array(plan.extend({ version: versionShown() })),
    goods: z.array(z.object({ goods_id: z.int(), goods_name: z.string() })),
  }),
  refuses: notAllowed,
})

const times = { begin: clock(), end: clock() }

export const deskAppointmentPlanSave = call({
  ...planning,
  path: '/desk/appointments/plans/save',
  summary: 'Write the plan of the hospital, or of some goods, over the one that there is; appointments that stand stay',
  edits: planRow,
  owner: 'self',
  input: z.object({
    version: versionSeen(),
    goods_id: maybe(id()),
    /** Flags of seven days, comma-separated, such as `110,110,110,110,111,100,000`. */
    week: z.string().regex(/^[01]{3}(,[01]{3}){6}$/),
    morning_begin: times.begin,
    morning_end: times.end,
    afternoon_begin: times.begin,
    afternoon_end: times.end,
    evening_begin: times.begin,
    evening_end: times.end,
    places: int(1, MOST_PLACES),
    cut_days: int(0, 30),
    cut_time: clock(),
  }),
  output: z.object({ plan_id: z.int() }),
  refuses: { ...notAllowed, ...changedSince, hours: '{fault}', goods: '本院没有这个需要预约的商品' },
})

export const deskAppointmentDaySave = call({
  ...planning,
  path: '/desk/appointments/days/save',
  summary: 'Give a day of a plan other places, 0 closes it; how many appointments stand on it all the same',
  owner: { plan_id: 'appointment plan of the hospital' },
  input: z.object({ plan_id: id(), date: day(), places: int(0, MOST_PLACES) }),
  output: z.object({ day_id: z.int(), kept_num: z.int() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这个时间表，请刷新', past: '日期已经过去，请选今天或以后' },
})

export const deskAppointmentDayBack = call({
  ...planning,
  path: '/desk/appointments/days/{day_id}/remove',
  summary: 'Let a day have the places of its plan again',
  owner: { day_id: 'appointment day of the hospital' },
  input: z.object({ day_id: id() }),
  output: z.object({ day_id: z.int() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这一天的设置，可能已经恢复' },
})
