import { type BookingRules, spokenRules } from '#app/areas/guahao/hospitals/rules.ts'
import { asBookingRules, type HospitalRow } from '#app/areas/guahao/hospitals/server/public.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { deskRules } from '../contract.ts'

/** A hospital's settings, with its rules as patients read them. */
export const asSettings = ({ id, name, notice }: HospitalRow, sheet: BookingRules) => ({
  unit_id: id,
  unit_name: name,
  notice,
  rules: asBookingRules(sheet),
  tips: spokenRules(sheet),
})

/** The rule sheet that was asked for. */
export const rulesOf = (input: ParsedInput<typeof deskRules>): BookingRules => ({
  releaseMinutes: input.release_time,
  daysAhead: input.days_ahead,
  cancelDaysBefore: input.cancel_days_before,
  cancelMinutes: input.cancel_time,
  minAge: input.min_age ?? null,
  maxAge: input.max_age ?? null,
  needsIdCard: input.need_id_card === 1,
  needsVisitCard: input.need_card === 1,
  mostPerDay: input.most_per_day,
  mostOpen: input.most_open,
  missedLimit: input.missed_limit,
  missedDays: input.missed_days,
  missedBanDays: input.missed_ban_days,
  holdMinutes: input.hold_minutes,
  paysOnSite: input.pay_on_site === 1,
  waitlistPayHours: input.waitlist_pay_hours,
  waitlistFromMinutes: input.waitlist_from,
  waitlistToMinutes: input.waitlist_to,
})
