import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { managedDoctorSorts } from '#app/areas/guahao/doctors/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, int, listed, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { lengths, MOST_POSTS } from '../rules.ts'

const managing = { staff: true, may: 'masters.manage' } as const
const state = z.enum(['open', 'closing', 'closed'])
const sex = z.enum(['female', 'male'])
const doctorRow = { row: 'doctor', by: 'doctor_id' } as const
const asked = { state: maybe(state), dep_id: maybe(id()), ...listing(managedDoctorSorts) }

export const deskDoctors = call({
  method: 'GET',
  path: '/desk/doctors',
  summary: 'Page through the doctors who are at home in the hospital, those who see nobody too',
  owner: 'self',
  ...managing,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(
    z.object({
      doctor_id: z.int(),
      doctor_name: z.string(),
      image: z.string(),
      title_name: z.string(),
      dep_id: z.int(),
      dep_name: z.string(),
      booked_num: z.int(),
      state,
      closes_on: z.string().nullable(),
      is_demo: flag(),
      change_time: time(),
    }),
  ),
  refuses: notAllowed,
})

export const deskDoctorsExport = exportOf(deskDoctors, asked)

const notFound = { ...notAllowed, 'not-found': '没有找到这位医生，或 Ta 的第一执业科室不在本院' }

export const deskDoctorSheet = call({
  method: 'GET',
  path: '/desk/doctors/{doctor_id}',
  summary: 'A doctor of the hospital with everything that can be written about them',
  owner: { doctor_id: 'doctor who is managed' },
  ...managing,
  shows: [doctorRow],
  input: z.object({ doctor_id: id() }),
  output: z.object({
    doctor_id: z.int(),
    version: versionShown(),
    doctor_name: z.string(),
    sex,
    title: z.int(),
    dep_id: z.int(),
    room: z.string(),
    /** Departments of this hospital where they also sit. */
    seats: z.array(z.int()),
    skills: z.string(),
    introduction: z.string(),
    illnesses: z.array(z.string()),
    picture: z.string(),
    is_referral: flag(),
    state,
    closes_on: z.string().nullable(),
  }),
  refuses: notFound,
})

const sheet = {
  doctor_name: text(lengths.doctorName),
  sex,
  title: int(1, 99),
  dep_id: id(),
  room: maybeText(lengths.room),
  seats: listed(z.array(z.int().min(1)).max(MOST_POSTS)),
  skills: maybeText(lengths.skills),
  introduction: maybeText(lengths.introduction),
  /** Names, one after the other. */
  illnesses: maybeText(1_000),
  /** '' is the portrait that is made for them. */
  picture: maybeText(200),
  is_referral: int(0, 1),
}
const faults = {
  department: '科室不是本院的，请重新选择',
  choice: '职称不对，请重新选择',
  'too-many': '擅长的疾病最多 20 个，请减少一些',
  pictures: '照片没有上传成功，请重新添加',
  taken: '本院已经有用这个编码的医生了',
}
const saved = z.object({ doctor_id: z.int() })

export const deskDoctorAdd = call({
  method: 'POST',
  path: '/desk/doctors/add',
  changesPages: true,
  summary: 'Make a doctor who is at home in a department of the hospital; plans and licence come after',
  owner: 'self',
  ...managing,
  edits: doctorRow,
  idempotency: 'framework',
  body: 'json',
  input: z.object({ code: maybeText(lengths.code), ...sheet }),
  output: saved,
  refuses: { ...notAllowed, ...faults },
})

export const deskDoctorChange = call({
  method: 'POST',
  path: '/desk/doctors/{doctor_id}/change',
  changesPages: true,
  summary: 'Write a doctor of the hospital over what they were; from where they have plans they are not taken away',
  owner: { doctor_id: 'doctor who is managed' },
  ...managing,
  edits: doctorRow,
  body: 'json',
  input: z.object({ doctor_id: id(), ...sheet, version: versionSeen() }),
  output: saved,
  refuses: {
    ...notFound,
    ...changedSince,
    ...faults,
    planned: 'Ta 在“{department}”还有排班，请先在排班里结束，再把 Ta 移出这个科室',
  },
})
