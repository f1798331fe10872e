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

/** What became of the clinics in which people have places: stopped because their day is closed, or as they were. */
export interface Remade {
  stopped: Unchanged
  kept: Unchanged
}

/**
 * Adds what is different on one day and makes that day's clinics anew where nobody has booked. Of the others those that are closed
 * by it are stopped, so that nothing more is sold of them; the rest stay, and are named.
 */
export const addException = (
  ctx: Context,
  row: Omit<queries.NewException, 'madeAt'>,
  staffId: number | null,
): Promise<{ id: number } & Remade> =>
  transactInside(ctx, async (inside) => {
    const id = await queries.insertException(inside.db, { ...row, madeAt: ctx.now })
    const kept = await remake(inside, row.hospitalId, [row], row.date)
    return { id, ...(await stopClosed(inside, kept, staffId)) }
  })

/** Closes what an exception closes: whoever tells its people hears of it. */
const stopClosed = async (ctx: Context, touched: Unchanged, staffId: number | null): Promise<Remade> => {
  const closed = await queries.listClosed(ctx.db, touched, ctx.now)
  const stopped = touched.filter(({ id }) => closed.has(id))
  for (const [hospitalId, clinics] of Map.groupBy(stopped, (clinic) => clinic.hospitalId))
    await ctx.emit('clinics.closed', { hospitalId, scheduleIds: clinics.map(({ id }) => id), staffId })
  return { stopped, kept: touched.filter(({ id }) => !closed.has(id)) }
}

/** Takes an exception back; false where the hospital has none of this id. */
export const removeException = (ctx: Context, hospitalId: number, id: number): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const gone = await queries.deleteException(inside.db, hospitalId, id)
    if (gone) await remake(inside, hospitalId, [gone], gone.date)
    return gone !== undefined
  })

/**
 * The same after many changes at once: makes the clinics of doctors (by hospital) and of single days anew where nobody has
 * booked; how many were made, and what became of those in which places are taken.
 */
export const remakeDoctors = (
  ctx: Context,
  doctors: ReadonlyMap<number, ReadonlySet<number>>,
  days: readonly (queries.Scope & { date: string })[],
): Promise<{ made: number } & Remade> =>
  transactInside(ctx, async (inside) => {
    const today = dayOf(ctx.now)
    const scopes: { scope: queries.Scope; from: string; to?: string }[] = [
      ...[...doctors].map(([hospitalId, ids]) => ({ scope: { hospitalId, doctorIds: [...ids] }, from: today })),
      ...days.map(({ date, ...scope }) => ({ scope, from: date, to: date })),
    ]
    const touched = new Map<number, queries.TouchedClinic>()
    for (const { scope, from, to } of scopes) {
      await queries.deleteUntouched(inside.db, scope, from, to)
      for (const clinic of await queries.listTouched(inside.db, scope, from, to)) touched.set(clinic.id, clinic)
    }
    const made = await rollSchedules(inside, [...new Set(scopes.map(({ scope }) => scope.hospitalId))])
    await emitNextFree(inside)
    return { made, ...(await stopClosed(inside, [...touched.values()], null)) }
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
