import { z } from 'zod'
import { bloodTypes, eventKinds } from '#app/areas/family-doctor/rules.ts'
import { call } from '#kit/wire/call.ts'
import {
  code,
  day,
  flag,
  int,
  listed,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  time,
} from '#kit/wire/fields.ts'
import { MOST } from './rules.ts'

const mine = { doctor: true } as const
const ofTeam = { owner: { id: 'signing of the team' }, ...mine } as const
const which = { id: code() }
const notFound = { 'not-found': '没有找到这位居民，或他不在您的团队' }
const notServed = { ...notFound, 'not-served': '只有签约期内、由本人账号签约的居民才能这样做' }

const signing = z.object({
  id: z.string(),
  /** Empty where they signed on paper and no account has taken it over. */
  truename: z.string(),
  age: z.int().nullable(),
  sex: z.int().nullable(),
  state: z.string(),
  state_desc: z.string(),
  /** 0 to 4, as the resident's own account sees them [X117]. */
  signing_status: z.int(),
  status_desc: z.string(),
  tags: z.array(z.string()),
  remark: z.string(),
  reason: z.string(),
  begin_date: z.string(),
  end_date: z.string(),
  /** Days to the end of the term; null where there is none. */
  days_left: z.int().nullable(),
  is_renewable: flag(),
  /** Their health record waits for advice. */
  is_waiting: flag(),
  add_time: time(),
})

export const benchFamily = call({
  method: 'GET',
  path: '/workbench/family',
  summary: 'The team that the doctor leads and what it has to do; null where they lead none',
  owner: 'self',
  ...mine,
  input: nothing(),
  output: z.object({
    team: z
      .object({
        team_name: z.string(),
        area_name: z.string(),
        resident_num: z.int(),
        capacity: z.int(),
        apply_num: z.int(),
        renewal_num: z.int(),
        waiting_num: z.int(),
      })
      .nullable(),
  }),
})

export const benchSignings = call({
  method: 'GET',
  path: '/workbench/family/signings',
  summary: 'Page through who applied, who is signed, whose term ends soon, or what is over',
  owner: 'self',
  ...mine,
  input: z.object({ list: maybe(z.enum(['pending', 'signed', 'renewal', 'over'])), ...paging(20) }),
  output: pageOf(signing),
})

export const benchAccept = call({
  method: 'POST',
  path: '/workbench/family/accept',
  summary: 'Take a resident who applied; their term begins today, or adds to the one that they have',
  ...ofTeam,
  input: z.object(which),
  output: z.object({}),
  refuses: { ...notFound, 'not-accepted': '这份申请已经处理过，或者团队的名额满了，请刷新' },
})

export const benchDeclineSigning = call({
  method: 'POST',
  path: '/workbench/family/decline',
  summary: 'Decline an application and tell the resident why',
  ...ofTeam,
  input: z.object({ ...which, reason: text(100) }),
  output: z.object({}),
  refuses: { ...notFound, decided: '这份申请已经处理过，请刷新' },
})

const health = z.object({
  height: z.number(),
  weight: z.number(),
  bmi: z.number(),
  bmi_desc: z.string(),
  blood_type: z.union([z.enum(bloodTypes), z.literal('')]),
  allergy: z.string(),
  disease_history: z.string(),
  family_history: z.string(),
})
const value = z.object({ name: z.string(), value: z.string(), normal: z.string() })

export const benchResident = call({
  method: 'GET',
  path: '/workbench/family/resident',
  summary:
    'A resident of the team: what was promised and done, and while they are signed their records, reports, assessments and plans',
  ...ofTeam,
  input: z.object(which),
  output: signing.extend({
    /** What was promised against what was done. */
    promises: z.array(z.object({ kind: z.enum(eventKinds), name: z.string(), times: z.int(), done: z.int() })),
    /** They are signed, on an account: what is written about them is shown and can be added to. */
    is_open: flag(),
    record: health.extend({ update_time: time() }).nullable(),
    reports: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        check_date: z.string(),
        content: z.string(),
        values: z.array(value),
        images: z.array(z.string()),
        is_team: flag(),
      }),
    ),
    assessments: z.array(
      health.extend({
        id: z.int(),
        advice: z.string(),
        is_answered: flag(),
        add_time: time(),
        answer_time: time().nullable(),
      }),
    ),
    plans: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        add_time: time(),
        content: z.array(
          /** −1 while it is too early, 0 open, 1 confirmed [X157]. */
          z.object({ content_id: z.int(), text: z.string(), is_confirm: z.int(), begin_time: time() }),
        ),
      }),
    ),
    trajectory: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(eventKinds),
        kind_desc: z.string(),
        title: z.string(),
        content: z.string(),
        is_team: flag(),
        add_time: time(),
      }),
    ),
  }),
  refuses: notFound,
})

export const benchVisit = call({
  method: 'POST',
  path: '/workbench/family/visit',
  summary: 'Write down a visit or a call that was made; it counts against what was promised',
  ...ofTeam,
  input: z.object({ ...which, kind: z.enum(['visit', 'phone']), title: text(50), content: text(500), date: day() }),
  output: z.object({}),
  refuses: { ...notFound, 'not-served': '只能给签约期内的居民记随访', 'not-yet': '随访日期还没有到，请核对' },
})

export const benchPlan = call({
  method: 'POST',
  path: '/workbench/family/plan',
  summary: 'Send a health plan; the resident confirms each item from its day on',
  ...ofTeam,
  input: z.object({
    ...which,
    title: text(50),
    content: listed(
      z
        .array(z.object({ text: text(200), date: day() }))
        .min(1)
        .max(MOST.items),
    ),
  }),
  output: z.object({ plan_id: z.int() }),
  refuses: { ...notServed, 'bad-day': '每一项的日期要在今天到两年之内，请核对' },
})

export const benchReport = call({
  method: 'POST',
  path: '/workbench/family/report',
  summary: 'Give a resident the report of an examination that the team made',
  ...ofTeam,
  input: z.object({
    ...which,
    title: text(50),
    content: text(1_000),
    check_date: day(),
    values: listed(z.array(z.object({ name: text(30), value: text(30), normal: maybeText(30) })).max(MOST.values)),
  }),
  output: z.object({ report_id: z.int() }),
  refuses: { ...notServed, 'not-yet': '检查日期还没有到，请核对' },
})

export const benchAdvise = call({
  method: 'POST',
  path: '/workbench/family/advise',
  summary: 'Answer a health record that a resident sent for an assessment',
  ...ofTeam,
  input: z.object({ ...which, assess_id: int(1, Number.MAX_SAFE_INTEGER), advice: text(1_000) }),
  output: z.object({}),
  refuses: { ...notFound, answered: '这份评估已经回复过，或不在您的团队' },
})

export const benchSay = call({
  method: 'POST',
  path: '/workbench/family/say',
  summary: 'Tell all residents something: it stands on the page of family doctors',
  owner: 'self',
  ...mine,
  idempotency: 'framework',
  input: z.object({ title: text(50), content: text(500) }),
  output: z.object({}),
  refuses: { 'no-team': '您还没有带家庭医生团队' },
})
