import { z } from 'zod'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { microClassList } from '#app/areas/audio-class/contract.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, listOf, maybe, mobile, text, yuan } from '#kit/wire/fields.ts'
import { consultationKinds } from '../rules.ts'
import { consultDoctor, department, illTag, noDoctor, service } from './shapes.ts'

const aDoctor = z.object({ doctor_id: id() })
const binding = z.object({ doctor_id: z.int(), is_bound: flag() })
const vipService = z.object({ type: z.enum(consultationKinds), name: z.string(), price: yuan(), vip_price: yuan() })

export const doctorServices = call({
  method: 'GET',
  path: '/doctor/getDocService',
  summary: 'What a doctor offers, with price and state: text, phone and video asking, booking; and what members pay',
  owner: 'anyone',
  envelope: 'result_code',
  input: z.object({ doctor_id: id(), unit_id: maybe(id()), dep_id: maybe(id()) }),
  output: z.object({
    doctor_id: z.int(),
    askList: z.array(service),
    /** The illnesses that they are known for. */
    ill_tags: z.array(illTag),
    /** Whether they can be booked too. */
    is_booking: flag(),
    /** Whether the asker came to them by their invitation, and how many did. */
    isInviteDoc: flag(),
    inviteNum: z.int(),
    /** Whether some of it is cheaper for members, what, and whether the asker is one. */
    is_vip: flag(),
    vipList: z.array(vipService),
    is_vip_member: flag(),
    ask_num: z.int(),
    ask_score: z.number(),
    ask_rating_num: z.int(),
    wait_words: z.string(),
    is_certified: flag(),
    certify_words: z.string(),
    /** The newest of their audio classes, and how many they have. */
    microlist: microClassList.output.shape.microlist,
    wkt_total_count: z.int(),
  }),
  refuses: noDoctor,
})

export const networkServices = call({
  method: 'GET',
  path: '/doctor/getNetworkDocService',
  summary: 'What a doctor offers as one of an internet hospital, and whether its surgery is shown',
  owner: 'anyone',
  envelope: 'result_code',
  input: aDoctor,
  output: z.object({ doctor_id: z.int(), list: z.array(service), is_show_infirmary: flag() }),
  refuses: noDoctor,
})

export const vipServices = call({
  method: 'GET',
  path: '/ask/getVipService',
  summary: 'What members pay a doctor, and whether the asker is one',
  owner: 'anyone',
  input: aDoctor,
  output: z.object({ is_vip_member: flag(), list: z.array(vipService) }),
  refuses: noDoctor,
})

export const departmentServices = call({
  method: 'GET',
  path: '/ask/departments',
  summary: 'Departments that can be asked without naming a doctor: the first who is free takes it',
  owner: 'anyone',
  input: z.object({}),
  output: listOf(department.extend({ services: z.array(service), doctor_num: z.int() })),
})

export const bindDoctor = call({
  method: 'POST',
  path: '/doctor/bind_doc',
  summary: 'Keep to a doctor; once is enough',
  owner: 'self',
  login: true,
  input: aDoctor,
  output: binding,
  refuses: noDoctor,
})

export const unbindDoctor = call({
  method: 'POST',
  path: '/doctor/unbind_doc',
  summary: 'Keep to a doctor no longer',
  owner: 'self',
  login: true,
  input: aDoctor,
  output: binding,
  refuses: noDoctor,
})

export const isHotDoctor = call({
  method: 'POST',
  path: '/doctor/ishot',
  summary: 'Whether many ask a doctor',
  owner: 'anyone',
  envelope: 'result_code',
  input: aDoctor,
  output: z.object({ doctor_id: z.int(), is_hot: flag() }),
  refuses: noDoctor,
})

export const certifyStateOf = call({
  method: 'GET',
  path: '/doctor/getAccountCertifyState',
  summary: "Whether a doctor's papers were looked at: of the one named, or the one whom the patient keeps to",
  owner: 'self',
  envelope: 'result_code',
  login: true,
  input: z.object({ doctor_id: maybe(id()) }),
  output: z.object({
    doctor_id: z.int(),
    /** 0 none, 1 looked at now, 2 certified, 3 refused */
    certify_state: z.int(),
    certify_words: z.string(),
    is_certified: flag(),
  }),
  refuses: noDoctor,
})

export const embedDoAsk = call({
  method: 'GET',
  path: '/ask/tencentHealthDoAsk',
  summary: 'What the form of the health embed opens with: the doctor, their price, and the members of who is signed in',
  owner: 'self',
  allowStaleKey: true,
  input: aDoctor,
  output: z.object({
    doctor: consultDoctor,
    price: yuan(),
    is_signed_in: flag(),
    members: z.array(
      memberListApi.output.shape.list.element.pick({ member_id: true, truename: true, age: true, sex: true }),
    ),
  }),
  refuses: { ...noDoctor, closed: '这位医生暂时没有开通图文问诊，请换一位医生' },
})

export const psychologyJoin = call({
  method: 'POST',
  path: '/sys/psychologyJoin',
  summary: 'Sign up to the psychology programme, once per number',
  owner: 'anyone',
  input: z.object({ truename: text(40), mobile: mobile(), content: text(500) }),
  output: z.object({ is_new: flag() }),
  refuses: { 'bad-name': '姓名只能有文字，请按证件填写' },
})
