import { type RuleSheet, spokenRules } from '#app/areas/guahao/hospitals/rules.ts'
import { asSheet, type HospitalRow } from '#app/areas/guahao/hospitals/server/public.ts'
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
