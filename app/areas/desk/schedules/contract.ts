import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import {
  amount,
  clock,
  day,
  flag,
  id,
  idList,
  int,
  listOf,
  maybe,
  maybeText,
  nothing,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { MOST_EXTRA, MOST_FEE, MOST_PLACES } from './rules.ts'

export * from './contract/week.ts'

const half = z.enum(['am', 'pm', 'night'])
const clinicKind = z.enum(['general', 'expert', 'special'])

const noDoctor = { ...notAllowed, 'not-found': '没有找到这位医生，或他不在这个科室出诊' }
const noSchedule = { ...notAllowed, 'not-found': '没有找到这个门诊，可能已经调整，请刷新' }
const badSpan = { span: '{fault}' }
const past = { past: '日期已经过去，请选今天或以后' }

const reading = { method: 'GET', staff: true, may: 'schedules.read' } as const
const planning = { method: 'POST', staff: true, may: 'schedules.plan', idempotency: 'framework' } as const

const plan = z.object({
  plan_id: z.int(),
  doctor_id: z.int(),
  dep_id: z.int(),
  /** 1 = Monday … 7 = Sunday */
  weekday: z.int(),
  half,
  half_name: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  /** Of each half hour. */
  places: z.int(),
  fee: yuan(),
  clinic: clinicKind,
  clinic_name: z.string(),
  on_holidays: flag(),
  first_day: z.string(),
  last_day: z.string().nullable(),
  state: z.enum(['now', 'later', 'replaced', 'ended']),
})

/** Clinics in which places are taken. */
const kept = z.array(
  z.object({ schedule_id: z.int(), doctor_id: z.int(), date: z.string(), half_name: z.string(), taken_num: z.int() }),
)

export const deskPlans = call({
  ...reading,
  path: '/desk/plans',
  summary: "A doctor's plans in a department: what holds now, and what will",
  owner: { doctor_id: 'doctor of the hospital' },
  input: z.object({ doctor_id: id(), dep_id: id() }),
  output: listOf(plan),
  refuses: noDoctor,
})

export const deskPlanSave = call({
  ...planning,
  path: '/desk/plans/save',
  changesPages: true,
  summary: 'Plan a half day of one or several weekdays, from a first day on; clinics with bookings stay and are named',
  owner: { doctor_id: 'doctor of the hospital' },
  input: z.object({
    doctor_id: id(),
    dep_id: id(),
    weekdays: idList(7),
    half,
    begin_time: clock(),
    end_time: clock(),
    places: int(1, MOST_PLACES),
    fee: amount(MOST_FEE),
    clinic: clinicKind,
    on_holidays: int(0, 1),
    first_day: day(),
    last_day: maybe(day()),
  }),
  output: z.object({ kept }),
  refuses: {
    ...noDoctor,
    ...badSpan,
    ...past,
    weekday: '请选周一到周日',
    'last-day': '最后一天不能早于第一天',
    clash: '这位医生{when}已有门诊（{span}），同一时间不能在两处出诊',
  },
})

export const deskPlanEnd = call({
  ...planning,
  path: '/desk/plans/{plan_id}/end',
  changesPages: true,
  summary: 'End a plan: from a day on there is no clinic on this half day; clinics with bookings stay and are named',
  owner: { plan_id: 'plan of the hospital' },
  input: z.object({ plan_id: id(), from: day() }),
  output: z.object({ kept }),
  refuses: { ...notAllowed, ...past, 'not-found': '没有找到这条排班，可能已经改过，请刷新' },
})

const slot = z.object({
  slot_id: z.int(),
  begin_time: time(),
  end_time: time(),
  total_num: z.int(),
  left_num: z.int(),
  /** People on the waitlist. */
  wait_num: z.int(),
  is_past: flag(),
})

export const deskSchedules = call({
  ...reading,
  path: '/desk/schedules',
  summary: "A doctor's clinics of the days ahead, slot by slot, with the holidays among them",
  owner: { doctor_id: 'doctor of the hospital' },
  input: z.object({ doctor_id: id(), dep_id: id(), from: maybe(day()) }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    days: z.array(
      z.object({
        date: z.string(),
        /** Name of the holiday or of the weekend day that is worked; '' on other days. */
        holiday: z.string(),
        is_rest: flag(),
        list: z.array(
          z.object({
            schedule_id: z.int(),
            half,
            half_name: z.string(),
            clinic_name: z.string(),
            fee: yuan(),
            is_stopped: flag(),
            total_num: z.int(),
            left_num: z.int(),
            wait_num: z.int(),
            slots: z.array(slot),
          }),
        ),
      }),
    ),
  }),
  refuses: noDoctor,
})

