import { z } from 'zod'
import { allStates } from '#app/areas/guahao/booking/states.ts'
import { DIAGNOSIS_LETTERS, MOST_DIAGNOSES, NOTE_LETTERS } from '#app/areas/guahao/visit-notes/rules.ts'
import { testsOfVisit } from '#app/areas/orders/tests/contract.ts'
import { MOST_TESTS } from '#app/areas/orders/tests/rules.ts'
import { call } from '#kit/wire/call.ts'
import {
  code,
  day,
  flag,
  id,
  idList,
  listed,
  listOf,
  maybe,
  maybeText,
  nothing,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { MOST_TEMPLATES, TEMPLATE_NAME_LETTERS } from './rules.ts'

const visitState = z.enum(['held', 'booked', 'checked-in', 'called', 'done', 'missed', 'stopped'])
const noClinic = { 'not-found': '没有找到您的这个门诊，可能已经调整，请刷新' }
const noVisit = { 'not-found': '没有找到这位患者的预约，请刷新' }
const changed = '这位患者现在是“{state}”，不能这样操作，请看最新的列表'

const clinic = z.object({
  schedule_id: z.int(),
  unit_name: z.string(),
  dep_name: z.string(),
  half_name: z.string(),
  room: z.string(),
  is_stopped: flag(),
  expected_num: z.int(),
  waiting_num: z.int(),
  done_num: z.int(),
})

const visit = z.object({
  order_id: z.string(),
  number: z.int(),
  begin_time: time(),
  state: visitState,
  state_desc: z.string(),
  name: z.string(),
  sex_name: z.string(),
  age: z.int(),
  is_first_visit: flag(),
  /** 1: next. Null for who does not wait. */
  place: z.int().nullable(),
  has_note: flag(),
})

const moved = z.object({ order_id: z.string(), number: z.int(), state: visitState, state_desc: z.string() })
const acting = { method: 'POST', doctor: true, idempotency: 'framework' } as const
const ofVisit = { order_id: 'visit of the doctor' } as const

export const benchClinics = call({
  method: 'GET',
  path: '/workbench/clinic',
  summary: "The doctor's own clinics of today, and who is in one of them: the one that is named, or the one of now",
  owner: { schedule_id: 'clinic of the doctor' },
  doctor: true,
  input: z.object({ schedule_id: maybe(id()) }),
  output: z.object({
    today: z.string(),
    now: time(),
    clinics: z.array(clinic),
    /** 0 where there is no clinic today. */
    schedule_id: z.int(),
    list: z.array(visit),
  }),
  refuses: noClinic,
})

export const benchClinicNext = call({
  ...acting,
  path: '/workbench/clinic/next',
  summary: 'Call the next of a clinic; whoever was called before has been seen',
  owner: { schedule_id: 'clinic of the doctor' },
  input: z.object({ schedule_id: id() }),
  output: moved,
  refuses: {
    ...noClinic,
    'not-today': '这是 {date} 的门诊，只能在当天叫号',
    nobody: '没有人在等候：患者签到后才能叫号',
  },
})

export const benchClinicAgain = call({
  ...acting,
  path: '/workbench/visit/call-again',
  summary: 'Call somebody again who was called and does not come',
  owner: ofVisit,
  input: z.object({ order_id: code() }),
  output: moved,
  refuses: { ...noVisit, changed: '这位患者已经不在叫号中，或刚刚才叫过，请稍等再叫' },
})

export const benchClinicDone = call({
  ...acting,
  path: '/workbench/visit/done',
  summary: 'Somebody was seen; nobody else is called',
  owner: ofVisit,
  input: z.object({ order_id: code() }),
  output: moved,
  refuses: { ...noVisit, changed },
})

export const benchClinicSkip = call({
  ...acting,
  path: '/workbench/visit/skip',
  summary: 'Who was called is not there: they wait again, behind three others',
  owner: ofVisit,
  input: z.object({ order_id: code() }),
  output: moved,
  refuses: { ...noVisit, changed, 'too-often': '已经过号 {times} 次，请护士记为爽约' },
})

export const benchClinicReturn = call({
  ...acting,
  path: '/workbench/visit/return',
  summary: 'Somebody who was seen today comes back from an examination: they wait again with the same number',
  owner: ofVisit,
  input: z.object({ order_id: code() }),
  output: moved,
  refuses: { ...noVisit, changed, 'not-today': '这是 {date} 的就诊，只能在当天回诊' },
})

const orderedTest = testsOfVisit.output.shape.list.element

const note = z.object({
  diagnoses: z.array(z.object({ ill_id: z.int(), name: z.string() })),
  findings: z.string(),
  advice: z.string(),
  follow_up_date: z.string(),
  written_time: time(),
})

export const benchClinicVisit = call({
  method: 'GET',
  path: '/workbench/visit',
  summary: 'One visit: who it is, why they come, the note, and what the doctor wrote of them before',
  owner: ofVisit,
  doctor: true,
  input: z.object({ order_id: code() }),
  output: visit.extend({
    /** Also of one that is cancelled, moved or expired: a link to it stays. */
    state: z.enum(allStates),
    schedule_id: z.int(),
    date: z.string(),
    today: z.string(),
    remark: z.string(),
    may_write: flag(),
    note: note.nullable(),
    before: z.array(note),
    /** What was ordered of what the hospital sells for being examined, and how far it is. */
    tests: z.array(orderedTest),
  }),
  refuses: noVisit,
})

export const benchTestGoods = call({
  method: 'GET',
  path: '/workbench/visit/test-goods',
  summary: 'What the hospital of a visit sells for being examined, by a part of its name',
  owner: ofVisit,
  doctor: true,
  input: z.object({ order_id: code(), keyword: maybeText(30) }),
  output: listOf(
    z.object({
      goods_id: z.int(),
      special_id: z.int(),
      name: z.string(),
      special_name: z.string(),
      subtitle: z.string(),
      price: yuan(),
    }),
  ),
  refuses: noVisit,
})

export const benchTestOrder = call({
  ...acting,
  path: '/workbench/visit/tests',
  summary: 'Order something of it for whoever was called; the patient is told and pays as for all goods',
  owner: ofVisit,
  input: z.object({ order_id: code(), special_ids: idList(MOST_TESTS) }),
  output: z.object({ order_id: z.string(), tests: z.array(orderedTest) }),
  refuses: {
    ...noVisit,
    'not-open': '叫到这位患者以后才能开检查，就诊 3 天后不能再开',
    'goods-gone': '有项目已经下架，请重新选择',
    'too-many': `一次就诊最多开 ${MOST_TESTS} 项检查`,
    already: '有项目这次已经开过了，请去掉重复的',
  },
})

export const benchTestWithdraw = call({
  ...acting,
  path: '/workbench/visit/tests/withdraw',
  summary: 'Take back what was ordered, as long as the patient neither pays nor has paid',
  owner: { test_id: 'ordered test of the doctor' },
  input: z.object({ test_id: code() }),
  output: z.object({ test_id: z.string() }),
  refuses: {
    'not-found': '没有找到您开的这项检查，请刷新',
    'not-open': '患者正在付款或已经付款，不能撤销；不做了请患者申请退款',
  },
})

export const benchVisitNote = call({
  ...acting,
  body: 'json',
  path: '/workbench/visit/note',
  summary:
    'Write the note of a visit: diagnoses of the catalogue or in own words, findings, advice, when to come again',
  owner: ofVisit,
  input: z.object({
    order_id: code(),
    diagnoses: listed(z.array(text(DIAGNOSIS_LETTERS)).max(MOST_DIAGNOSES)),
    findings: maybeText(NOTE_LETTERS),
    advice: maybeText(NOTE_LETTERS),
    follow_up_date: maybe(day()),
  }),
  output: z.object({ order_id: z.string(), note }),
  refuses: {
    ...noVisit,
    'not-open': '叫到这位患者以后才能写，就诊 3 天后不能再改',
    empty: '请至少写一项：诊断、所见或建议',
    'follow-up': '复诊日期请选明天以后、一年以内的一天',
  },
})

const template = z.object({
  template_id: z.int(),
  name: z.string(),
  diagnoses: z.array(z.string()),
  findings: z.string(),
  advice: z.string(),
  /** The asker's own: theirs to change. */
  is_own: flag(),
  /** The department whose doctors may use it too; 0: its doctor alone. */
  dep_id: z.int(),
  dep_name: z.string(),
  doctor_name: z.string(),
})
const ownTemplates = { owner: 'self', doctor: true } as const
const noTemplate = { 'no-template': '这个模板已经删除了，请刷新' }

export const benchTemplates = call({
  method: 'GET',
  path: '/workbench/note-templates',
  summary:
    "Templates of notes: the doctor's own, then those that colleagues share in departments where the doctor sits",
  ...ownTemplates,
  input: nothing(),
  output: listOf(template).extend({
    /** Departments in which the doctor can share theirs. */
    departments: z.array(z.object({ dep_id: z.int(), dep_name: z.string() })),
  }),
})

export const benchTemplateSave = call({
  method: 'POST',
  path: '/workbench/note-templates/save',
  summary:
    "Keep a template of the doctor's own, or change the one that is named; with a department its doctors use it too",
  ...ownTemplates,
  body: 'json',
  input: z.object({
    template_id: maybe(id()),
    name: text(TEMPLATE_NAME_LETTERS),
    diagnoses: listed(z.array(text(DIAGNOSIS_LETTERS)).max(MOST_DIAGNOSES)),
    findings: maybeText(NOTE_LETTERS),
    advice: maybeText(NOTE_LETTERS),
    dep_id: maybe(id()),
  }),
  output: z.object({ template_id: z.int() }),
  refuses: {
    ...noTemplate,
    empty: '请至少写一项：诊断、所见或建议',
    'too-many': `模板最多 ${MOST_TEMPLATES} 个，请先删除不用的`,
    'no-department': '您不在这个科室出诊，不能和它共用模板',
  },
})

export const benchTemplateRemove = call({
  method: 'POST',
  path: '/workbench/note-templates/remove',
  summary: "Remove a template of the doctor's own",
  ...ownTemplates,
  input: z.object({ template_id: id() }),
  output: z.object({ template_id: z.int() }),
  refuses: noTemplate,
})
