import { z } from 'zod'
import { DIAGNOSIS_LETTERS, MOST_DIAGNOSES, NOTE_LETTERS } from '#app/areas/guahao/visit-notes/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, day, flag, id, listed, maybe, maybeText, text, time } from '#kit/wire/fields.ts'

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
    schedule_id: z.int(),
    date: z.string(),
    today: z.string(),
    remark: z.string(),
    may_write: flag(),
    note: note.nullable(),
    before: z.array(note),
  }),
  refuses: noVisit,
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
