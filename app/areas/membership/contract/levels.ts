import { z } from 'zod'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybeText, nothing, time } from '#kit/wire/fields.ts'
import { comboBenefit, level } from './shapes.ts'

const usual = { envelope: 'result_code' } as const
const notFound = { 'not-found': '没有找到这位用户' }

export const getMemberLvlList = call({
  method: 'GET',
  path: '/member/getMemberLvlList',
  summary: 'All levels of membership, the lowest first',
  owner: 'anyone',
  ...usual,
  input: nothing(),
  output: z.object({ list: z.array(level) }),
})

export const getMemberLvlDetail = call({
  method: 'GET',
  path: '/member/getMemberLvlDetail',
  summary: 'One level of membership: from which growth value it is reached, and what it brings',
  owner: 'anyone',
  ...usual,
  input: z.object({ level: int(0, 99) }),
  output: level,
  refuses: { 'not-found': '没有找到这个会员等级' },
})

export const myMemberDetail = call({
  method: 'GET',
  path: '/member/myMemberDetail',
  summary:
    "The patient's membership: level, growth value and points, their package, when it ends, and which benefits are left",
  owner: 'self',
  ...usual,
  login: true,
  input: nothing(),
  output: z.object({
    level: z.int(),
    level_name: z.string(),
    growth: z.int(),
    points: z.int(),
    privileges: z.array(z.string()),
    /** The next level and the growth value that it wants; '' and 0 at the top. */
    next_level_name: z.string(),
    next_growth: z.int(),
    is_vip: flag(),
    combo_title: z.string(),
    begin_time: time().nullable(),
    /** When the package that counts now ends. */
    end_time: time().nullable(),
    /** When the last of their packages ends, those that begin later counted in. */
    last_end_time: time().nullable(),
    /** Of what counts now; `left` is −1 where there is no end to it. */
    benefits: z.array(comboBenefit.extend({ left: z.int(), is_bookable: flag() })),
    /** Packages that begin later, in their order, each with what may be used in it then. */
    later: z.array(
      z.object({ title: z.string(), begin_time: time(), end_time: time(), benefits: z.array(comboBenefit) }),
    ),
  }),
})

export const getMemberLevel = call({
  method: 'POST',
  path: '/member/getMemberLevel',
  summary:
    'The level of the holder of `accessToken`, which is a key of the patient themselves; of the asker where none is sent',
  owner: 'self',
  ...usual,
  login: true,
  input: z.object({ accessToken: maybeText(200) }),
  output: z.object({ level: z.int(), level_name: z.string() }),
  refuses: notFound,
})

export const userLevel = call({
  method: 'POST',
  path: '/v1/user/level',
  summary: "The patient's level; above 0 the VIP group of customer service serves them",
  owner: { user_id: 'patient' },
  ...usual,
  login: true,
  input: z.object({ user_id: id() }),
  output: z.object({ level: z.int(), level_name: z.string() }),
  refuses: notFound,
})

export const isVipMember = call({
  method: 'POST',
  path: '/isVipMember',
  summary:
    'Whether the patient has a package now (VIP), and whether they are a member at all; a page takes a failure for neither',
  owner: { userId: 'patient' },
  ...usual,
  login: true,
  body: 'json',
  input: z.object({ userId: id() }),
  output: z.object({ is_vip: flag(), is_member: flag(), level: z.int() }),
  refuses: notFound,
})

export const getUserBindDoctor = call({
  method: 'GET',
  path: '/member/getUserBindDoctor',
  summary: 'The doctor who looks after the patient by their package; null where none does',
  owner: 'self',
  ...usual,
  login: true,
  input: nothing(),
  output: z.object({
    doctor: doctorList.output.shape.list.element
      .pick({
        doctor_id: true,
        doctor_name: true,
        title_name: true,
        unit_id: true,
        unit_name: true,
        dep_id: true,
        dep_name: true,
        image: true,
        skills: true,
        is_demo: true,
      })
      .nullable(),
  }),
})

export const vipOrderInService = call({
  method: 'GET',
  path: '/doctor_business/v1/vip_order_in_service',
  summary: "The patient's package under which this doctor looks after them now; null where there is none",
  owner: 'self',
  login: true,
  input: z.object({ doctor_id: id() }),
  output: z.object({
    /** `order_id` is '' where a code activated it. */
    order: z.object({ order_id: z.string(), title: z.string(), begin_time: time(), end_time: time() }).nullable(),
  }),
  refuses: { 'not-found': '没有找到这位医生' },
})