export const deskPlaces = call({
  ...planning,
  path: '/desk/schedules/{schedule_id}/places',
  changesPages: true,
  summary: 'Give every half hour of one clinic so many places; places that are taken stay',
  owner: { schedule_id: 'schedule of the hospital' },
  input: z.object({ schedule_id: id(), places: int(1, MOST_PLACES) }),
  output: z.object({ total_num: z.int(), left_num: z.int() }),
  refuses: { ...noSchedule, stopped: '这个门诊已经停诊', past: '这个门诊已经过去' },
})

export const deskExtra = call({
  method: 'POST',
  path: '/desk/slots/{slot_id}/extra',
  changesPages: true,
  summary: 'Add numbers to one slot; who waits for it comes first',
  owner: { slot_id: 'slot of the hospital' },
  staff: true,
  may: 'schedules.extra',
  idempotency: 'framework',
  input: z.object({ slot_id: id(), count: int(1, MOST_EXTRA) }),
  output: z.object({ first_number: z.int(), last_number: z.int(), left_num: z.int(), wait_num: z.int() }),
  refuses: { ...noSchedule, stopped: '这个门诊已经停诊', past: '这个时段已经过去' },
})

const exceptionKind = z.enum(['closed', 'places', 'extra'])

export const deskExceptions = call({
  ...reading,
  path: '/desk/exceptions',
  summary: 'What differs on single days from today on, for the whole hospital, and the public holidays ahead',
  owner: 'self',
  input: nothing(),
  output: z.object({
    today: z.string(),
    list: z.array(
      z.object({
        exception_id: z.int(),
        date: z.string(),
        /** Null: the whole day. */
        half: half.nullable(),
        half_name: z.string(),
        kind: exceptionKind,
        kind_name: z.string(),
        /** Null: all departments, all doctors. */
        dep_id: z.int().nullable(),
        dep_name: z.string(),
        doctor_id: z.int().nullable(),
        doctor_name: z.string(),
        places: z.int().nullable(),
        begin_time: z.string(),
        end_time: z.string(),
        note: z.string(),
      }),
    ),
    /** Years among the days ahead whose holiday plan is not here yet: only what the law fixes is off then. */
    unplanned_years: z.array(z.int()),
    holidays: z.array(z.object({ date: z.string(), name: z.string(), is_rest: flag() })),
  }),
  refuses: notAllowed,
})

export const deskExceptionAdd = call({
  ...planning,
  path: '/desk/exceptions/add',
  changesPages: true,
  summary:
    'Close a day or half of it, change its places, or add a clinic; clinics with bookings are stopped where their day is closed, stay otherwise, and are named',
  owner: { dep_id: 'department of the hospital', doctor_id: 'doctor of the hospital' },
  input: z.object({
    date: day(),
    half: maybe(half),
    kind: exceptionKind,
    dep_id: maybe(id()),
    doctor_id: maybe(id()),
    places: maybe(int(1, MOST_PLACES)),
    begin_time: maybe(clock()),
    end_time: maybe(clock()),
    fee: maybe(amount(MOST_FEE)),
    clinic: maybe(clinicKind),
    note: maybeText(100),
    /** Clinics of a closed day in which people have places are stopped, and their people told. */
    stop_booked: maybe(int(0, 1)),
  }),
  output: z.object({ exception_id: z.int(), stopped: kept, kept }),
  refuses: {
    /** The exception would stop clinics, and `stop_booked` was not 1: nothing was done. */
    booked: '有 {clinics} 个门诊已有 {people} 人预约。要不放号，请勾选“一并停诊”，他们会马上收到通知',
    ...noDoctor,
    ...badSpan,
    ...past,
    'no-places': '请填写每半小时的号源数',
    'not-whole': '加开门诊要选科室、医生、上午或下午、时间、号源数、挂号费和门诊类型',
  },
})

export const deskExceptionRemove = call({
  ...planning,
  path: '/desk/exceptions/{exception_id}/remove',
  changesPages: true,
  summary: 'Take an exception back: the day is as the plans have it',
  owner: { exception_id: 'exception of the hospital' },
  input: z.object({ exception_id: id() }),
  output: z.object({}),
  refuses: { ...notAllowed, 'not-found': '没有找到这条例外，可能已经撤销，请刷新' },
})
