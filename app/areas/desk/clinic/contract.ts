import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, day, flag, id, maybe, maybeText, text, time, yuan } from '#kit/wire/fields.ts'

export * from './contract/queue.ts'
export * from './contract/screens.ts'

const half = z.enum(['am', 'pm', 'night'])
const visitState = z.enum(['held', 'booked', 'checked-in', 'called', 'done', 'missed', 'stopped'])

const noClinic = { ...notAllowed, 'not-found': '没有找到这个门诊，可能已经调整，请刷新' }
const noVisit = { ...notAllowed, 'not-found': '没有找到这个预约，请核对后再试' }
const moving = {
  ...noVisit,
  'not-today': '这是 {date} 的预约，只能在就诊当天操作',
  changed: '这位患者现在是“{state}”，不能这样操作，请看最新的列表',
}

const owing = { 'pay-first': '挂号费 {fee} 元还没有缴，请先到人工窗口收费' }

const clinic = z.object({
  schedule_id: z.int(),
  dep_id: z.int(),
  dep_name: z.string(),
  doctor_id: z.int(),
  doctor_name: z.string(),
  date: z.string(),
  half,
  half_name: z.string(),
  clinic_name: z.string(),
  fee: yuan(),
  is_stopped: flag(),
  /** The door behind which it takes place; ''. */
  room: z.string(),
  /** Places that nobody has. */
  left_num: z.int(),
  /** People by where they are: not here yet, waiting, with the doctor, seen, missed. */
  expected_num: z.int(),
  waiting_num: z.int(),
  called_num: z.int(),
  done_num: z.int(),
  missed_num: z.int(),
})

const visit = z.object({
  order_id: z.string(),
  number: z.int(),
  begin_time: time(),
  end_time: time(),
  state: visitState,
  state_desc: z.string(),
  /** Masked. */
  name: z.string(),
  sex_name: z.string(),
  age: z.int(),
  is_first_visit: flag(),
  /** Why they are called before others; '' where they are not. */
  priority_name: z.string(),
  /** What was said for it. */
  priority_words: z.string(),
  /** They were seen, and came back from an examination. */
  is_returned: flag(),
  /** Sent here by another clinic of the day. */
  is_sent: flag(),
  /** How often they were not there when they were called. */
  skip_num: z.int(),
  /** 1: next. Null for who does not wait. */
  place: z.int().nullable(),
  /** What they still have to pay at the counter before they are checked in. */
  owed_amount: yuan(),
  /** When they came into this state. */
  state_time: time(),
})

const onDay = { staff: true, may: 'clinic.read' } as const
const acting = { method: 'POST', staff: true, may: 'clinic.run', owner: { order_id: 'visit of the hospital' } } as const
const aVisit = z.object({ order_id: code() })
const moved = z.object({ order_id: z.string(), number: z.int(), state: visitState, state_desc: z.string() })

export const deskToday = call({
  method: 'GET',
  path: '/desk/clinic/today',
  summary: "The hospital's clinics of today, or of a date, with how many people are where",
  owner: 'self',
  ...onDay,
  input: z.object({ date: maybe(day()) }),
  output: z.object({ date: z.string(), today: z.string(), half_now: half, list: z.array(clinic) }),
  refuses: notAllowed,
})

export const deskClinic = call({
  method: 'GET',
  path: '/desk/clinic/{schedule_id}',
  summary: 'One clinic: everybody who has a number, and the queue',
  owner: { schedule_id: 'schedule of the hospital' },
  ...onDay,
  input: z.object({ schedule_id: id() }),
  output: z.object({
    clinic,
    is_today: flag(),
    now: time(),
    /** What patients type at the door to check in by telephone. */
    arrival_code: z.string(),
    list: z.array(visit),
  }),
  refuses: noClinic,
})

