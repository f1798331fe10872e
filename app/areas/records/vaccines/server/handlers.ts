import type { Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { nextOf, planOf } from '../rules.ts'
import { findClinics, firstDayFor, memberOf } from './commands/clinics.ts'
import { choose, findSchedule, findVaccinated, give, remind, showSelfPaid, undo } from './commands/record.ts'
import { asClinic, asLines, asPlanned, CAUTION, SELF_PAID_CAUTION } from './present.ts'

export const handlers: Handlers<typeof contract> = {
  async vaccines({ child_id }, ctx) {
    const found = await findVaccinated(ctx, child_id)
    if (!found) return ctx.refuse('not-found')
    const { child, given, choices } = found
    const schedule = await findSchedule(ctx)
    if (!schedule)
      return { schedule: null, next: [], list: [], lines: [], self_paid: null, reminds: false, caution: CAUTION }
    const selfPaid = await findSchedule(ctx, 'self-paid')
    const all = planOf([...schedule.doses, ...(selfPaid?.doses ?? [])], child, given, dayOf(ctx.now), choices.lines)
    // Live vaccines of both keep their distance; what is next, and what is reminded of, are the free ones alone.
    const free = new Set(schedule.doses.map(({ id }) => id))
    const plan = all.filter(({ dose }) => free.has(dose.id))
    const noted = new Map(given.map((one) => [one.dose, one]))
    const { title, source, effectiveOn } = schedule.edition
    return {
      schedule: { title, source, effective_date: effectiveOn },
      next: nextOf(plan).map((one) => asPlanned(one, noted)),
      list: plan.map((one) => asPlanned(one, noted)),
      lines: asLines(schedule.doses, given, choices.lines),
      self_paid:
        selfPaid && choices.showsSelfPaid
          ? {
              title: selfPaid.edition.title,
              source: selfPaid.edition.source,
              list: all.filter(({ dose }) => !free.has(dose.id)).map((one) => asPlanned(one, noted)),
              caution: SELF_PAID_CAUTION,
            }
          : null,
      reminds: !choices.isQuiet,
      caution: CAUTION,
    }
  },

  async vaccineClinics({ child_id }, ctx) {
    const found = await findVaccinated(ctx, child_id)
    if (!found) return ctx.refuse('not-found')
    const from = await firstDayFor(ctx, found)
    return {
      member_id: await memberOf(ctx, found.child),
      from_date: from ?? '',
      list: from === undefined ? [] : (await findClinics(ctx, from)).map(asClinic),
    }
  },

  async giveVaccine({ child_id, dose, date, note = '' }, ctx) {
    return (await give(ctx, child_id, { dose, on: date, note })) ?? {}
  },

  async undoVaccine({ child_id, dose }, ctx) {
    return (await undo(ctx, child_id, dose)) ?? {}
  },

  async chooseLine({ child_id, series, variant }, ctx) {
    return (await choose(ctx, child_id, series, variant)) ?? {}
  },

  async remindVaccines({ child_id, is_on }, ctx) {
    return (await remind(ctx, child_id, is_on === 1)) ?? {}
  },

  async showSelfPaid({ child_id, is_on }, ctx) {
    return (await showSelfPaid(ctx, child_id, is_on === 1)) ?? {}
  },
}
