import { z } from 'zod'
import { isDay } from '#kit/time/day.ts'
import { call } from '#kit/wire/call.ts'
import { code, day, decimal, flag, id, int, maybe, maybeText, mobile, personName, time } from '#kit/wire/fields.ts'
import {
  contextNames,
  type DiabetesType,
  diabetesTypes,
  type GlucoseState,
  glucoseStates,
  OLDEST,
  type Unit,
  units,
} from './rules.ts'

const notFound = { 'not-found': '没有找到这份糖尿病档案' }
const notAgreed = { 'not-agreed': '请先阅读并同意糖尿病管理协议' }
const glucoseFaults = { impossible: '{why}', 'look-again': '{why}' }
const tooMany = { 'too-many': '记录太多了，请先删掉不需要的' }

const ofRecord = z.object({ id: id() })
const unit = z.enum(Object.keys(units) as [Unit])
const context = z.enum(contextNames)
const state = z.enum(Object.keys(glucoseStates) as [GlucoseState])
const diabetesType = z.enum(Object.keys(diabetesTypes) as [DiabetesType])
/** In the unit that is sent with it. */
const glucose = decimal(0, 1_000)
const sure = maybe(int(0, 1))

const share = {
  count: z.int(),
  inside: z.int(),
  /** Share of readings in their targets, in whole per cent; null without a reading. */
  percent: z.int().nullable(),
}

const reading = z.object({
  id: z.int(),
  time: time(),
  context,
  context_words: z.string(),
  /** In the record's unit, as text: 6.7, or 121. */
  value: z.string(),
  state,
  state_words: z.string(),
  note: z.string(),
})

const target = z.object({ context, words: z.string(), low: z.string(), high: z.string() })

const record = z.object({
  id: z.int(),
  userId: z.int(),
  truename: z.string(),
  /** 1 female, 2 male. */
  sex: z.int(),
  age: z.int(),
  mobile: z.string(),
  diabetes_type: diabetesType,
  type_words: z.string(),
  diagnosed_date: z.string(),
  since_words: z.string(),
  unit,
  unit_words: z.string(),
  targets: z.array(target),
  /** Of the last 14 days. */
  recent: z.object({ ...share, days: z.int() }),
  /** Of the last 14 days, the newest first. */
  readings: z.array(reading),
  /** What to do at once about the newest reading, within two hours of it; ''. */
  urgent: z.string(),
  caution: z.string(),
})

export const checkProtocolAndGetInfo = call({
  method: 'POST',
  path: '/openplat/checkProtocolAndGetInfo',
  summary:
    'Whether the patient agreed to the current version of the diabetes protocol, and what is known of them for the record; agree=1 agrees',
  owner: 'self',
  login: true,
  input: z.object({ agree: maybe(int(0, 1)) }),
  output: z.object({
    is_agreed: flag(),
    version: z.int(),
    info: z.object({
      truename: z.string(),
      /** 1 female, 2 male, 0 not known. */
      sex: z.int(),
      /** Null where it is not known. */
      age: z.int().nullable(),
      mobile: z.string(),
    }),
  }),
})

export const createDiabetic = call({
  method: 'POST',
  path: '/openplat/createDiabetic',
  summary:
    "Create the patient's diabetes record, or replace what it says; a glucose that is given with it is its next reading",
  owner: 'self',
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({
    truename: personName(30),
    sex: int(1, 2),
    age: int(0, OLDEST),
    mobile: mobile(),
    diabetes_type: diabetesType,
    diagnosed_date: day(),
    glucose: maybe(glucose),
    context: maybe(context),
    unit: maybe(unit),
    is_sure: sure,
  }),
  output: z.object({ id: z.int() }),
  refuses: {
    ...notAgreed,
    ...glucoseFaults,
    ...tooMany,
    'not-yet': '确诊日期还没有到，请核对',
    'before-birth': '确诊日期比出生还早，请核对年龄和日期',
  },
})

export const diabeticRecord = call({
  method: 'GET',
  path: '/openplat/diabeticRecord',
  summary: "The patient's diabetes record with the readings of the last two weeks; null without one",
  owner: { id: 'diabetic record' },
  login: true,
  input: z.object({ id: maybe(id()) }),
  output: z.object({ is_agreed: flag(), record: record.nullable() }),
  refuses: notFound,
})

export const addGlucose = call({
  method: 'POST',
  path: '/records/diabetes/reading',
  summary: 'Write down a glucose with its time and context; sent again under the same name it is there once',
  owner: { id: 'diabetic record' },
  login: true,
  consent: 'health',
  idempotency: 'handler',
  input: ofRecord.extend({
    /** How the phone that sends it names it. */
    client_id: code(),
    /** 2026-11-21 09:30. */
    time: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/)
      .refine((given) => isDay(given.slice(0, 10)), 'no day'),
    context,
    value: glucose,
    unit,
    note: maybeText(100),
    /** 1: it was asked about and is right. */
    is_sure: sure,
  }),
  output: z.object({ id: z.int(), state, state_words: z.string(), urgent: z.string() }),
  refuses: {
    ...notFound,
    ...notAgreed,
    ...glucoseFaults,
    ...tooMany,
    'not-yet': '这个时间还没有到，请核对，也看看手机的钟准不准',
    'too-old': '只记最近一年的，请核对日期',
  },
})

export const removeGlucose = call({
  method: 'POST',
  path: '/records/diabetes/reading/remove',
  summary: 'Take a reading away',
  owner: { id: 'diabetic record', reading_id: 'glucose reading' },
  login: true,
  input: ofRecord.extend({ reading_id: id() }),
  output: z.object({}),
  refuses: { 'not-found': '没有找到这条血糖记录' },
})

export const setGlucoseTargets = call({
  method: 'POST',
  path: '/records/diabetes/targets',
  summary: 'Choose the unit, and the target of a time of the day in it; what is not given stays as it is',
  owner: { id: 'diabetic record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ unit: maybe(unit), context: maybe(context), low: maybe(glucose), high: maybe(glucose) }),
  output: z.object({}),
  refuses: {
    ...notFound,
    ...notAgreed,
    target:
      '目标要在 3.0 到 20.0 mmol/L（54 到 360 mg/dL）之间，下限不超过 8.0（144），上下限至少差 1.0（18）。请照医生说的填',
    incomplete: '一个时段的下限和上限要一起填',
  },
})

export const removeDiabetic = call({
  method: 'POST',
  path: '/records/diabetes/remove',
  summary: 'Delete the diabetes record with all of its readings',
  owner: { id: 'diabetic record' },
  login: true,
  input: ofRecord,
  output: z.object({}),
  refuses: notFound,
})

export const glucoseReport = call({
  method: 'GET',
  path: '/records/diabetes/report',
  summary: 'A week of readings on one page: by time of the day, by day, and what to speak about with the doctor',
  owner: { id: 'diabetic record' },
  login: true,
  input: ofRecord.extend({ date: maybe(day()) }),
  output: z.object({
    /** Monday and Sunday of the week. */
    from: z.string(),
    to: z.string(),
    is_current: flag(),
    truename: z.string(),
    about: z.string(),
    unit_words: z.string(),
    share: z.object(share),
    lines: z.array(
      z.object({
        context,
        words: z.string(),
        target: z.string(),
        ...share,
        mean: z.string(),
        least: z.string(),
        most: z.string(),
      }),
    ),
    /** Monday to Sunday. */
    days: z.array(z.object({ date: z.string(), readings: z.array(reading) })),
    discuss: z.array(z.string()),
    caution: z.string(),
  }),
  refuses: notFound,
})
