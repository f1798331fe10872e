import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { day, decimal, flag, id, int, maybe } from '#kit/wire/fields.ts'
import { CYCLE_DAYS, flagWords, PERIOD_DAYS } from './rules.ts'

const ofRecord = z.object({ record_id: id() })
const notFound = { 'not-found': '没有找到这份周期记录' }
const over = { over: '这份记录已经结束，不能再记了' }
const dayFaults = {
  'not-yet': '这一天还没有到，请核对日期和手机的时间',
  'too-old': '只记最近五年的，请核对日期',
  'same-period': '和已经记下的一次只差几天，应该是同一次。要改日期，请先删掉那一次',
  'before-birth': '这一天比出生日期还早，请核对',
}
const lengthFaults = {
  'odd-cycle': `周期请填 ${CYCLE_DAYS.least} 到 ${CYCLE_DAYS.most} 天：从这次第一天到下次第一天`,
  'odd-period': `经期请填 ${PERIOD_DAYS.least} 到 ${PERIOD_DAYS.most} 天`,
}
const tooMany = { 'too-many': '记得太多了，请先删掉不需要的' }
const ranged = { from: z.string(), to: z.string() }

const record = z.object({
  id: z.int(),
  type: z.literal('prepare'),
  userId: z.int(),
  member_id: z.int(),
  member_name: z.string(),
  last_menses_date: z.string(),
  cycle_days: z.int(),
  period_days: z.int(),
  is_over: flag(),
  /** A pregnancy began: nothing is expected until the next beginning is written down. */
  is_resting: flag(),
  /** The length that counts: one's own median, or what was typed. */
  length: z.object({ days: z.int(), shortest: z.int(), longest: z.int(), is_own: flag(), gap_num: z.int() }),
  /** Null while no beginning is known. */
  forecast: z
    .object({
      cycle_day: z.int(),
      phase: z.enum(['period', 'fertile', 'between', 'late']),
      next: z.object(ranged),
      ovulation: z.object({ ...ranged, by: z.enum(['calendar', 'lh', 'temperature']) }),
      fertile: z.object(ranged),
      late_days: z.int(),
    })
    .nullable(),
  /** Gaps that may hide a forgotten month, or a wrong day. */
  questions: z.array(z.object({ ...ranged, days: z.int() })),
  flags: z.array(z.object({ flag: z.enum(Object.keys(flagWords) as [keyof typeof flagWords]), words: z.string() })),
  /** The newest first. */
  cycles: z.array(
    z.object({
      id: z.int(),
      start: z.string(),
      /** '' while nobody has said that it is over. */
      end: z.string(),
      bleeding_days: z.int(),
      /** To the next beginning; 0 of the last. */
      days: z.int(),
      is_counted: flag(),
      /** When ovulation was, counted back from the next beginning or measured; '' of the last. */
      ovulation_from: z.string(),
      ovulation_to: z.string(),
    }),
  ),
  /** The newest first. */
  signs: z.array(z.object({ id: z.int(), date: z.string(), lh: z.enum(['', '0', '1']), temperature: z.string() })),
  caution: z.string(),
})

export const addPrepareHr = call({
  method: 'POST',
  path: '/add_prepare_hr',
  summary: 'Begin the record of a cycle',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({
    member_id: maybe(id()),
    last_menses_date: maybe(day()),
    cycle_days: maybe(int(0, 1_000)),
    period_days: maybe(int(0, 1_000)),
  }),
  output: z.object({ id: z.int() }),
  refuses: {
    'not-found': '没有找到这位就诊人',
    'not-her': '周期记录是给女性用的，请换一位就诊人',
    'already-there': '已经有一份正在记的周期记录了，直接打开就可以',
    'too-many': '档案太多了，请先删掉不需要的',
    'not-yet': dayFaults['not-yet'],
    'too-old': dayFaults['too-old'],
    'before-birth': dayFaults['before-birth'],
    ...lengthFaults,
  },
})

export const menstrual = call({
  method: 'GET',
  path: '/users/{userId}/menstrual',
  summary:
    'The cycle of the patient, of themselves alone: what was written down and what is expected; null without a record',
  owner: { userId: 'patient' },
  login: true,
  input: z.object({ userId: id() }),
  output: z.object({ record: record.nullable() }),
  refuses: { 'not-found': '没有找到这位用户' },
})

export const cycleBegin = call({
  method: 'POST',
  path: '/records/cycle/begin',
  summary: 'Write down that a period began; the same day twice is one',
  owner: { record_id: 'cycle record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ date: day() }),
  output: z.object({ id: z.int() }),
  refuses: { ...notFound, ...over, ...dayFaults, ...tooMany },
})

export const cycleFinish = call({
  method: 'POST',
  path: '/records/cycle/finish',
  summary: 'Write down the last day of the period that had begun',
  owner: { record_id: 'cycle record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ date: day() }),
  output: z.object({ id: z.int() }),
  refuses: {
    ...notFound,
    ...over,
    'not-yet': dayFaults['not-yet'],
    'no-period': '这一天之前没有记到开始，请先记第一天',
  },
})

export const cycleSign = call({
  method: 'POST',
  path: '/records/cycle/sign',
  summary:
    'Write down what was measured on a day: a test for LH, the temperature on waking; what is not given stays as it is',
  owner: { record_id: 'cycle record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ date: day(), lh: maybe(int(0, 1)), temperature: maybe(decimal(0, 110)) }),
  output: z.object({ id: z.int() }),
  refuses: {
    ...notFound,
    ...over,
    ...tooMany,
    'not-yet': dayFaults['not-yet'],
    'too-old': dayFaults['too-old'],
    empty: '请填排卵试纸的结果，或者体温',
    'odd-temperature': '基础体温一般在 35 到 38.5 ℃ 之间，请核对',
  },
})

export const cycleAnswer = call({
  method: 'POST',
  path: '/records/cycle/answer',
  summary: 'Say of an odd gap whether it was so, or whether something in it was forgotten',
  owner: { record_id: 'cycle record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ to: day(), answer: z.enum(['real', 'forgotten']) }),
  output: z.object({}),
  refuses: { ...notFound, ...over, 'no-gap': '这一段已经变了，请刷新看看' },
})

export const cycleRemove = call({
  method: 'POST',
  path: '/records/cycle/remove',
  summary: 'Take back a period or a sign',
  owner: { record_id: 'cycle record' },
  login: true,
  input: ofRecord.extend({ entry_id: id() }),
  output: z.object({}),
  refuses: { ...notFound, ...over },
})
