import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { day, id, idList, listOf, maybe, time, yuan } from '#kit/wire/fields.ts'

const slotState = z.enum(['bookable', 'full', 'stopped', 'not-released', 'past'])
const half = z.enum(['am', 'pm', 'night'])

/** A half day of a doctor: one clinic. */
const period = z.object({
  schedule_id: z.int(),
  date: z.string(),
  half,
  half_name: z.string(),
  begin_time: time(),
  end_time: time(),
  clinic: z.string(),
  clinic_name: z.string(),
  fee: yuan(),
  left_num: z.int(),
  state: slotState,
  state_desc: z.string(),
  release_time: time(),
})

const slot = z.object({
  slot_id: z.int(),
  schedule_id: z.int(),
  date: z.string(),
  half,
  half_name: z.string(),
  begin_time: time(),
  end_time: time(),
  clinic_name: z.string(),
  fee: yuan(),
  total_num: z.int(),
  left_num: z.int(),
  /** People on the waitlist. */
  wait_num: z.int(),
  state: slotState,
  state_desc: z.string(),
  release_time: time(),
  /** Why the clinic is stopped; ''. */
  stop_reason: z.string(),
})

const inDepartment = { dep_id: id(), unit_id: maybe(id()) }
const noDepartment = { 'not-found': '没有找到这个科室' }
const noDoctor = { 'not-found': '没有找到这位医生' }

export const depSchDate = call({
  method: 'GET',
  path: '/guahao/v1/dep/{dep_id}/sch-date',
  summary: 'Dates on which the department has clinics, each with how it stands and the places left',
  owner: 'anyone',
  input: z.object(inDepartment),
  output: listOf(
    z.object({ date: z.string(), left_num: z.int(), state: slotState, state_desc: z.string(), release_time: time() }),
  ),
  refuses: noDepartment,
})

export const depDateDoctors = call({
  method: 'GET',
  path: '/guahao/v1/dep/{dep_id}/date-doctors',
  summary:
    'Doctors of the department with clinics on one date: half days, fee, places left; who can be booked comes first',
  owner: 'anyone',
  input: z.object({ ...inDepartment, date: day() }),
  output: listOf(
    z.object({
      doctor_id: z.int(),
      doctor_name: z.string(),
      title_name: z.string(),
      image: z.string(),
      skills: z.string(),
      /** The lowest of the day. */
      fee: yuan(),
      left_num: z.int(),
      state: slotState,
      state_desc: z.string(),
      periods: z.array(period),
    }),
  ),
  refuses: noDepartment,
})

export const depSchNotice = call({
  method: 'GET',
  path: '/guahao/v1/dep/{dep_id}/sch-notice',
  summary: 'The notice shown above the schedule of a department',
  owner: 'anyone',
  envelope: 'result_code',
  input: z.object(inDepartment),
  output: z.object({ notice: z.string(), location: z.string() }),
  refuses: noDepartment,
})

export const doctorsSchStatus = call({
  method: 'GET',
  path: '/guahao/v1/doctors/sch-status',
  summary: 'For each of these doctors: bookable, full or no clinic in the days ahead, and the next free time',
  owner: 'anyone',
  input: z.object({ doctor_ids: idList(50), unit_id: maybe(id()) }),
  output: listOf(
    z.object({
      doctor_id: z.int(),
      state: z.enum(['bookable', 'full', 'none']),
      state_desc: z.string(),
      next_time: time().nullable(),
    }),
  ),
})

export const doctorSchedule = call({
  method: 'GET',
  path: '/doctor/schedule',
  summary: "A doctor's clinics of the days ahead by date and half day, with fee and places left",
  owner: 'anyone',
  input: z.object({ doctor_id: id(), unit_id: maybe(id()), dep_id: maybe(id()) }),
  output: listOf(period.extend({ unit_id: z.int(), dep_id: z.int() })),
  refuses: noDoctor,
})

export const doctorSourceDetail = call({
  method: 'GET',
  path: '/doctor/source_detail',
  summary: 'The 30-minute slots of one clinic',
  owner: 'anyone',
  input: z.object({ schedule_id: id(), doctor_id: maybe(id()), unit_id: maybe(id()), dep_id: maybe(id()) }),
  output: listOf(slot),
  refuses: { 'not-found': '没有找到这个排班，可能已经调整，请刷新后再看' },
})

export const doctorSlots = call({
  method: 'GET',
  path: '/guahao/v1/doctor/{doctor_id}/slots',
  summary: "A doctor's 30-minute slots of one date: places left, fee, how each stands",
  owner: 'anyone',
  input: z.object({ doctor_id: id(), unit_id: maybe(id()), dep_id: maybe(id()), date: day() }),
  output: listOf(slot),
  refuses: noDoctor,
})

export const doctorElsewhere = call({
  method: 'GET',
  path: '/guahao/v1/doctor/{doctor_id}/elsewhere',
  summary:
    'The next free times of a doctor in the other departments and hospitals where they sit, the soonest place first',
  owner: 'anyone',
  input: z.object({ doctor_id: id(), unit_id: id(), dep_id: id() }),
  output: listOf(
    z.object({
      unit_id: z.int(),
      unit_name: z.string(),
      dep_id: z.int(),
      dep_name: z.string(),
      /** The first free half hour of each of the next days on which there is one. */
      slots: z.array(slot),
    }),
  ),
  refuses: noDoctor,
})
