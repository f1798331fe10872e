import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, idList, maybeText, text, time } from '#kit/wire/fields.ts'
import { eventKinds } from '../rules.ts'
import { allStates, type SigningState } from '../states.ts'
import { teamCard } from './shapes.ts'

const state = z.enum(allStates as [SigningState])
const signing = z.object({
  id: z.string(),
  state,
  state_desc: z.string(),
  member_id: z.int(),
  truename: z.string(),
  /** First and last day of the term; '' before it is signed. */
  begin_date: z.string(),
  end_date: z.string(),
  /** Near its end: the next term may be applied for. */
  is_renewable: flag(),
  doctorInfo: teamCard,
})
const noMember = { 'not-found': '没有找到这位就诊人' }

export const applyFamilyDoc = call({
  method: 'POST',
  path: '/familydoc/applyFamilyDoc',
  summary: 'Apply to a family doctor for a member, or for the next term when the one they have is near its end',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({ doctor_id: id(), member_id: id(), tag_ids: idList(8), remark: maybeText(200) }),
  output: z.object({ id: z.string() }),
  refuses: {
    ...noMember,
    'no-team': '没有找到这位家庭医生，请重新选择',
    'unknown-tag': '没有这类人群标签，请重新选择',
    'id-needed': '签约按身份证件认人，请先补全就诊人的证件号码',
    'not-free': '这位就诊人{status}，一位居民同一时间只能签约一个团队',
    full: '这个团队签约的居民已满，请选择附近的其他团队',
  },
})

export const getApplyDetail = call({
  method: 'GET',
  path: '/familydoc/getApplyDetail',
  summary: 'An application of the patient: team, member, tags, state, and what was promised against what was done',
  owner: { id: 'family application' },
  login: true,
  input: z.object({ id: code() }),
  output: signing.extend({
    tags: z.array(z.string()),
    remark: z.string(),
    reason: z.string(),
    promises: z.array(z.object({ kind: z.enum(eventKinds), name: z.string(), times: z.int(), done: z.int() })),
    add_time: time(),
    decide_time: time().nullable(),
  }),
  refuses: { 'not-found': '没有找到这份签约申请' },
})

export const memberFamilyDoc = call({
  method: 'GET',
  path: '/familydoc/memberFamilyDoc',
  summary: 'The family doctor of a member, with their signing status on this account',
  owner: { member_id: 'member' },
  login: true,
  input: z.object({ member_id: id() }),
  output: z.object({
    signing_status: z.int(),
    status_desc: z.string(),
    may_apply: flag(),
    /** Null without one, or where another account has it. */
    memberFamilyDocInfo: signing.nullable(),
  }),
  refuses: noMember,
})

export const getStatusByCard = call({
  method: 'GET',
  path: '/familydoc/getStatusByCard',
  summary: "The signing status of one of the patient's members by their identity number",
  owner: 'self',
  login: true,
  input: z.object({ id_card: text(30) }),
  output: z.object({ signing_status: z.int(), status_desc: z.string() }),
  refuses: { 'not-found': '您的就诊人里没有这个证件号码，请先添加就诊人' },
})

export const isNeedImportOrder = call({
  method: 'GET',
  path: '/familydoc/isNeedImportOrder',
  summary: 'Whether a certified member has signings made at the community that are on no account yet',
  owner: { member_id: 'member' },
  login: true,
  input: z.object({ member_id: id() }),
  output: z.object({ is_need: flag(), count: z.int() }),
  refuses: noMember,
})

export const importOrderByMember = call({
  method: 'GET',
  path: '/familydoc/importOrderByMember',
  summary: "Take a certified member's signings that were made at the community over to this account",
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  mutatingGet: true,
  input: z.object({ member_id: id() }),
  output: z.object({ count: z.int() }),
  refuses: { ...noMember, 'not-certified': '先完成这位就诊人的实名认证，才能带入在社区签过的约' },
})
