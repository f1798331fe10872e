import { type RuleSheet, spokenRules } from '#app/areas/guahao/hospitals/rules.ts'
import type { HospitalRow } from '#app/areas/guahao/hospitals/server/public.ts'
import { formatClock } from '#kit/time/day.ts'
import type { Asked } from '#kit/wire/call.ts'
import type { deskRules } from '../contract.ts'

/** A hospital's settings, with its rules as patients read them. */
export const asSettings = ({ id, name, notice }: HospitalRow, sheet: RuleSheet) => ({
  unit_id: id,
  unit_name: name,
  notice,
  rules: asSheet(sheet),
  tips: spokenRules(sheet),
})

const asSheet = (sheet: RuleSheet) => ({
  release_time: formatClock(sheet.releaseMinutes),
  days_ahead: sheet.daysAhead,
  cancel_days_before: sheet.cancelDaysBefore,
  cancel_time: formatClock(sheet.cancelMinutes),
  min_age: sheet.minAge,
  max_age: sheet.maxAge,
  need_id_card: sheet.needsIdCard,
  need_card: sheet.needsVisitCard,
  most_per_day: sheet.mostPerDay,
  most_open: sheet.mostOpen,
  missed_limit: sheet.missedLimit,
  missed_days: sheet.missedDays,
  missed_ban_days: sheet.missedBanDays,
  hold_minutes: sheet.holdMinutes,
  waitlist_pay_hours: sheet.waitlistPayHours,
  waitlist_from: formatClock(sheet.waitlistFromMinutes),
  waitlist_to: formatClock(sheet.waitlistToMinutes),
})

/** The rule sheet that was asked for. */
export const sheetOf = (ask: Asked<typeof deskRules>): RuleSheet => ({
  releaseMinutes: ask.release_time,
  daysAhead: ask.days_ahead,
  cancelDaysBefore: ask.cancel_days_before,
  cancelMinutes: ask.cancel_time,
  minAge: ask.min_age ?? null,
  maxAge: ask.max_age ?? null,
  needsIdCard: ask.need_id_card === 1,
  needsVisitCard: ask.need_card === 1,
  mostPerDay: ask.most_per_day,
  mostOpen: ask.most_open,
  missedLimit: ask.missed_limit,
  missedDays: ask.missed_days,
  missedBanDays: ask.missed_ban_days,
  holdMinutes: ask.hold_minutes,
  waitlistPayHours: ask.waitlist_pay_hours,
  waitlistFromMinutes: ask.waitlist_from,
  waitlistToMinutes: ask.waitlist_to,
})
