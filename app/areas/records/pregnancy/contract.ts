import { z } from 'zod'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { addBabyHr, child } from '#app/areas/records/children/contract.ts'
import { call } from '#kit/wire/call.ts'
import { clock, code, day, decimal, flag, id, int, maybe, personName, time } from '#kit/wire/fields.ts'
import { CYCLE_DAYS, FIRST_SCAN_DAY, hospitalBag, publicSteps, sources, steps } from './rules.ts'

const ofRecord = z.object({ record_id: id() })
const notFound = { 'not-found': '没有找到这份怀孕记录' }
const over = { over: '这份记录已经结束，不能再记了' }
const dueFaults = {
  'not-yet': '这一天还没有到，请核对日期和手机的时间',
  'not-begun': '按这个日期还没有怀孕，请核对',
  'too-late': '按这个日期已经超过 43 周，请核对',
  undated: '请填末次月经第一天，或者预产期',
  'odd-cycle': `周期请填 ${CYCLE_DAYS.least} 到 ${CYCLE_DAYS.most} 天；不规律就留空，等 B 超来定`,
}
const ranged = { from: z.string(), to: z.string() }
const kg = z.object({ low: z.number(), high: z.number() })
const stepIds = [...steps, ...publicSteps].map(({ id: name }) => name) as [string]
const bagIds = hospitalBag.flatMap(({ items }) => items.map(({ id: name }) => name)) as [string]

const said = {
  mother_name: maybe(personName(40)),
  last_menses_date: maybe(day()),
  due_date: maybe(day()),
  /** Of the cycle, where it is regular and not 28 days. */
  cycle_days: maybe(int(0, 1_000)),
  transfer_date: maybe(day()),
  embryo_days: maybe(int(3, 5)),
  babies: maybe(int(1, 4)),
  height: maybe(decimal(0, 300)),
  weight_before: maybe(decimal(0, 500)),
}
const bodyFaults = {
  'odd-height': '身高请填 120 到 210 厘米',
  'odd-weight': '体重请填 30 到 200 公斤；一斤是 0.5 公斤',
  'odd-embryo': '移植的胚胎是第 3 天或第 5 天的，请核对',
}

const step = z.object({
  id: z.string(),
  kind: z.enum(['visit', 'window', 'public']),
  title: z.string(),
  text: z.string(),
  week_words: z.string(),
  ...ranged,
  state: z.enum(['past', 'now', 'soon', 'ahead']),
  is_done: flag(),
  looks_for: z.string(),
})

const record = z.object({
  id: z.int(),
  type: z.literal('pregnancy'),
  userId: z.int(),
  member_id: z.int(),
  mother_name: z.string(),
  last_menses_date: z.string(),
  due_date: z.string(),
  /** Derived, as of today [X097]. */
  pregnancyDays: z.int(),
  /** So far on that a birth is taken. */
  is_birth_open: flag(),
  week_words: z.string(),
  left_days: z.int(),
  is_over: flag(),
  /** The day on which it ended with a child; '' where it did not, or not yet. */
  birth_date: z.string(),
  /** The children who were born of it and are still kept. */
  hr_gravida_babys: z.array(child.output),
  /** How many of those whom she expects have no record yet. */
  unborn_num: z.int(),
  babies: z.int(),
  height: z.number(),
  weight_before: z.number(),
  decided_by: z.enum(Object.keys(sources) as [keyof typeof sources]),
  decided_words: z.string(),
  datings: z.array(
    z.object({
      source: z.enum(Object.keys(sources) as [keyof typeof sources]),
      source_words: z.string(),
      date: z.string(),
      /** What a scan showed; '' of the others. */
      week_words: z.string(),
      due_date: z.string(),
      decides: flag(),
    }),
  ),
  steps: z.array(step),
  /** The five free visits of the public health service; nothing reminds of them. */
  public_steps: z.array(step),
  /** The step to think of next; '' when all are done. */
  next_step: z.string(),
  weight: z.object({
    /** Why nothing is said of it, in words; '' where something is. */
    no_curve: z.string(),
    total: kg.nullable(),
    by_today: kg.nullable(),
    /** Against the weight before; null without one of both. */
    gained: z.number().nullable(),
    state: z.enum(['', 'below', 'inside', 'above']),
    /** The gains over the weeks with the range of the standard, as lines to draw; null where nothing is said of them. */
    chart: z
      .object({
        width: z.int(),
        height: z.int(),
        x_ticks: z.array(z.object({ x: z.number(), text: z.string() })),
        y_ticks: z.array(z.object({ y: z.number(), text: z.string() })),
        range: z.string(),
        points: z.array(z.object({ x: z.number(), y: z.number() })),
      })
      .nullable(),
  }),
  weights: z.array(z.object({ id: z.int(), date: z.string(), kg: z.number(), week_words: z.string() })),
  kicks: z.array(z.object({ id: z.int(), begin_time: time(), minutes: z.int(), count: z.int() })),
  contractions: z.array(z.object({ id: z.int(), begin_time: time(), seconds: z.int() })),
  is_time_to_go: flag(),
  ogtt: z.array(
    z.object({
      id: z.int(),
      date: z.string(),
      fasting: z.number(),
      h1: z.number(),
      h2: z.number(),
      /** Which values are at or over their line. */
      over: z.array(z.string()),
    }),
  ),
  bag: z.array(
    z.object({ title: z.string(), items: z.array(z.object({ id: z.string(), text: z.string(), is_packed: flag() })) }),
  ),
})

