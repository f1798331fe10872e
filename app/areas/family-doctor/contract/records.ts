import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { day, decimal, flag, id, int, listed, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { bloodTypes, eventKinds, type Measure, MOST_PICTURES, measures } from '../rules.ts'

const noMember = { 'not-found': '没有找到这位就诊人' }
const ofMember = z.object({ member_id: id() })
const paged = ofMember.extend(paging())

const said = {
  height: decimal(30, 250),
  weight: decimal(1, 400),
  blood_type: maybe(z.enum(bloodTypes)),
  allergy: maybeText(300),
  disease_history: maybeText(500),
  family_history: maybeText(500),
}
const record = z.object({
  id: z.int(),
  height: z.number(),
  weight: z.number(),
  bmi: z.number(),
  bmi_desc: z.string(),
  blood_type: z.string(),
  allergy: z.string(),
  disease_history: z.string(),
  family_history: z.string(),
  update_time: time(),
})

/** Comma-separated addresses of pictures that were uploaded here. */
const pictures = () =>
  maybeText(2_000).transform((given, context) => {
    const list = given?.split(',') ?? []
    const fits = list.length <= MOST_PICTURES && list.every((one) => /^\/files\/[\w-]{1,80}(\.\w{2,5})?$/.test(one))
    if (!fits) context.addIssue('not pictures of ours')
    return list
  })

export const getMemberHealthRecords = call({
  method: 'GET',
  path: '/familydoc/getMemberHealthRecords',
  summary: 'The health record of a member; null while there is none',
  owner: { member_id: 'member' },
  login: true,
  input: ofMember,
  output: z.object({ record: record.nullable() }),
  refuses: noMember,
})

export const addHealthRecords = call({
  method: 'POST',
  path: '/familydoc/addHealthRecords',
  summary: 'Begin the health record of a member',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: ofMember.extend(said),
  output: z.object({ id: z.int() }),
  refuses: { ...noMember, 'already-there': '这位就诊人已经有健康档案了，直接修改就可以' },
})

export const updHealthRecords = call({
  method: 'POST',
  path: '/familydoc/updHealthRecords',
  summary: 'Write the health record of a member anew',
  owner: { member_id: 'member', id: 'health record' },
  login: true,
  consent: 'health',
  input: ofMember.extend({ id: id(), ...said }),
  output: z.object({ id: z.int() }),
  refuses: { 'not-found': '没有找到这份健康档案' },
})

export const addCheckReport = call({
  method: 'POST',
  path: '/familydoc/addCheckReport',
  summary: 'Keep a check report of a member, with pictures',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: ofMember.extend({ title: text(50), check_date: day(), images: pictures(), content: maybeText(1_000) }),
  output: z.object({ id: z.int() }),
  refuses: {
    ...noMember,
    'not-yet': '检查日期还没有到，请核对',
    empty: '请上传报告照片，或者写下结果',
    'bad-picture': '有图片已经失效，请重新上传',
  },
})

export const getCheckReportById = call({
  method: 'GET',
  path: '/familydoc/getCheckReportById',
  summary: "A check report of one of the patient's members with its pictures and values",
  owner: { id: 'check report' },
  login: true,
  input: z.object({ id: id() }),
  output: z.object({
    id: z.int(),
    member_id: z.int(),
    title: z.string(),
    check_date: z.string(),
    content: z.string(),
    images: z.array(z.string()),
    values: z.array(z.object({ name: z.string(), value: z.string(), normal: z.string() })),
    is_team: flag(),
    add_time: time(),
  }),
  refuses: { 'not-found': '没有找到这份检查报告' },
})

export const checkReportList = call({
  method: 'GET',
  path: '/familydoc/checkReportList',
  summary:
    'Page through the check reports that the patient keeps or a team gave to their members, the newest check first',
  owner: 'self',
  login: true,
  input: z.object(paging()),
  output: pageOf(
    z.object({
      id: z.int(),
      member_id: z.int(),
      truename: z.string(),
      title: z.string(),
      check_date: z.string(),
      image_num: z.int(),
      is_team: flag(),
    }),
  ),
})

export const sendAssess = call({
  method: 'GET',
  path: '/familydoc/sendAssess',
  summary: 'Send a member’s health record to their family doctor for an assessment',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  mutatingGet: true,
  input: ofMember.extend({ doctor_id: id() }),
  output: z.object({ id: z.int() }),
  refuses: {
    ...noMember,
    'not-signed': '签约后才能请这位家庭医生评估',
    'no-record': '请先填写健康档案，医生要根据它来评估',
    'already-sent': '上一次评估医生还没有回复，请再等一等',
  },
})

export const assessHistory = call({
  method: 'GET',
  path: '/familydoc/assessHistory',
  summary: 'Page through the assessments of a member, the newest first',
  owner: { member_id: 'member' },
  login: true,
  input: paged,
  output: pageOf(
    z.object({
      id: z.int(),
      doctor_id: z.int(),
      doctor_name: z.string(),
      bmi: z.number(),
      bmi_desc: z.string(),
      /** The doctor's words; '' until they have answered. */
      advice: z.string(),
      is_answered: flag(),
      add_time: time(),
      answer_time: time().nullable(),
    }),
  ),
  refuses: noMember,
})

export const getPatientTrajectory = call({
  method: 'GET',
  path: '/familydoc/getPatientTrajectory',
  summary: 'Page through what happened with a member: visits, reports, assessments and plans, the newest first',
  owner: { member_id: 'member' },
  login: true,
  input: paged,
  output: pageOf(
    z.object({
      id: z.int(),
      kind: z.enum(eventKinds),
      kind_desc: z.string(),
      title: z.string(),
      content: z.string(),
      /** The report, assessment or plan that it is about; 0 where it is about none. */
      object_id: z.int(),
      is_team: flag(),
      add_time: time(),
    }),
  ),
  refuses: noMember,
})

const measure = z.enum(Object.keys(measures) as [Measure])

export const getMemHealthConfig = call({
  method: 'POST',
  path: '/familydoc/getMemHealthConfig',
  summary: 'What a member measures at home, with their targets and reminders',
  owner: { member_id: 'member' },
  login: true,
  input: ofMember,
  output: z.object({
    config: z.array(
      z.object({
        item: measure,
        name: z.string(),
        unit: z.string(),
        is_on: flag(),
        target: z.string(),
        remind_time: z.string(),
      }),
    ),
  }),
  refuses: noMember,
})

export const doHealthConfig = call({
  method: 'POST',
  path: '/familydoc/doHealthConfig',
  summary: 'Save what a member measures at home; what is not named is off',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  input: ofMember.extend({
    config: listed(
      z
        .array(
          z.object({
            item: measure,
            is_on: int(0, 1),
            target: maybeText(30),
            remind_time: maybe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
          }),
        )
        .max(Object.keys(measures).length),
    ),
  }),
  output: z.object({}),
  refuses: noMember,
})
