import { z } from 'zod'
import { consultationKinds } from '#app/areas/consult/doctors/rules.ts'
import { addComment } from '#app/areas/guahao/comments/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { parseTime } from '#kit/time/day.ts'
import { call } from '#kit/wire/call.ts'
import {
  clockedTime,
  code,
  flag,
  id,
  int,
  listOf,
  maybe,
  maybeText,
  pageOf,
  paging,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { allDurations, allPregnancies, CASE_LETTERS } from '../rules/case.ts'
import { allSharings, type ConsultationList, consultationLists, consultationTopics, MOST_PICTURES } from '../rules.ts'
import { allStates, type ConsultationState } from '../states.ts'
import { caseCard, rating, summaryCard } from './shapes.ts'

const state = z.enum(allStates as [ConsultationState])

/** Comma-separated addresses of pictures that were uploaded here. */
const pictures = () =>
  maybeText(2_000).transform((given, context) => {
    const list = given?.split(',') ?? []
    const fits = list.length <= MOST_PICTURES && list.every((one) => /^\/files\/[\w-]{1,80}(\.\w{2,5})?$/.test(one))
    if (!fits) context.addIssue('not pictures of ours')
    return list
  })

/** A time of the product’s own, as it was told. */
const instantGiven = () => clockedTime().transform(parseTime)

/** What may not stand in words that everybody reads. */
const { 'contact-inside': contactInside, rude } = addComment.refuses
const unfit = { 'contact-inside': contactInside, rude }

const notFound = { 'not-found': '没有找到这次问诊' }
const cannotAsk = {
  'no-member': '没有找到这位就诊人，请重新选择',
  closed: '这里暂时不能这样提问，请换一种方式或换一位医生',
  'id-needed': '问诊需要实名，请先补全就诊人的证件号码',
  'guardian-needed': '未满 6 岁的孩子问诊时，需要监护人陪同并确认',
  'too-short': '请至少写 10 个字，写清楚哪里不舒服、多久了',
  'no-report': '请上传要解读的报告照片',
  'unknown-illness': '没有找到所选的疾病，请重新选择',
  'bad-picture': '有图片已经失效，请重新上传',
  'no-such-time': '医生这个时间不接通话，请换一个时间',
  'time-taken': '这个时间刚被别人约走了，请换一个',
  'already-open': '这位就诊人还有一次{kind}没有结束，可以接着那一次问',
}
const made = z.object({
  ask_id: z.string(),
  state,
  /** What is to be paid, and under which payment; '' where it is free. */
  pay_amount: yuan(),
  out_trade_no: z.string(),
})

export const askCreate = call({
  method: 'POST',
  path: '/ask/create',
  summary:
    'Open a consultation of a doctor, or of a department whose first free doctor takes it; what is to be paid for it',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  barredAs: 'buy',
  idempotency: 'framework',
  input: z.object({
    doctor_id: maybe(id()),
    /** A department of the catalogue, where no doctor is named. */
    dep_id: maybe(int(1, 999_999)),
    member_id: id(),
    type: maybe(z.enum(consultationKinds)),
    ill_id: maybe(id()),
    content: text(1_000),
    image: pictures(),
    /** Whether they have been with a doctor for it, and whether a guardian sits beside a small child: 0 or 1. */
    /** How long it has been so; what they are allergic to and take, in words; whether they are pregnant. */
    duration: maybe(z.enum(allDurations)),
    allergies: maybeText(CASE_LETTERS),
    medicines: maybeText(CASE_LETTERS),
    pregnancy: maybe(z.enum(allPregnancies)),
    is_revisit: maybe(int(0, 1)),
    with_guardian: maybe(int(0, 1)),
    /** When the doctor is to call, one of `askTimes`; without it as soon as they can. */
    call_at: maybe(instantGiven()),
  }),
  output: made,
  refuses: cannotAsk,
})

const fromEmbed = z.object({ doctor_id: id(), member_id: id(), content: text(1_000), images: pictures() })

export const embedAddAsk = call({
  method: 'POST',
  path: '/ask/tencentHealthAddAskDoc',
  summary: 'Open a consultation by text from the health embed of another app',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  barredAs: 'buy',
  idempotency: 'framework',
  input: fromEmbed.extend({ ill_id: maybe(id()) }),
  output: made,
  refuses: cannotAsk,
})

export const embedAddReport = call({
  method: 'POST',
  path: '/ask/tencentHealthAddReportOrder',
  summary: 'Have a doctor explain a report, from the health embed of another app',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  barredAs: 'buy',
  idempotency: 'framework',
  input: fromEmbed,
  output: made.extend({ order_id: z.string() }),
  refuses: cannotAsk,
})

const shared = { sharing: z.enum(['', ...allSharings]), sharing_desc: z.string(), sharing_says: z.string() }

const card = z.object({
  ask_id: z.string(),
  /** As it is said on the phone: 14 digits. */
  ask_no: z.string(),
  state,
  state_desc: z.string(),
  type: z.enum(consultationKinds),
  type_name: z.string(),
  topic: z.enum(consultationTopics),
  /** Null while a department is asked and nobody has accepted. */
  doctor: doctorList.output.shape.list.element
    .pick({ doctor_id: true, doctor_name: true, title_name: true, unit_name: true, dep_name: true, image: true })
    .nullable(),
  /** The department that was asked; '' where a doctor was. */
  dep_name: z.string(),
  member_id: z.int(),
  truename: z.string(),
  content: z.string(),
  price: yuan(),
  pay_amount: yuan(),
  refund_amount: yuan(),
  out_trade_no: z.string(),
  /** When the state ends by itself, and in words what happens then; null and '' where it does not. */
  deadline: time().nullable(),
  deadline_words: z.string(),
  left_seconds: z.int(),
  /** When the call is agreed to begin; null: as soon as the doctor can. */
  agreed_at: time().nullable(),
  /** How often the patient can still write, and for how many hours. */
  replyCount: z.int(),
  leftHour: z.int(),
  stars: z.int(),
  reason: z.string(),
  button: z.array(z.string()),
  add_time: time(),
})

export const myAsks = call({
  method: 'GET',
  path: '/ask/myList',
  summary:
    "Page through the patient's consultations, the newest first; by list: unpaid, waiting, talking, over, closed",
  owner: 'self',
  login: true,
  input: z.object({ state: maybe(z.enum(Object.keys(consultationLists) as ConsultationList[])), ...paging() }),
  output: pageOf(card),
})

export const askDetail = call({
  method: 'GET',
  path: '/ask/getAskDetail',
  summary: "One of the patient's own consultations, with its doctor, what was said last, and its history",
  owner: { ask_id: 'consultation' },
  login: true,
  input: z.object({ ask_id: code() }),
  output: card.extend({
    ill_name: z.string(),
    images: z.array(z.string()),
    is_revisit: flag(),
    case: caseCard,
    summary: summaryCard,
    rated_words: rating.rated_words,
    /** What was said of oneself, as it would be asked again; '' where nothing was. */
    ill_id: z.int(),
    said: z.object({
      duration: z.string(),
      allergies: z.string(),
      medicines: z.string(),
      pregnancy: z.string(),
    }),
    is_public: flag(),
    /** Where their consent stands that others read it; '' where there is none. */
    ...shared,
    accept_minutes: z.int(),
    reply_minutes: z.int(),
    /** How long this doctor's patients usually waited; '' where too little was measured. */
    wait_words: z.string(),
    messages: z.array(z.object({ id: z.int(), sender: z.string(), content: z.string(), add_time: time() })),
    history: z.array(z.object({ state, state_desc: z.string(), time: time() })),
  }),
  refuses: notFound,
})

export const askTimes = call({
  method: 'GET',
  path: '/ask/callTimes',
  summary: 'When a doctor can be asked to call in the next two weeks, and which of these times are still free',
  owner: 'anyone',
  input: z.object({ doctor_id: id() }),
  output: listOf(z.object({ call_at: time(), is_free: flag() })),
})

export const moveAskTime = call({
  method: 'POST',
  path: '/ask/moveTime',
  summary: 'Move a call to another of its doctor’s free times, until two hours before',
  owner: { ask_id: 'consultation' },
  login: true,
  idempotency: 'framework',
  input: z.object({ ask_id: code(), call_at: instantGiven() }),
  output: z.object({ ask_id: z.string(), agreed_at: time() }),
  refuses: {
    ...notFound,
    'too-late': '离开始不到 2 小时，或者已经通过话，不能再改时间了',
    'no-such-time': cannotAsk['no-such-time'],
    'time-taken': cannotAsk['time-taken'],
  },
})

export const closeAsk = call({
  method: 'POST',
  path: '/ask/close',
  summary: 'End a consultation: before the first answer what was paid goes back, after it the consultation was held',
  owner: { ask_id: 'consultation' },
  login: true,
  idempotency: 'framework',
  input: z.object({ ask_id: code() }),
  output: z.object({ ask_id: z.string(), state, state_desc: z.string(), refund_amount: yuan() }),
  refuses: {
    ...notFound,
    'not-open': '这次问诊{state}，不用再结束了',
    'too-late': '离开始不到 2 小时，不能取消了。医生没来的话会自动全额退款',
    changed: '这次问诊刚刚有了变化，请刷新后再看',
  },
})

export const rateAsk = call({
  method: 'POST',
  path: '/ask/rate',
  summary:
    'Rate a consultation that has ended, once: stars and words are shown to others without a name. The consultation itself is read by others only with the consent that `is_public` gives',
  owner: { ask_id: 'consultation' },
  login: true,
  idempotency: 'framework',
  input: z.object({ ask_id: code(), stars: int(1, 5), content: maybeText(500), is_public: maybe(int(0, 1)) }),
  output: z.object({ ask_id: z.string(), state, stars: z.int(), is_public: flag() }),
  refuses: {
    ...notFound,
    'not-ended': '问诊结束后才能评价',
    'already-rated': '这次问诊您已经评价过了，谢谢',
    ...unfit,
  },
})

export const shareAsk = call({
  method: 'POST',
  path: '/ask/share',
  summary:
    'Agree that others read a consultation that is over, without a name (state 1), or take that back at any time (0)',
  owner: { ask_id: 'consultation' },
  login: true,
  input: z.object({ ask_id: code(), state: int(0, 1) }),
  output: z.object({ ask_id: z.string(), is_public: flag(), ...shared }),
  refuses: { ...notFound, 'not-ended': '问诊结束后才能公开' },
})
