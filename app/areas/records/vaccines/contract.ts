import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { day, flag, id, int, maybeText, text, time, yuan } from '#kit/wire/fields.ts'
import { type DoseState, doseStateWords } from './rules.ts'

const notFound = { 'not-found': '没有找到这个孩子的档案' }
const seeOnly = { 'see-only': '您只能看这个孩子的档案，不能记' }
const ofChild = z.object({ child_id: id() })

const planned = z.object({
  dose: z.string(),
  name: z.string(),
  /** 第 2 剂. */
  number_words: z.string(),
  prevents: z.string(),
  /** What is to be known before it is given; ''. */
  advice: z.string(),
  /** 8 月龄, 4 周岁. */
  age_words: z.string(),
  state: z.enum(Object.keys(doseStateWords) as [DoseState]),
  state_words: z.string(),
  /** When it was given; ''. */
  given_date: z.string(),
  /** The product or batch that was written down; ''. */
  note: z.string(),
  by: z.string(),
  /** The first day on which it may be given; '' while the one before is not given. */
  from_date: z.string(),
  /** The last day of the advised age; '' where none is named. */
  until_date: z.string(),
})

export const vaccines = call({
  method: 'GET',
  path: '/records/vaccines',
  summary:
    'The free vaccines of a child: what was given, what is due, what comes; apart from them the self-paid ones where they are asked for',
  owner: { child_id: 'child' },
  login: true,
  input: ofChild,
  output: z.object({
    /** Null where no schedule was ever taken. */
    schedule: z.object({ title: z.string(), source: z.string(), effective_date: z.string() }).nullable(),
    next: z.array(planned),
    list: z.array(planned),
    /** Series with two lines: which one the child is in, and whether it may still be chosen. */
    lines: z.array(
      z.object({
        series: z.string(),
        name: z.string(),
        is_open: flag(),
        options: z.array(z.object({ variant: z.string(), name: z.string(), is_current: flag() })),
      }),
    ),
    /** The self-paid vaccines, apart; null until somebody asks for them for this child. */
    self_paid: z
      .object({ title: z.string(), source: z.string(), list: z.array(planned), caution: z.string() })
      .nullable(),
    reminds: flag(),
    caution: z.string(),
  }),
  refuses: notFound,
})

export const giveVaccine = call({
  method: 'POST',
  path: '/records/vaccines/give',
  summary: 'Write down that a dose was given; the same dose again changes its day',
  owner: { child_id: 'child' },
  login: true,
  consent: 'health',
  input: ofChild.extend({ dose: text(30), date: day(), note: maybeText(60) }),
  output: z.object({}),
  refuses: {
    ...notFound,
    ...seeOnly,
    'not-yet': '这一天还没有到，请核对日期和手机的时间',
    'before-birth': '这一天比出生日期还早，请核对',
    'out-of-order': '和这种疫苗前后几剂的日期对不上，请对照接种证核对',
    'unknown-dose': '没有找到这一剂疫苗',
  },
})

export const undoVaccine = call({
  method: 'POST',
  path: '/records/vaccines/undo',
  summary: 'A dose that was written down was not given',
  owner: { child_id: 'child' },
  login: true,
  input: ofChild.extend({ dose: text(30) }),
  output: z.object({}),
  refuses: { ...notFound, ...seeOnly },
})

export const chooseLine = call({
  method: 'POST',
  path: '/records/vaccines/line',
  summary: 'Choose the product line of a series of which nothing was given yet',
  owner: { child_id: 'child' },
  login: true,
  consent: 'health',
  input: ofChild.extend({ series: text(30), variant: text(30) }),
  output: z.object({}),
  refuses: { ...notFound, ...seeOnly, begun: '已经开始接种了，要按原来的种类打完', 'unknown-line': '没有这种选择' },
})

export const remindVaccines = call({
  method: 'POST',
  path: '/records/vaccines/remind',
  summary: 'Say whether those who care for a child are reminded of its vaccines',
  owner: { child_id: 'child' },
  login: true,
  input: ofChild.extend({ is_on: int(0, 1) }),
  output: z.object({}),
  refuses: { ...notFound, ...seeOnly },
})

export const showSelfPaid = call({
  method: 'POST',
  path: '/records/vaccines/self-paid',
  summary: 'Say whether the self-paid vaccines are shown for a child',
  owner: { child_id: 'child' },
  login: true,
  input: ofChild.extend({ is_on: int(0, 1) }),
  output: z.object({}),
  refuses: { ...notFound, ...seeOnly },
})

export const vaccineClinics = call({
  method: 'GET',
  path: '/records/vaccines/clinics',
  summary:
    "Clinics of the patient's city that vaccinate, each with its first free time from the day on which the child's next vaccine may be given",
  owner: { child_id: 'child' },
  login: true,
  input: ofChild,
  output: z.object({
    /** The child among the patient's members, for whom it is booked; 0 where it is none of them. */
    member_id: z.int(),
    /** '' where nothing is next. */
    from_date: z.string(),
    list: z.array(
      z.object({
        slot_id: z.int(),
        unit_id: z.int(),
        unit_name: z.string(),
        address: z.string(),
        dep_id: z.int(),
        doctor_id: z.int(),
        doctor_name: z.string(),
        date: z.string(),
        begin_time: time(),
        end_time: time(),
        fee: yuan(),
        left_num: z.int(),
      }),
    ),
  }),
  refuses: notFound,
})