export const deskSetRoom = call({
  method: 'POST',
  path: '/desk/clinic/{schedule_id}/room',
  summary: 'Say behind which door the doctor sees patients of this department; whoever is called reads it',
  owner: { schedule_id: 'schedule of the hospital' },
  staff: true,
  may: 'clinic.run',
  input: z.object({ schedule_id: id(), room: maybeText(20) }),
  output: z.object({ schedule_id: z.int(), room: z.string() }),
  refuses: noClinic,
})

export const deskCallNext = call({
  method: 'POST',
  path: '/desk/clinic/{schedule_id}/next',
  summary: 'Call the next of a clinic; whoever was called before has been seen',
  owner: { schedule_id: 'schedule of the hospital' },
  staff: true,
  may: 'clinic.run',
  idempotency: 'framework',
  input: z.object({ schedule_id: id() }),
  output: moved,
  refuses: {
    ...noClinic,
    'not-today': '这是 {date} 的门诊，只能在当天叫号',
    nobody: '没有人在等候：请先为到院的患者签到',
  },
})

export const deskFindVisit = call({
  method: 'GET',
  path: '/desk/visits/find',
  summary: 'The visit of a QR code that was scanned, or of an appointment number as it is said on the phone',
  owner: 'self',
  ...onDay,
  input: z.object({ scanned: text(100) }),
  output: visit.extend({ schedule_id: z.int(), doctor_name: z.string(), dep_name: z.string(), date: z.string() }),
  refuses: {
    ...noVisit,
    'wrong-number': '预约号有一位不对，请再核对一遍',
    several: '当天有两个预约是这个号，请扫预约码',
    over: '这个预约{state}。患者的其他预约在人工窗口按手机号或证件号查',
  },
})

export const deskArrive = call({
  ...acting,
  path: '/desk/visits/{order_id}/arrive',
  summary: 'Check somebody in at the counter',
  input: aVisit,
  output: moved,
  refuses: { ...moving, ...owing },
})

export const deskUndoArrive = call({
  ...acting,
  path: '/desk/visits/{order_id}/arrive/undo',
  summary: 'Take a check-in back that was a mistake',
  input: aVisit,
  output: moved,
  refuses: moving,
})

export const deskCallAgain = call({
  ...acting,
  path: '/desk/visits/{order_id}/call-again',
  summary: 'Call somebody again who was called and does not come: the wall says so anew, and they are told',
  idempotency: 'framework',
  input: aVisit,
  output: moved,
  refuses: { ...moving, changed: '这位患者已经不在叫号中，或刚刚才叫过，请稍等再叫' },
})

export const deskSkip = call({
  ...acting,
  path: '/desk/visits/{order_id}/skip',
  summary: 'Who was called is not there: they wait again, behind three others',
  idempotency: 'framework',
  input: aVisit,
  output: moved,
  refuses: { ...moving, 'too-often': '已经过号 {times} 次，请记为爽约' },
})

export const deskDone = call({
  ...acting,
  path: '/desk/visits/{order_id}/done',
  summary: 'Somebody was seen; nobody else is called',
  input: aVisit,
  output: moved,
  refuses: moving,
})

export const deskMissed = call({
  ...acting,
  path: '/desk/visits/{order_id}/missed',
  summary: 'Somebody did not come; it counts for the rules of their hospital',
  input: aVisit,
  output: moved,
  refuses: { ...moving, 'too-early': '还没到就诊时间（{time}），不能记为爽约' },
})

export const deskUndoMissed = call({
  ...acting,
  path: '/desk/visits/{order_id}/missed/undo',
  summary: 'They came after all: they wait',
  input: aVisit,
  output: moved,
  refuses: { ...moving, ...owing },
})

export const deskReveal = call({
  people: true,
  ...acting,
  path: '/desk/visits/{order_id}/reveal',
  summary: 'The whole name, birthday and telephone of one person, for the counter; the audit says who looked',
  input: aVisit,
  output: z.object({
    order_id: z.string(),
    name: z.string(),
    sex_name: z.string(),
    birthday: z.string(),
    /** Of the account that booked. */
    mobile: z.string(),
    card_no: z.string(),
  }),
  refuses: moving,
})
