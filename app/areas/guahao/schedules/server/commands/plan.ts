import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { Db } from '#kit/db/open.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
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
  const parted = await partedByClosed(ctx, touched)
  for (const [hospitalId, clinics] of Map.groupBy(parted.stopped, (clinic) => clinic.hospitalId))
    await ctx.emit('clinics.closed', { hospitalId, scheduleIds: clinics.map(({ id }) => id), staffId })
  return parted
}

/** Clinics in which places are taken: those whose day is closed, and the others. */
const partedByClosed = async ({ db, now }: Pick<Context, 'db' | 'now'>, touched: Unchanged): Promise<Remade> => {
  const closed = await queries.listClosed(db, touched, now)
  return {
    stopped: touched.filter(({ id }) => closed.has(id)),
    kept: touched.filter(({ id }) => !closed.has(id)),
  }
}

/** Takes an exception back; false where the hospital has none of this id. */
export const removeException = (ctx: Context, hospitalId: number, id: number): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const gone = await queries.deleteException(inside.db, hospitalId, id)
    if (gone) await remake(inside, hospitalId, [gone], gone.date)
    return gone !== undefined
  })

/** Whose clinics many changes at once touch: doctors by hospital, and days of more than one doctor. */
export interface Changed {
  doctors: ReadonlyMap<number, ReadonlySet<number>>
  days: readonly (queries.Scope & { date: string })[]
}

/** Makes their clinics anew where nobody has booked; how many were made, and what became of those in which places are taken. */
export const remakeChanged = (ctx: Context, changed: Changed): Promise<{ made: number } & Remade> =>
  transactInside(ctx, async (inside) => {
    const spans = spansOf(changed, dayOf(ctx.now))
    for (const { scope, from, to } of spans) await queries.deleteUntouched(inside.db, scope, from, to)
    const touched = await listTouched(inside.db, spans)
    const made = await rollSchedules(inside, [...new Set(spans.map(({ scope }) => scope.hospitalId))])
    await emitNextFree(inside)
    return { made, ...(await stopClosed(inside, touched, null)) }
  })

/** What would become of those in which places are taken. It is only read: nobody who books waits for who looks at a file. */
export const foreseeChanged = async ({ db, now }: Context, changed: Changed): Promise<Remade> => {
  return partedByClosed({ db, now }, await listTouched(db, spansOf(changed, dayOf(now))))
}

interface Span {
  scope: queries.Scope
  from: Day
  to?: Day
}

/** Of so many doctors the clinics are taken away at once: no statement takes longer than the database waits for one. */
const DOCTORS_AT_ONCE = 200

const spansOf = ({ doctors, days }: Changed, today: Day): Span[] => [
  ...[...doctors].flatMap(([hospitalId, ids]) =>
    portionsOf([...ids]).map((doctorIds) => ({ scope: { hospitalId, doctorIds }, from: today })),
  ),
  ...days.map(({ date, ...scope }) => ({ scope, from: date, to: date })),
]

const portionsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / DOCTORS_AT_ONCE) }, (_, at) =>
    ids.slice(at * DOCTORS_AT_ONCE, (at + 1) * DOCTORS_AT_ONCE),
  )

const listTouched = async (db: Db, spans: readonly Span[]): Promise<Unchanged> => {
  const touched = new Map<number, queries.TouchedClinic>()
  for (const { scope, from, to } of spans)
    for (const clinic of await queries.listTouched(db, scope, from, to)) touched.set(clinic.id, clinic)
  return [...touched.values()]
}

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
