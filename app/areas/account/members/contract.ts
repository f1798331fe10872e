import { z } from 'zod'
import { idTypes } from '#kit/check/id-types.ts'
import { call } from '#kit/wire/call.ts'
import {
  day,
  flag,
  id,
  int,
  listOf,
  maybe,
  maybeText,
  mobile,
  nothing,
  pageOf,
  paging,
  personName,
  text,
} from '#kit/wire/fields.ts'
import { relations } from './rules.ts'

const member = z.object({
  member_id: z.int(),
  truename: z.string(),
  age: z.int(),
  /** 1 female, otherwise male [X116]. */
  sex: z.int(),
  signing_status: z.int(),
  image: z.string(),
  relation: z.string(),
  relation_name: z.string(),
  /** Masked, as the identity number is; '' where none was given. */
  mobile: z.string(),
  id_type: z.string(),
  id_card: z.string(),
  is_default: flag(),
  is_certified: flag(),
})
const aMember = z.object({ member_id: id() })
const notFound = { 'not-found': '没有找到这位就诊人' }
const personFaults = {
  'bad-name': '姓名只能有文字，请按证件填写',
  'bad-id': '证件号码不正确，请核对后再填',
  'id-mismatch': '性别或出生日期和证件号码不一致，请核对',
}
const idType = z.enum(Object.keys(idTypes) as [keyof typeof idTypes])
const relation = z.enum(Object.keys(relations) as [keyof typeof relations])

export const memberListApi = call({
  method: 'GET',
  path: '/account/memberListApi',
  summary: 'The people whom the patient books for, the default one first',
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object({ ...paging(20) }),
  output: pageOf(member),
})

export const memberInfoApi = call({
  method: 'GET',
  path: '/account/memberInfoApi',
  summary: 'One member, with what only their form shows',
  owner: { member_id: 'member' },
  envelope: 'state',
  login: true,
  input: aMember,
  output: member.extend({
    birthday: z.string(),
    area_id: z.int(),
    area_name: z.string(),
    address: z.string(),
    /** Of their social insurance, masked; '' where none was given. */
    social_no: z.string(),
    nation: z.int(),
    nation_name: z.string(),
    guardian_consent: flag(),
  }),
  refuses: notFound,
})

export const saveMember = call({
  method: 'POST',
  path: '/account/saveMember',
  summary: 'Add a member, or change the one that member_id names; what is not given stays as it is',
  owner: { member_id: 'member' },
  envelope: 'state',
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({
    member_id: maybe(id()),
    truename: personName(40),
    id_type: maybe(idType),
    id_card: maybeText(30),
    mobile: maybe(mobile()),
    sex: maybe(int(0, 2)),
    birthday: maybe(day()),
    relation: maybe(relation),
    area_id: maybe(id()),
    address: maybeText(100),
    nation: maybe(int(1, 56)),
    guardian_consent: maybe(int(0, 1)),
    is_default: maybe(int(0, 1)),
  }),
  output: aMember,
  refuses: {
    ...notFound,
    ...personFaults,
    incomplete: '请填写证件号码，或者性别和出生日期',
    'bad-birthday': '出生日期不正确，请核对',
    'guardian-needed': '未满 14 岁的就诊人，需要监护人同意后才能添加',
    'known-member': '这位就诊人已经添加过了',
    'self-taken': '本人已经添加过了，请选择其他关系',
    'too-many': '最多添加 {most} 位就诊人，请先删除不再需要的',
    certified: '这位就诊人已实名认证，姓名和证件号码不能再改',
    'unknown-area': '没有找到这个地区，请重新选择',
  },
})

export const editSocial = call({
  method: 'GET',
  path: '/account/editSocial',
  summary: "Save the number of a member's social insurance; an empty one takes it away",
  owner: { member_id: 'member' },
  envelope: 'state',
  login: true,
  consent: 'health',
  mutatingGet: true,
  input: z.object({ member_id: id(), social_no: maybeText(40) }),
  output: z.object({ member_id: z.int(), social_no: z.string() }),
  refuses: { ...notFound, 'bad-social': '社保号是 6 到 20 位的字母和数字，请按社保卡填写' },
})

export const delmember = call({
  method: 'POST',
  path: '/account/delmember',
  summary: 'Take a member away, unless an open order needs them',
  owner: { member_id: 'member' },
  envelope: 'state',
  login: true,
  input: aMember,
  output: z.object({}),
  refuses: { ...notFound, needed: '{why}' },
})

export const certification = call({
  method: 'POST',
  path: '/member/certification',
  summary: 'Certify a member: their name and their identity number belong together',
  owner: { member_id: 'member' },
  envelope: 'state',
  login: true,
  consent: 'health',
  input: z.object({ member_id: id(), truename: personName(40), id_card: text(30) }),
  output: z.object({ member_id: z.int(), is_certified: flag() }),
  refuses: {
    ...notFound,
    ...personFaults,
    'name-mismatch': '姓名和就诊人资料不一致，请先修改资料',
    'known-member': '这个证件号码已用在另一位就诊人上',
  },
})

export const nationList = call({
  method: 'GET',
  path: '/member/nation_list',
  summary: 'The ethnic groups',
  owner: 'anyone',
  envelope: 'state',
  input: nothing(),
  output: listOf(z.object({ id: z.int(), name: z.string() })),
})
