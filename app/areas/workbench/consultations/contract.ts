import { z } from 'zod'
import { SUMMARY_LETTERS } from '#app/areas/consult/consultations/rules/summary.ts'
import { consultationTopics } from '#app/areas/consult/consultations/rules.ts'
import { allStates, type ConsultationState } from '#app/areas/consult/consultations/states.ts'
import { doctorServices } from '#app/areas/consult/doctors/contract.ts'
import { consultationKinds } from '#app/areas/consult/doctors/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, code, flag, int, listOf, maybe, nothing, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { type BenchList, benchLists, MOST_YUAN } from './rules.ts'

const own = { owner: 'self', doctor: true } as const
const mine = { owner: { ask_id: 'consultation of the doctor' }, doctor: true } as const
const gone = { 'not-found': '没有找到这次问诊，可能已由别的医生接诊，或患者已取消' }

const asked = z.object({
  ask_id: z.string(),
  type: z.enum(consultationKinds),
  type_name: z.string(),
  topic: z.enum(consultationTopics),
  state: z.enum(allStates as [ConsultationState]),
  state_desc: z.string(),
  /** Who it is about; '' while a department is asked and nobody has taken it. */
  truename: z.string(),
  sex_name: z.string(),
  age: z.int().nullable(),
  ill_name: z.string(),
  content: z.string(),
  image_num: z.int(),
  is_revisit: flag(),
  with_guardian: flag(),
  price: yuan(),
  /** The department that is asked; '' where the doctor themselves is. */
  dep_name: z.string(),
  /** When the state ends by itself, and what happens then. */
  deadline: time().nullable(),
  deadline_words: z.string(),
  left_seconds: z.int(),
  waited_minutes: z.int(),
  /** Messages of the patient that the doctor has not seen. */
  unread_num: z.int(),
  stars: z.int(),
  reason: z.string(),
  add_time: time(),
})

export const benchQueue = call({
  method: 'GET',
  path: '/workbench/queue',
  summary: 'Consultations that wait for this doctor or for any doctor of their department, the longest first',
  ...own,
  input: nothing(),
  output: listOf(asked),
})

export const benchAsks = call({
  method: 'GET',
  path: '/workbench/asks',
  summary: 'Page through the doctor’s own consultations: those in hand, those of the past, those that were not held',
  ...own,
  input: z.object({ list: maybe(z.enum(Object.keys(benchLists) as BenchList[])), ...paging(20) }),
  output: pageOf(asked),
})

export const benchTake = call({
  method: 'POST',
  path: '/workbench/consultations/take',
  summary: 'Accept a consultation that waits: its talk opens and the promise of an answer runs',
  ...mine,
  input: z.object({ ask_id: code() }),
  output: z.object({ ask_id: z.string() }),
  refuses: { ...gone, 'not-now': '这次问诊已经不在等待接诊，请刷新' },
})

export const benchDecline = call({
  method: 'POST',
  path: '/workbench/consultations/decline',
  summary: 'Decline a consultation before the first answer: the patient is told why and gets their money back',
  ...mine,
  input: z.object({ ask_id: code(), reason: text(100) }),
  output: z.object({ ask_id: z.string() }),
  refuses: { ...gone, 'not-now': '已经回复过的问诊不能退回，可以结束问诊' },
})

export const benchEnd = call({
  method: 'POST',
  path: '/workbench/consultations/end',
  summary:
    'End a consultation that was answered with a summary and advice, or write them where it has ended by itself; the patient may come back to it once and rate it',
  ...mine,
  input: z.object({ ask_id: code(), summary: text(SUMMARY_LETTERS), advice: text(SUMMARY_LETTERS) }),
  output: z.object({ ask_id: z.string() }),
  refuses: { ...gone, 'not-now': '现在不能写小结：还没有回复患者，或者已经写过、超过了 48 小时' },
})

const service = doctorServices.output.shape.askList.element

export const benchServices = call({
  method: 'GET',
  path: '/workbench/services',
  summary: 'How this doctor can be asked, as they have set it, and whether they are busy',
  ...own,
  input: nothing(),
  output: z.object({ is_busy: flag(), list: z.array(service) }),
})

export const benchBusy = call({
  method: 'POST',
  path: '/workbench/busy',
  summary: 'Be busy, so that nobody new can ask, or free again',
  ...own,
  input: z.object({ is_busy: int(0, 1) }),
  output: z.object({ is_busy: flag() }),
})

export const benchServiceChange = call({
  method: 'POST',
  path: '/workbench/services/change',
  summary: 'Change price and terms of one way to be asked; what was agreed before stays as it was',
  ...own,
  input: z.object({
    type: z.enum(consultationKinds),
    is_on: int(0, 1),
    price: amount(MOST_YUAN),
    replies: int(1, 50),
    hours: int(1, 168),
    accept_minutes: int(5, 1_440),
    reply_minutes: int(5, 2_880),
  }),
  output: service,
  refuses: {
    'no-service': '您还没有开通这种问诊，请联系平台运营开通',
    'too-few-hours': '问诊时长要比承诺回复的时间长',
  },
})
