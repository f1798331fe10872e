import { correctedDays } from '#app/areas/records/children/rules.ts'
import { type Child, findChildWith } from '#app/areas/records/children/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { type Charted, charted, chartOf, isInGap, measures, type Standard, sizeChartOf, sizeTableOf } from '../rules.ts'
import { measure, takeAway } from './commands/measure.ts'
import { findStandard } from './commands/standard.ts'
import {
  asChart,
  asMeasurement,
  asNamed,
  asPoints,
  asSizePoints,
  asStored,
  byDay,
  CAUTION,
  GAP_WORDS,
} from './present.ts'
import { measurementsBeside } from './queries.ts'

/** The chart of a measure with what stands on it; of weight for size by the table that counts for the child today. */
const chartFor = (
  standard: Standard | undefined,
  child: Child,
  asked: Charted,
  stored: Parameters<typeof asPoints>[3],
  today: Day,
) => {
  if (!standard || asked !== 'weight_for_length') {
    const points = asPoints(standard, child, asked, stored)
    return { measure: asked, points, chart: standard && chartOf(standard, child, asked, points, today) }
  }
  const measure = sizeTableOf(standard, child, today)
  const points = asSizePoints(standard, child, measure, stored)
  return { measure, points, chart: sizeChartOf(standard, child.sex, measure, points) }
}

/** A child with what was measured of it, by the days; undefined for who has nothing to do with it. */
const findMeasured = async (ctx: PatientContext, id: number) => {
  const found = await findChildWith(ctx, id, measurementsBeside)
  return found && { child: found.child, stored: byDay(found.more.map((row) => asStored(ctx, row))) }
}

export const handlers: Handlers<typeof contract> = {
  async growth({ child_id, standard: code = 'china' }, ctx) {
    const found = await findMeasured(ctx, child_id)
    if (!found) return ctx.refuse('not-found')
    const { child, stored } = found
    const standard = await findStandard(ctx, code)
    const list = stored.toReversed().map((one) => asMeasurement(standard, child, one))
    return { standard: standard ? asNamed(standard) : null, list, caution: CAUTION }
  },

  async growthChart({ child_id, measure: asked, standard: code = 'china' }, ctx) {
    const found = await findMeasured(ctx, child_id)
    if (!found) return ctx.refuse('not-found')
    const { child, stored } = found
    const standard = await findStandard(ctx, code)
    const today = dayOf(ctx.now)
    const { measure, points, chart } = chartFor(standard, child, asked, stored, today)
    return {
      measure: asked,
      name: measures[measure],
      unit: charted[asked],
      standard: standard ? asNamed(standard) : null,
      is_corrected: correctedDays(child.birthday, child.gestationDays, today) === undefined ? 0 : 1,
      gap_words: standard && isInGap(standard, child, today) ? GAP_WORDS : '',
      chart: chart ? asChart(chart) : null,
      points: points
        .toReversed()
        .map(({ on, age_words, value, size, words }) => ({ date: on, age_words, value, size, words })),
    }
  },

  async addMeasurement({ child_id: childId, client_id: clientId, date, is_sure, ...said }, ctx) {
    const { weight: weightKg, stature: statureCm, head: headCm, posture } = said
    const measured = { on: date, weightKg, statureCm, headCm, posture }
    const id = await measure(ctx, { childId, clientId, measured, isSure: is_sure === 1 })
    return id instanceof Refused ? id : { id }
  },

  async removeMeasurement({ child_id, id }, ctx) {
    return (await takeAway(ctx, child_id, id)) ?? {}
  },
}
