import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listed, listOf, maybe, nothing, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { healthQuestions } from './rules.ts'
import { allStates } from './states.ts'

const notFound = { 'not-found': '没有找到这个活动，它可能已经下线' }

const event = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string(),
  dep_id: z.int(),
  dep_name: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  /** Where in the hospital. */
  place: z.string(),
  begin_time: time(),
  end_time: time(),
  sign_end_time: time(),
  status: z.enum(['open', 'full', 'closed', 'on', 'over', 'off']),
  status_desc: z.string(),
  total_num: z.int(),
  /** Places that who comes now could have: 0 while somebody waits. */
  left_num: z.int(),
  waiting_num: z.int(),
  /** 6–12 岁; '' where it is for everybody. */
  ages: z.string(),
  /** Points for who comes; 0 where there are none. */
  points_num: z.int(),
  is_demo: flag(),
})

export const offLineDepList = call({
  method: 'GET',
  path: '/offLineactivity/getDepList',
  summary: 'Departments that hold something in their house that is to come, with how much',
  owner: 'anyone',
  envelope: 'state',
  input: nothing(),
  output: listOf(z.object({ dep_id: z.int(), dep_name: z.string(), unit_name: z.string(), activity_num: z.int() })),
})

export const offLineList = call({
  method: 'POST',
  path: '/offLineactivity/getOffLineActivityList',
  summary: 'Page through offline activities, of a department or of all, those to come first',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ dep_id: maybe(id()), ...paging(10) }),
  output: pageOf(event),
})

export const offLineRecommended = call({
  method: 'POST',
  path: '/offLineactivity/getRecommendedList',
  summary: 'A few others that are to come, those of the same department first',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ id: id() }),
  output: listOf(event),
  refuses: notFound,
})

export const offLineById = call({
  method: 'POST',
  path: '/offLineactivity/getOffLineActivityById',
  summary: 'One offline activity: time, place and the way there, doctors, content, places left, what is asked before',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ id: id() }),
  output: event.extend({
    intro: z.string(),
    address: z.string(),
    lat: z.number(),
    lng: z.number(),
    phone: z.string(),
    doctors: z.array(
      z.object({
        doctor_id: z.int(),
        doctor_name: z.string(),
        title_name: z.string(),
        unit_id: z.int(),
        dep_id: z.int(),
        dep_name: z.string(),
        image: z.string(),
      }),
    ),
    /** Asked before one signs up; empty where one only listens. */
    questions: z.array(z.string()),
    min_age: z.int().nullable(),
    max_age: z.int().nullable(),
    /** Why it was called off; ''. */
    off_reason: z.string(),
    /** Where the calendar file is. */
    calendar: z.string(),
  }),
  refuses: notFound,
})

const signupState = z.enum(allStates)
const signed = z.object({ signup_id: z.int(), state: signupState, state_desc: z.string() })

export const offLineSignUp = call({
  method: 'POST',
  path: '/offLineactivity/signUp',
  summary: 'Sign a member up: with a place while there is one, else at the end of the line; a minor with a grown-up',
  owner: { member_id: 'member' },
  envelope: 'state',
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({
    id: id(),
    member_id: id(),
    /** The grown-up of the same account who comes along. */
    guardian_id: maybe(id()),
    /** 1 for yes, 0 for no, to each question. */
    answers: maybe(listed(z.array(int(0, 1)).max(healthQuestions.length))),
  }),
  output: signed.extend({ code: z.string(), before_num: z.int() }),
  refuses: {
    'not-found': '没有找到这个活动或就诊人，请返回重新选择',
    closed: '这个活动现在不能报名了，看看别的活动吧',
    age: '这个活动只面向 {ages}，请看看别的活动',
    guardian: '未满 {age} 岁要有大人陪同，请选一位成年的家人',
    questions: '请先回答活动前的健康问题',
    'see-doctor': '有这些情况先别运动，请先问问医生，再决定要不要参加',
    'signed-already': '这位就诊人已经报过名了，在“我的报名”里可以看到',
    'too-many': '一个账号最多同时报 {most} 个，可以先取消一个',
  },
})

const own = { owner: { signup_id: 'offline sign-up' }, envelope: 'state', login: true } as const
const notOwn = { 'not-found': '没有找到这个报名' }

export const offLineAccept = call({
  method: 'POST',
  path: '/offLineactivity/accept',
  summary: 'Take the place that came free for who waited',
  ...own,
  idempotency: 'framework',
  input: z.object({ signup_id: id() }),
  output: signed,
  refuses: { ...notOwn, late: '这个名额已经让给下一位了，可以重新排队' },
})

export const offLineCancel = call({
  method: 'POST',
  path: '/offLineactivity/cancel',
  summary: 'Give a sign-up up; its place goes to who waits',
  ...own,
  idempotency: 'framework',
  input: z.object({ signup_id: id() }),
  output: signed,
  refuses: { ...notOwn, over: '这个报名已经结束，不用取消' },
})

export const offLineMine = call({
  method: 'GET',
  path: '/offLineactivity/mine',
  summary:
    "Page through the patient's sign-ups: what is to come by its time, then the newest first; of one activity where that is named",
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object({ id: maybe(id()), ...paging(20) }),
  output: pageOf(
    signed.extend({
      id: z.int(),
      title: z.string(),
      place: z.string(),
      begin_time: time(),
      end_time: time(),
      member_name: z.string(),
      guardian_name: z.string(),
      /** Said at the door. */
      code: z.string(),
      /** How many stand before who waits. */
      before_num: z.int(),
      /** Until when an offer waits. */
      offer_end_time: time().nullable(),
      /** It can be given up. */
      can_cancel: flag(),
      /** They came and it is over: there is a certificate. */
      can_certify: flag(),
    }),
  ),
})

/** What a certificate says. */
const certificate = z.object({
  certificate_no: z.string(),
  member_name: z.string(),
  title: z.string(),
  unit_name: z.string(),
  dep_name: z.string(),
  begin_time: time(),
  end_time: time(),
})

export const offLineCertificate = call({
  method: 'POST',
  path: '/offLineactivity/certificate',
  summary: 'The certificate of who came, once the activity is over: its number is made when it is first asked for',
  owner: { signup_id: 'offline sign-up that came' },
  envelope: 'state',
  login: true,
  input: z.object({ signup_id: id() }),
  output: certificate.extend({
    /** Where the paper is fetched without a key, for an hour. */
    pdf_url: z.string(),
    /** Where anybody checks the number. */
    check_url: z.string(),
  }),
  refuses: { ...notOwn, 'not-yet': '活动结束后，到场签到的人可以拿到参加证明' },
})

export const offLineCertificateCheck = call({
  method: 'GET',
  path: '/offLineactivity/checkCertificate',
  summary: 'Whether a certificate of this number was given, to whom by a masked name, and for what',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ certificate_no: text(40) }),
  output: certificate,
  refuses: { 'not-found': '没有查到这个编号的证明，请核对后再试' },
})
