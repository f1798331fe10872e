import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, listed, pageOf, paging, time } from '#kit/wire/fields.ts'
import { allAppointStates } from '../states.ts'

const usual = { envelope: 'result_code' } as const
const aBenefit = z.object({ benefit_id: id() })
const noBenefit = { 'not-found': '没有找到这项权益' }
const state = z.enum(allAppointStates)

export const memberBenefitDetail = call({
  method: 'GET',
  path: '/member/memberBenefitDetail',
  summary: 'One benefit with its rules and the packages that bring it; how often the asker can still use it',
  owner: 'anyone',
  ...usual,
  input: aBenefit,
  output: z.object({
    benefit_id: z.int(),
    title: z.string(),
    summary: z.string(),
    rules: z.array(z.string()),
    is_bookable: flag(),
    combos: z.array(z.object({ combo_id: z.int(), title: z.string(), times: z.int(), times_words: z.string() })),
    /** Of who is signed in: 0 where they have none, −1 where there is no end to it. */
    left: z.int(),
    /** What packages of theirs that begin later bring of it, and from when. */
    later: z.array(z.object({ title: z.string(), times_words: z.string(), begin_time: time() })),
  }),
  refuses: noBenefit,
})

export const getAppointField = call({
  method: 'GET',
  path: '/member/getAppointField',
  summary: 'What is to be filled in to book a benefit',
  owner: 'anyone',
  ...usual,
  login: true,
  input: aBenefit,
  output: z.object({
    benefit_id: z.int(),
    fields: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        kind: z.enum(['text', 'date', 'mobile', 'choice']),
        required: flag(),
        options: z.array(z.string()),
      }),
    ),
    /** The first and the last day that can be chosen. */
    min_date: z.string(),
    max_date: z.string(),
  }),
  refuses: { ...noBenefit, 'not-bookable': '这项权益不用预约，开通后自动生效' },
})

export const addAppoint = call({
  method: 'GET',
  path: '/member/addAppoint',
  summary: 'Book a benefit for a member and use one allowance; the same sent again is the same booking',
  owner: { member_id: 'member' },
  ...usual,
  login: true,
  consent: 'health',
  mutatingGet: true,
  idempotency: 'framework',
  input: z.object({
    benefit_id: id(),
    member_id: id(),
    fields: listed(z.array(z.object({ name: z.string().min(1).max(20), value: z.string().max(200) })).max(10)),
  }),
  output: z.object({ id: z.int(), state, state_desc: z.string(), left: z.int() }),
  refuses: {
    'not-found': '没有找到这项权益或就诊人，请重新选择',
    'not-bookable': '这项权益不用预约，开通后自动生效',
    field: '请正确填写“{field}”',
    'not-vip': '开通会员后才能预约这项权益',
    'used-up': '这项权益的次数已经用完',
    'already-there': '这位就诊人已经约了这项权益，请先完成或取消那一次',
  },
})

export const getAppointList = call({
  method: 'GET',
  path: '/member/getAppointList',
  summary: 'Page through the benefits that the patient booked, the newest first',
  owner: 'self',
  ...usual,
  login: true,
  input: z.object(paging()),
  output: pageOf(
    z.object({
      id: z.int(),
      benefit_id: z.int(),
      title: z.string(),
      member_id: z.int(),
      truename: z.string(),
      fields: z.array(z.object({ title: z.string(), value: z.string() })),
      state,
      state_desc: z.string(),
      reason: z.string(),
      add_time: time(),
      can_cancel: flag(),
    }),
  ),
})

export const cancelAppoint = call({
  method: 'POST',
  path: '/member/cancelAppoint',
  summary: 'Cancel a booked benefit; its allowance comes back',
  owner: { id: 'benefit appointment' },
  ...usual,
  login: true,
  input: z.object({ id: id() }),
  output: z.object({ id: z.int(), state, state_desc: z.string() }),
  refuses: { 'not-found': '没有找到这个预约', 'not-open': '这个预约{state}，不能取消' },
})
