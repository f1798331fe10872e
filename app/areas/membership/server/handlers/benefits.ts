import type { Handlers, RequestContext } from '#app/context.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/benefits.ts'
import { DAYS_AHEAD, standingOf, timesWords } from '../../rules.ts'
import { appointStates } from '../../states.ts'
import { bookBenefit, moveBooking } from '../commands/appoint.ts'
import { asBookings, asField, fieldsOf } from '../present.ts'
import { benefitsOf } from '../queries/term-benefits.ts'
import * as queries from '../queries.ts'

/** How often who asks can still use a benefit: −1 where there is no end to it. */
const leftOf = async ({ db, patient, now }: RequestContext, benefitId: number): Promise<number> => {
  if (patient === null) return 0
  const left = await queries.sumLeft(db, patient, benefitId, now)
  if (left !== undefined) return left
  const { current } = standingOf(await queries.listLive(db, patient, now), now)
  const own = current && (await benefitsOf(db, current)).find(({ benefit }) => benefit.id === benefitId)
  return own?.times === 0 ? -1 : 0
}

/** What packages of theirs that begin later bring of a benefit. */
const laterOf = async ({ db, patient, now }: RequestContext, benefitId: number) => {
  if (patient === null) return []
  const { later } = standingOf(await queries.listLive(db, patient, now), now)
  const found = await Promise.all(
    later.map(async (term) => {
      const own = (await benefitsOf(db, term)).find(({ benefit }) => benefit.id === benefitId)
      return own && { title: term.title, times_words: timesWords(own.times), begin_time: term.startsAt }
    }),
  )
  return found.filter((one) => one !== undefined)
}

export const benefitHandlers: Handlers<typeof contract> = {
  async memberBenefitDetail({ benefit_id }, ctx) {
    const benefit = await queries.findBenefit(ctx.db, benefit_id)
    if (!benefit) return ctx.refuse('not-found')
    const combos = (await queries.listOnSale(ctx.db)).flatMap(({ combo, granted }) => {
      const times = granted.find((one) => one.benefit.id === benefit_id)?.times
      return times === undefined
        ? []
        : [{ combo_id: combo.id, title: combo.title, times, times_words: timesWords(times) }]
    })
    return {
      benefit_id,
      title: benefit.title,
      summary: benefit.summary,
      rules: benefit.rules.split('\n'),
      is_bookable: benefit.isBookable,
      combos,
      left: await leftOf(ctx, benefit_id),
      later: await laterOf(ctx, benefit_id),
    }
  },

  async getAppointField({ benefit_id }, { db, now, refuse }) {
    const benefit = await queries.findBenefit(db, benefit_id)
    if (!benefit) return refuse('not-found')
    if (!benefit.isBookable) return refuse('not-bookable')
    const today = dayOf(now)
    const fields = (await fieldsOf(db, benefit)).map(asField)
    return { benefit_id, fields, min_date: addDays(today, 1), max_date: addDays(today, DAYS_AHEAD) }
  },

  async addAppoint({ benefit_id: benefitId, member_id: memberId, fields: filled }, ctx) {
    const booked = await bookBenefit(ctx, ctx.patient, { benefitId, memberId, filled })
    if (booked instanceof Refused) return booked
    const left = await leftOf(ctx, benefitId)
    return { id: booked.id, state: booked.state, state_desc: appointStates[booked.state].words, left }
  },

  async getAppointList({ page, page_size: size }, ctx) {
    const found = await queries.listAppointments(ctx.db, ctx.patient, { page, size })
    return paged({ ...found, rows: await asBookings(ctx, found.rows) }, (row) => row)
  },

  async cancelAppoint({ id }, ctx) {
    const booked = await queries.findAppointment(ctx.db, ctx.patient, id)
    if (!booked) return ctx.refuse('not-found')
    const moved = await moveBooking(ctx, id, 'cancelled', { by: 'patient' })
    const now = moved ?? (await queries.findAppointment(ctx.db, ctx.patient, id)) ?? booked
    const state_desc = appointStates[now.state].words
    // Pressed twice it is cancelled as well.
    return now.state === 'cancelled'
      ? { id, state: now.state, state_desc }
      : ctx.refuse('not-open', { state: state_desc })
  },
}
