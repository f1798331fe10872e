import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { isClash } from '../../rules.ts'
import * as queries from '../queries.ts'
import { emitNextFree, rollSchedules } from './roll.ts'

/** Clinics that a change of plan left as they were, because places in them are taken: stop them, or change their places. */
export type Unchanged = queries.TouchedClinic[]

/**
 * Writes plans of one hospital and makes its clinics anew from today on where nobody has booked. Names the plan that would
 * have a doctor in two places at once, and then changes nothing.
 */
export const savePlans = (ctx: Context, hospitalId: number, plans: readonly Omit<queries.NewPlan, 'hospitalId'>[]) =>
  transactInside(ctx, async (inside): Promise<{ clash: queries.PlanRow } | { kept: Unchanged }> => {
    const rows = plans.map((plan) => ({ ...plan, hospitalId }))
    const others = await queries.listPlansOfDoctors(
      inside.db,
      rows.map((row) => row.doctorId),
    )
    const clash = others.find((other) => rows.some((row) => isClash(row, other)))
    if (clash) return { clash }
    await queries.upsertPlans(inside.db, rows)
    const doctors = new Map(
      rows.map(({ depId, doctorId }) => [`${depId} ${doctorId}`, { hospitalId, depId, doctorId }]),
    )
    return { kept: await remake(inside, hospitalId, [...doctors.values()]) }
  })

/** Adds what is different on one day and makes that day's clinics anew where nobody has booked; the others are named. */
export const addException = (
  ctx: Context,
  row: Omit<queries.NewException, 'madeAt'>,
): Promise<{ id: number; kept: Unchanged }> =>
  transactInside(ctx, async (inside) => {
    const id = await queries.insertException(inside.db, { ...row, madeAt: ctx.now })
    return { id, kept: await remake(inside, row.hospitalId, [row], row.date) }
  })

/** Takes an exception back; false where the hospital has none of this id. */
export const removeException = (ctx: Context, hospitalId: number, id: number): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const gone = await queries.deleteException(inside.db, hospitalId, id)
    if (gone) await remake(inside, hospitalId, [gone], gone.date)
    return gone !== undefined
  })

/**
 * The same after many changes at once: makes the clinics of doctors (by hospital) and of single days anew where nobody has
 * booked; how many were made, and how many were left because places in them are taken.
 */
export const remakeDoctors = (
  ctx: Context,
  doctors: ReadonlyMap<number, ReadonlySet<number>>,
  days: readonly (queries.Scope & { date: string })[],
): Promise<{ made: number; kept: number }> =>
  transactInside(ctx, async (inside) => {
    const today = dayOf(ctx.now)
    const scopes: { scope: queries.Scope; from: string; to?: string }[] = [
      ...[...doctors].map(([hospitalId, ids]) => ({ scope: { hospitalId, doctorIds: [...ids] }, from: today })),
      ...days.map(({ date, ...scope }) => ({ scope, from: date, to: date })),
    ]
    let kept = 0
    for (const { scope, from, to } of scopes) {
      await queries.deleteUntouched(inside.db, scope, from, to)
      kept += (await queries.listTouched(inside.db, scope, from, to)).length
    }
    const made = await rollSchedules(inside, [...new Set(scopes.map(({ scope }) => scope.hospitalId))])
    await emitNextFree(inside)
    return { made, kept }
  })

const remake = async (
  ctx: Context,
  hospitalId: number,
  scopes: readonly queries.Scope[],
  date?: string,
): Promise<Unchanged> => {
  const from = date ?? dayOf(ctx.now)
  const kept: Unchanged = []
  for (const scope of scopes) {
    await queries.deleteUntouched(ctx.db, scope, from, date)
    kept.push(...(await queries.listTouched(ctx.db, scope, from, date)))
  }
  await rollSchedules(ctx, [hospitalId])
  return kept
}
