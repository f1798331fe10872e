import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { clock, flag, int, maybe, maybeText, nothing } from '#kit/wire/fields.ts'
import { NOTICE_LENGTH, rulesBounds } from './rules.ts'

const sheet = z.object({
  release_time: z.string(),
  days_ahead: z.int(),
  cancel_days_before: z.int(),
  cancel_time: z.string(),
  min_age: z.int().nullable(),
  max_age: z.int().nullable(),
  need_id_card: flag(),
  need_card: flag(),
  most_per_day: z.int(),
  most_open: z.int(),
  missed_limit: z.int(),
  missed_days: z.int(),
  missed_ban_days: z.int(),
  hold_minutes: z.int(),
  pay_on_site: flag(),
  waitlist_pay_hours: z.int(),
  waitlist_from: z.string(),
  waitlist_to: z.string(),
})

const settings = z.object({
  unit_id: z.int(),
  unit_name: z.string(),
  notice: z.string(),
  rules: sheet,
  /** The same as patients read it. */
  tips: z.array(z.object({ name: z.string(), title: z.string(), words: z.string() })),
})

const noticeRow = { row: 'hospital-notice', of: 'desk', as: 'notice_version' } as const
const rulesRow = { row: 'hospital-rules', of: 'desk', as: 'rules_version' } as const

export const deskHospital = call({
  method: 'GET',
  path: '/desk/hospital',
  summary: "The hospital's notice and rule sheet",
  shows: [noticeRow, rulesRow],
  owner: 'self',
  staff: true,
  may: 'schedules.read',
  input: nothing(),
  output: settings.extend({ notice_version: versionShown(), rules_version: versionShown() }),
  refuses: notAllowed,
})

export const deskNotice = call({
  method: 'POST',
  path: '/desk/hospital/notice',
  changesPages: true,
  summary: "Change the notice on the hospital's home; an empty one takes it away",
  edits: noticeRow,
  owner: 'self',
  staff: true,
  may: 'hospital.notice',
  input: z.object({ notice: maybeText(NOTICE_LENGTH), version: versionSeen() }),
  output: settings,
  refuses: { ...notAllowed, ...changedSince },
})

export const deskRules = call({
  method: 'POST',
  path: '/desk/hospital/rules',
  changesPages: true,
  summary: 'Change how the hospital lets itself be booked; holds for what is booked from now on',
  edits: rulesRow,
  owner: 'self',
  staff: true,
  may: 'hospital.rules',
  input: z.object({
    version: versionSeen(),
    release_time: clock(),
    days_ahead: int(...rulesBounds.daysAhead),
    cancel_days_before: int(...rulesBounds.cancelDaysBefore),
    cancel_time: clock(),
    min_age: maybe(int(...rulesBounds.age)),
    max_age: maybe(int(...rulesBounds.age)),
    need_id_card: int(0, 1),
    need_card: int(0, 1),
    most_per_day: int(...rulesBounds.mostPerDay),
    most_open: int(...rulesBounds.mostOpen),
    missed_limit: int(...rulesBounds.missedLimit),
    missed_days: int(...rulesBounds.missedDays),
    missed_ban_days: int(...rulesBounds.missedBanDays),
    hold_minutes: int(...rulesBounds.holdMinutes),
    pay_on_site: maybe(int(0, 1)),
    waitlist_pay_hours: int(...rulesBounds.waitlistPayHours),
    waitlist_from: clock(),
    waitlist_to: clock(),
  }),
  output: settings,
  refuses: { ...notAllowed, ...changedSince, fault: '{fault}' },
})
