import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, day, id, int, maybe, personName, time } from '#kit/wire/fields.ts'
import {
  type CarerRelation,
  type CarerRights,
  carerRelations,
  carerRights,
  GESTATION_DAYS,
  growthStates,
} from './rules.ts'

const notFound = { 'not-found': '没有找到这个孩子的档案' }
const relation = z.enum(Object.keys(carerRelations) as [CarerRelation])
const rights = z.enum(Object.keys(carerRights) as [CarerRights])

const baby = z.object({
  id: z.int(),
  type: z.literal('baby'),
  /** Whose record it is: who began it. */
  userId: z.int(),
  member_id: z.int(),
  baby_name: z.string(),
  /** 1 female, otherwise male [X116]. */
  sex: z.int(),
  birthday: z.string(),
  /** Days of gestation at birth; 0 where nobody said. */
  gestation_days: z.int(),
  gestation_words: z.string(),
  ageDays: z.int(),
  age_words: z.string(),
  /** The corrected age of a preterm child until 24 months; '' of all others. */
  corrected_words: z.string(),
  babyGrowthState: z.enum(Object.keys(growthStates) as [keyof typeof growthStates]),
  growth_state_words: z.string(),
  /** What who asks may: everything, write, or see. */
  rights: z.enum(['own', 'log', 'see']),
  /** What who asks is to the child, where they did not begin the record. */
  relation_name: z.string(),
})

export const addBabyHr = call({
  method: 'POST',
  path: '/add_baby_hr',
  summary: 'Begin the record of a child',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({
    member_id: maybe(id()),
    baby_name: personName(40),
    sex: int(1, 2),
    birthday: day(),
    gestation_days: maybe(int(GESTATION_DAYS.least, GESTATION_DAYS.most)),
    guardian_consent: maybe(int(0, 1)),
  }),
  output: z.object({ id: z.int() }),
  refuses: {
    'bad-name': '名字只能有文字，请核对',
    'not-born': '出生日期还没有到，请核对',
    grown: '满 18 岁就不再用儿童档案了，请核对出生日期',
    'guardian-needed': '孩子未满 14 岁，需要监护人同意后才能建档案',
    'known-child': '这个孩子的档案已经有了',
    'not-found': '没有找到这位就诊人',
    'too-many': '一个账号最多记录 {most} 个孩子',
  },
})

export const userBaby = call({
  method: 'GET',
  path: '/users/{userId}/baby',
  summary: 'The records of the children whom the patient began or cares for',
  owner: { userId: 'patient' },
  login: true,
  input: z.object({ userId: id() }),
  output: z.object({ list: z.array(baby) }),
  refuses: { 'not-found': '没有找到这位用户' },
})

export const child = call({
  method: 'GET',
  path: '/records/child',
  summary: 'One child whom the patient began or cares for',
  owner: { child_id: 'child' },
  login: true,
  input: z.object({ child_id: id() }),
  output: baby,
  refuses: notFound,
})

export const removeChild = call({
  method: 'POST',
  path: '/records/child/remove',
  summary: 'Delete the record of a child with everything in it; only who began it may',
  owner: { child_id: 'child' },
  login: true,
  input: z.object({ child_id: id() }),
  output: z.object({}),
  refuses: notFound,
})

export const carers = call({
  method: 'GET',
  path: '/records/carers',
  summary: 'Who cares for a child besides who began the record',
  owner: { child_id: 'child' },
  login: true,
  input: z.object({ child_id: id() }),
  output: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        relation_name: z.string(),
        /** Their mobile number, masked. */
        mobile: z.string(),
        rights,
        rights_words: z.string(),
        /** The last day; '' until it is taken back. */
        until: z.string(),
        is_over: z.int(),
        is_me: z.int(),
        add_time: time(),
      }),
    ),
  }),
  refuses: notFound,
})

export const inviteCarer = call({
  method: 'POST',
  path: '/records/carers/invite',
  summary: 'A link by which one other person becomes a carer of the child, good for two days',
  owner: { child_id: 'child' },
  login: true,
  consent: 'health',
  input: z.object({ child_id: id(), relation, rights, until: maybe(day()) }),
  output: z.object({ token: z.string(), expire_time: time() }),
  refuses: {
    ...notFound,
    past: '最后一天已经过去了，请重新选择',
    'too-many': '最多请 {most} 位家人一起照看',
  },
})

export const carerInvitation = call({
  method: 'GET',
  path: '/records/carers/invitation',
  summary: 'What an invitation is for, before somebody takes it',
  owner: 'self',
  login: true,
  input: z.object({ token: code() }),
  output: z.object({ relation_name: z.string(), rights_words: z.string(), until: z.string() }),
  refuses: { over: '这个邀请已经用过或过期了，请家人重新发一个' },
})

export const joinCarers = call({
  method: 'POST',
  path: '/records/carers/join',
  summary: 'Become a carer by an invitation, which is used up',
  owner: 'self',
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({ token: code() }),
  output: z.object({ child_id: z.int() }),
  refuses: {
    over: '这个邀请已经用过或过期了，请家人重新发一个',
    own: '这是您自己建的档案，不用再加入',
    'too-many': '最多请 {most} 位家人一起照看',
  },
})

export const endCarer = call({
  method: 'POST',
  path: '/records/carers/end',
  summary: 'Somebody cares for the child no more: who began the record ends it for anybody, a carer for themselves',
  owner: { child_id: 'child' },
  login: true,
  input: z.object({ child_id: id(), carer_id: id() }),
  output: z.object({}),
  refuses: notFound,
})
