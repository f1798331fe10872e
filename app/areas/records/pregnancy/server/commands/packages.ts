import { asGoodsCard, listGoods } from '#app/areas/mall/goods/server/public.ts'
import { findRecord } from '#app/areas/records/ground/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { nextStep, packagesFor, pregnancyDays, stepState } from '../../rules.ts'
import { dueOf, isPregnancy } from './record.ts'

/** So many packages are offered. */
const OFFERED = 3

const none = { step: '', list: [] }

/** Exam packages of the patient's city for what is due next; none once the record is over: it is quiet then. */
export const findPackages = async (ctx: PatientContext, recordId: number) => {
  const record = await findRecord(ctx, ctx.patient, recordId)
  if (!record || !isPregnancy(record)) return new Refused('not-found')
  if (record.closedAt) return none
  const { content } = record
  const day = pregnancyDays(dueOf(content), dayOf(ctx.now))
  const step = nextStep(day, content.done)
  if (!step || stepState(step, day) === 'ahead') return none
  const keyword = packagesFor(step, day)
  if (!keyword) return none
  // The best sold first: a place among them cannot be bought.
  const filter = { city: ctx.city, kinds: ['exam'], keyword, isPromoted: false } as const
  const { rows } = await listGoods(ctx.db, filter, { page: 1, size: OFFERED })
  return { step: step.id, list: rows.map((row) => asGoodsCard(row)) }
}