export const addPregnancyHr = call({
  method: 'POST',
  path: '/add_pregnancy_hr',
  summary: 'Begin the record of a pregnancy',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({ member_id: maybe(id()), ...said }),
  output: z.object({ id: z.int() }),
  refuses: {
    'not-found': '没有找到这位就诊人',
    'not-her': '怀孕记录是给女性用的，请换一位就诊人',
    'already-there': '已经有一份正在记的怀孕记录了，直接打开就可以',
    'too-many': '档案太多了，请先删掉不需要的',
    ...dueFaults,
    ...bodyFaults,
  },
})

export const pregnant = call({
  method: 'GET',
  path: '/users/{userId}/pregnant',
  summary: 'The pregnancy of the patient, of themselves alone; null without a record',
  owner: { userId: 'patient' },
  login: true,
  input: z.object({ userId: id() }),
  output: z.object({ record: record.nullable() }),
  refuses: { 'not-found': '没有找到这位用户' },
})

export const pregnancyScan = call({
  method: 'POST',
  path: '/records/pregnancy/scan',
  summary: 'Add what a scan showed; whether it moves the due day, the rule decides',
  owner: { record_id: 'pregnancy record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ date: day(), weeks: int(0, 60), days: maybe(int(0, 6)) }),
  output: z.object({ due_date: z.string(), moved: flag() }),
  refuses: {
    ...notFound,
    ...over,
    ...dueFaults,
    'odd-scan': `B 超上的孕周一般在 ${FIRST_SCAN_DAY / 7} 到 42 周之间，请核对`,
    'too-many': '最多记 20 次，请先删掉不需要的',
  },
})

export const pregnancyTick = call({
  method: 'POST',
  path: '/records/pregnancy/tick',
  summary: 'Tick a visit or a window as done, or not done after all',
  owner: { record_id: 'pregnancy record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ step: z.enum(stepIds), is_done: int(0, 1) }),
  output: z.object({}),
  refuses: { ...notFound, ...over },
})

export const pregnancyPackages = call({
  method: 'GET',
  path: '/records/pregnancy/packages',
  summary:
    "Exam packages of the patient's city for the weeks of what is next and due, or near; none of a record that is over. Nobody paid for their places",
  owner: { record_id: 'pregnancy record' },
  login: true,
  input: ofRecord,
  output: z.object({
    /** What they are for; '' where nothing is due. */
    step: z.string(),
    list: entityGoodsList.output.shape.list,
  }),
  refuses: notFound,
})

export const pregnancyPack = call({
  method: 'POST',
  path: '/records/pregnancy/pack',
  summary: 'Put something into the bag for the hospital, or take it out',
  owner: { record_id: 'pregnancy record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ item: z.enum(bagIds), is_packed: int(0, 1) }),
  output: z.object({}),
  refuses: { ...notFound, ...over },
})

const logging = { ...notFound, ...over, 'not-yet': dueFaults['not-yet'], 'too-many': '记得太多了，请先删掉不需要的' }
/** How the phone names what it sends, so that it is there once. */
const clientId = { client_id: maybe(code()) }

export const pregnancyWeight = call({
  method: 'POST',
  path: '/records/pregnancy/weight',
  summary: 'Write down a weight; one that is far from the one before must be said to be right',
  owner: { record_id: 'pregnancy record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ date: day(), kg: decimal(0, 1_000), is_sure: maybe(int(0, 1)), ...clientId }),
  output: z.object({ id: z.int() }),
  refuses: {
    ...logging,
    'odd-weight': bodyFaults['odd-weight'],
    'far-off': '和上次的 {before} 公斤差得很多，是不是填成了斤？没错就再点一次“没错”',
    'not-begun': '这一天还没有怀孕，请核对',
  },
})

export const pregnancyKicks = call({
  method: 'POST',
  path: '/records/pregnancy/kicks',
  summary: 'Write down movements that were counted',
  owner: { record_id: 'pregnancy record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ date: day(), at: clock(), minutes: int(1, 720), count: int(0, 500), ...clientId }),
  output: z.object({ id: z.int() }),
  refuses: logging,
})

export const pregnancyContraction = call({
  method: 'POST',
  path: '/records/pregnancy/contraction',
  summary: 'Write down a contraction that is over',
  owner: { record_id: 'pregnancy record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({ seconds: int(1, 900), ago_seconds: maybe(int(0, 14 * 86_400)), ...clientId }),
  output: z.object({ id: z.int() }),
  refuses: logging,
})

export const pregnancyOgtt = call({
  method: 'POST',
  path: '/records/pregnancy/ogtt',
  summary: 'Write down the three values of a 75 g test',
  owner: { record_id: 'pregnancy record' },
  login: true,
  consent: 'health',
  input: ofRecord.extend({
    date: day(),
    fasting: decimal(0, 1_000),
    h1: decimal(0, 1_000),
    h2: decimal(0, 1_000),
    ...clientId,
  }),
  output: z.object({ id: z.int() }),
  refuses: { ...logging, 'odd-sugar': '血糖请按 mmol/L 填，一般在 2 到 33 之间；mg/dL 要除以 18' },
})

export const pregnancyRemove = call({
  method: 'POST',
  path: '/records/pregnancy/remove',
  summary: 'Take back something that was written down',
  owner: { record_id: 'pregnancy record' },
  login: true,
  input: ofRecord.extend({ entry_id: id() }),
  output: z.object({}),
  refuses: { ...notFound, ...over },
})

export const pregnancyBirth = call({
  method: 'POST',
  path: '/records/pregnancy/birth',
  summary: 'A child was born: its record begins, and that of the pregnancy is over; once for each child',
  owner: { record_id: 'pregnancy record' },
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: ofRecord.extend(
    addBabyHr.input.pick({ baby_name: true, sex: true, birthday: true, guardian_consent: true }).shape,
  ),
  output: z.object({ id: z.int() }),
  refuses: {
    ...addBabyHr.refuses,
    ...notFound,
    ...over,
    'all-born': '这次怀的宝宝都记好了',
    'odd-birth': '按预产期算，那天是孕 {weeks}。请核对出生日期，或先把预产期改对',
  },
})

export const pregnancyEnd = call({
  method: 'POST',
  path: '/records/pregnancy/end',
  summary:
    'End the record quietly: nothing reminds, recommends or congratulates from now on; it is kept to be read, or deleted',
  owner: { record_id: 'pregnancy record' },
  login: true,
  input: ofRecord.extend({ is_kept: int(0, 1) }),
  output: z.object({}),
  refuses: notFound,
})
