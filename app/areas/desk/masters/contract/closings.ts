import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { day, id, int, maybe, maybeText } from '#kit/wire/fields.ts'
import { MOST_SHOWN } from '../rules/closings.ts'

const managing = { staff: true, may: 'masters.manage' } as const
/** Which: a doctor, a department, or, where neither is named, a hospital: the desk's own, or this one at the platform's desk. */
const what = { unit_id: maybe(id()), dep_id: maybe(id()), doctor_id: maybe(id()) }
const owner = { dep_id: 'department that is managed', doctor_id: 'doctor who is managed' } as const
const notFound = { ...notAllowed, 'not-found': '没有找到它，或它不归本院的工作台管理' }
const past = { past: '日期已经过去，请选今天或以后' }

const clinics = z.array(
  z.object({
    schedule_id: z.int(),
    date: z.string(),
    half_name: z.string(),
    doctor_name: z.string(),
    taken_num: z.int(),
    /** Who has places, masked, the smallest number first. */
    people: z.array(z.object({ number: z.int(), name: z.string() })),
  }),
)

export const deskClosingPreview = call({
  method: 'GET',
  path: '/desk/closings/preview',
  summary: `Whom it would concern to see nobody from a day on: the first ${MOST_SHOWN} clinics that would be stopped, and their people`,
  owner,
  ...managing,
  input: z.object({ ...what, from: day() }),
  output: z.object({ clinic_num: z.int(), people_num: z.int(), list: clinics }),
  refuses: { ...notFound, ...past },
})

export const deskClose = call({
  method: 'POST',
  path: '/desk/closings/close',
  changesPages: true,
  summary: 'See nobody from a day on: nothing is sold any more, and who is booked is told and chooses',
  owner,
  ...managing,
  idempotency: 'framework',
  input: z.object({
    ...what,
    from: day(),
    /** What patients who have places read. */
    reason: maybeText(60),
    /** Clinics in which people have places are stopped. */
    stop_booked: maybe(int(0, 1)),
  }),
  output: z.object({ clinic_num: z.int(), people_num: z.int() }),
  refuses: {
    ...notFound,
    ...past,
    /** It would stop clinics, and `stop_booked` was not 1: nothing was done. */
    booked: '有 {clinics} 个门诊已有 {people} 人预约。请勾选“一并停诊”，他们会马上收到通知',
  },
})

export const deskReopen = call({
  method: 'POST',
  path: '/desk/closings/reopen',
  changesPages: true,
  summary: 'See people again: clinics are made as the plans have them; those that were stopped stay so',
  owner,
  ...managing,
  input: z.object(what),
  output: z.object({ made_num: z.int() }),
  refuses: { ...notFound, 'not-closed': '它没有停止接诊，请刷新看看' },
})
