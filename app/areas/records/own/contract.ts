import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { clockedTime, code, day, flag, id, int, maybe, maybeText, text, time } from '#kit/wire/fields.ts'
import { allItems, allKinds, MOST_FILES, MOST_TIMES } from './rules.ts'

const noMember = { 'not-found': '没有找到这位就诊人，或者这条记录已经删了' }
const guarded = {
  ...noMember,
  'guardian-needed': '这位就诊人不满 14 岁，请监护人先同意由您记录',
  'too-many': '记录太多了，请先删掉不需要的',
  'not-yet': '这一天还没有到，请核对日期和手机的时间',
  'before-birth': '日期在出生以前，请核对',
}
const ofMember = z.object({ member_id: id() })

/** Addresses of what was uploaded here, separated by commas. */
const files = () =>
  maybeText(2_000).transform((given, context) => {
    const list = given?.split(',') ?? []
    const fits = list.length <= MOST_FILES && list.every((one) => /^\/files\/[0-9a-f]{40}\.(jpg|pdf)$/.test(one))
    if (!fits) context.addIssue('not files of ours')
    return list
  })

/** Times of the day, separated by commas: 08:00,20:00. */
const times = () =>
  maybeText(60).transform((given, context) => {
    const list = [...new Set(given?.split(',') ?? [])].sort()
    const fits = list.length <= MOST_TIMES && list.every((one) => /^([01]\d|2[0-3]):[0-5]\d$/.test(one))
    if (!fits) context.addIssue('not times of the day')
    return list
  })

/** Values separated by commas, in the order of the parts; nothing between two commas where a part was not measured. */
const values = () =>
  z
    .string()
    .regex(/^(\d{1,4}(\.\d{1,3})?)?(,(\d{1,4}(\.\d{1,3})?)?){0,3}$/)
    .transform((given) => given.split(',').map((one) => (one === '' ? null : Number(one))))

const entry = z.object({
  id: z.int(),
  kind: z.enum(allKinds),
  name: z.string(),
  /** How bad, how it stands, or whose, by `details`; '' where the kind has none. */
  detail: z.string(),
  detail_words: z.string(),
  date: z.string(),
  end_date: z.string(),
  note: z.string(),
  times: z.array(z.string()),
  reminds: flag(),
  /** It is not over: a medicine that is still taken, an illness that one has. */
  is_now: flag(),
  /** The entry that a report is about; 0 for none. */
  about_id: z.int(),
  /** Addresses that show the files for an hour. */
  files: z.array(z.object({ url: z.string(), is_pdf: flag(), address: z.string() })),
})

const measured = z.object({
  id: z.int(),
  item: z.enum(allItems),
  words: z.string(),
  values: z.array(z.number().nullable()),
  value_words: z.string(),
  unit: z.string(),
  context: z.string(),
  context_words: z.string(),
  time: time(),
  note: z.string(),
  remark: z.string(),
  is_urgent: flag(),
})

export const ownRecord = call({
  method: 'GET',
  path: '/records/own',
  summary: "All that was written into a member's own record, and the last of each thing that is measured",
  owner: { member_id: 'member' },
  login: true,
  input: ofMember,
  output: z.object({
    member_id: z.int(),
    truename: z.string(),
    /** Under 14, and no guardian has agreed yet. */
    needs_guardian: flag(),
    list: z.array(entry),
    latest: z.array(measured),
  }),
  refuses: noMember,
})

export const saveOwnEntry = call({
  method: 'POST',
  path: '/records/own/save',
  summary: "Write something into a member's record, or an entry anew; sent again under the same name it is there once",
  owner: { member_id: 'member', id: 'own entry' },
  login: true,
  consent: 'health',
  idempotency: 'handler',
  input: ofMember.extend({
    /** The entry that is written anew. */
    id: maybe(id()),
    /** How the phone that sends it names it. */
    client_id: code(),
    kind: z.enum(allKinds),
    name: text(60),
    detail: maybeText(20),
    date: maybe(day()),
    end_date: maybe(day()),
    note: maybeText(1_000),
    times: times(),
    reminds: maybe(int(0, 1)),
    about_id: maybe(int(0, 2_147_483_647)),
    files: files(),
    guardian_consent: maybe(int(0, 1)),
  }),
  output: z.object({ id: z.int() }),
  refuses: {
    ...guarded,
    detail: '请从列出的几项里选一个',
    'wrong-order': '结束的日期在开始以前，请核对',
    'when-made': '请填写报告的日期',
    empty: '请上传报告，或者写下结果',
    'bad-file': '有文件已经失效，请重新上传',
    'quiet-hours': '晚上 10 点到早上 6 点不发提醒，请换一个时间，或者关掉提醒',
    'when-to-remind': '要提醒的话，请填写每天几点用',
  },
})

export const removeOwnEntry = call({
  method: 'POST',
  path: '/records/own/remove',
  summary: "Take an entry or a measurement out of a member's record",
  owner: { member_id: 'member', id: 'own entry' },
  login: true,
  input: ofMember.extend({ id: id() }),
  output: z.object({}),
  refuses: noMember,
})

export const ownMeasures = call({
  method: 'GET',
  path: '/records/own/measures',
  summary: 'What was measured of one thing, the newest first, and its trend as a drawing',
  owner: { member_id: 'member' },
  login: true,
  input: ofMember.extend({ item: z.enum(allItems) }),
  output: z.object({
    truename: z.string(),
    list: z.array(measured),
    trend: z
      .object({
        width: z.number(),
        height: z.number(),
        x_ticks: z.array(z.object({ x: z.number(), text: z.string() })),
        y_ticks: z.array(z.object({ y: z.number(), text: z.string() })),
        lines: z.array(z.object({ name: z.string(), points: z.array(z.object({ x: z.number(), y: z.number() })) })),
      })
      .nullable(),
  }),
  refuses: noMember,
})

export const addOwnMeasure = call({
  method: 'POST',
  path: '/records/own/measure',
  summary: 'Write down what was measured, in the unit of the thing; sent again under the same name it is there once',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  idempotency: 'handler',
  input: ofMember.extend({
    client_id: code(),
    item: z.enum(allItems),
    values: values(),
    context: maybeText(20),
    time: clockedTime(),
    note: maybeText(100),
    /** 1: it is as unusual as it looks. */
    is_sure: maybe(int(0, 1)),
    guardian_consent: maybe(int(0, 1)),
  }),
  output: z.object({ id: z.int(), remark: z.string(), is_urgent: flag() }),
  refuses: {
    ...guarded,
    'odd-value': '数字不对：{hint}',
    'which-context': '请选是什么时候量的',
    'far-off': '和记过的身高、体重差得很多，是不是单位弄错了（1 斤是 0.5 公斤）？没错的话，再点一次保存',
  },
})
