import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, pageOf, paging } from '#kit/wire/fields.ts'

const departmentCard = z.object({
  dep_id: z.int(),
  dep_name: z.string(),
  unit_id: z.int(),
  class_id: z.int(),
  class_name: z.string(),
  /** Where in the hospital it is found. */
  location: z.string(),
  is_referral: flag(),
  booked_num: z.int(),
})

const aDepartment = z.object({ dep_id: id(), unit_id: maybe(id()) })
const notFound = { 'not-found': '没有找到这个科室' }
const noHospital = { 'not-found': '没有找到这家医院' }

export const depList = call({
  method: 'GET',
  path: '/guahao/v1/dep/list',
  summary: "A hospital's departments, flat and grouped by class; `activeDepId` is the one to show first",
  owner: 'anyone',
  input: z.object({ unit_id: id(), class_id: maybe(int(1, 9999)) }),
  output: z.object({
    unit_id: z.int(),
    unit_name: z.string(),
    list: z.array(departmentCard),
    ghdep: z.array(
      z.object({ class_id: z.int(), class_name: z.string(), icon: z.string(), list: z.array(departmentCard) }),
    ),
    activeDepId: z.int().nullable(),
  }),
  refuses: noHospital,
})

export const depIntro = call({
  method: 'GET',
  path: '/guahao/v1/dep/{dep_id}/intro',
  summary: "A department's introduction, its hospital and its place in the hospital",
  owner: 'anyone',
  input: aDepartment,
  output: departmentCard.extend({ unit_name: z.string(), introduction: z.string(), notice: z.string() }),
  refuses: notFound,
})

export const depMarkStatus = call({
  method: 'GET',
  path: '/guahao/v1/dep/{dep_id}/mark-status',
  summary: 'Whether the patient keeps the department among their favourites',
  owner: 'self',
  login: true,
  input: aDepartment,
  output: z.object({ dep_id: z.int(), mark_status: flag() }),
  refuses: notFound,
})

export const depIsReferral = call({
  method: 'GET',
  path: '/guahao/v1/dep/{dep_id}/is-referral',
  summary: 'Whether the department takes patients whom another hospital refers',
  owner: 'anyone',
  input: aDepartment,
  output: z.object({ dep_id: z.int(), is_referral: flag() }),
  refuses: notFound,
})

export const referralDeps = call({
  method: 'GET',
  path: '/guahao/v1/referral/dep',
  summary: "A hospital's departments that take referred patients",
  owner: 'anyone',
  input: z.object({ unit_id: id() }),
  output: listOf(departmentCard),
  refuses: noHospital,
})

export const unitHotDeps = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}/hot-deps',
  summary: "A hospital's departments, the most booked first",
  owner: 'anyone',
  input: z.object({ id: id(), ...paging() }),
  output: pageOf(departmentCard),
  refuses: noHospital,
})
