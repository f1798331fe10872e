import type { Context, PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { asKnown, type Child } from './present.ts'
import * as queries from './queries.ts'

export { beginChild, changeChild } from './commands/child.ts'
export { asBaby, type Child } from './present.ts'
/** For rooms above, whose tables tell of a child: see `findChildWith`. */
export { type SealedRow, sealedRowsOf } from './queries.ts'
/** For foreign lines: what is written about a child goes with it. */
export { recordsChildren } from './tables.ts'

type Asking = Pick<PatientContext, 'db' | 'config' | 'now' | 'patient'>

/** A child whom who asks began or cares for today, with what they may; undefined for any other. */
export const findChild = async (ctx: Asking, id: number): Promise<Child | undefined> => {
  const seen = await queries.findChild(ctx.db, ctx.patient, id, dayOf(ctx.now))
  return seen && asKnown(ctx, seen)
}

/** The same with what a room above has written about the child, in one question: see `sealedRowsOf`. */
export const findChildWith = async <T>(
  ctx: Asking,
  id: number,
  more: queries.Beside<T>,
): Promise<{ child: Child; more: T } | undefined> => {
  const seen = await queries.findChildWith(ctx.db, ctx.patient, id, dayOf(ctx.now), more)
  return seen && { child: asKnown(ctx, seen), more: seen.more }
}

/** The children of who asks, then those they care for. */
export const listChildren = async (ctx: Asking): Promise<Child[]> =>
  (await queries.listChildren(ctx.db, ctx.patient, dayOf(ctx.now))).map((seen) => asKnown(ctx, seen))

/** The same, each with what a room above asks of it, in one question. */
export const listChildrenWith = async <T>(ctx: Asking, more: queries.Beside<T>): Promise<{ child: Child; more: T }[]> =>
  (await queries.listChildrenWith(ctx.db, ctx.patient, dayOf(ctx.now), more)).map((seen) => ({
    child: asKnown(ctx, seen),
    more: seen.more,
  }))

/** Children whom who asks began, those they care for left out. */
export const listOwnChildren = async (ctx: Pick<Asking, 'db' | 'config' | 'patient'>): Promise<Child[]> =>
  (await queries.listOwnChildren(ctx.db, ctx.patient)).map((child) => asKnown(ctx, { child, carer: null }))

/** The next children after one, each as its owner knows it: for work that goes through all. */
export const listChildrenAfter = async (
  ctx: Pick<Context, 'db' | 'config'>,
  after: number,
  most: number,
): Promise<Child[]> =>
  (await queries.listAfter(ctx.db, after, most)).map((child) => asKnown(ctx, { child, carer: null }))

/** Who cares for a child today, besides its owner. */
export const carersOf = async ({ db, now }: Pick<Context, 'db' | 'now'>, childId: number): Promise<number[]> => {
  const today = dayOf(now)
  const rows = await queries.listCarers(db, childId)
  return rows.filter(({ until }) => until === null || until >= today).map(({ patientId }) => patientId)
}
/** For the demonstration: a child as it is stored. */
export { sealed as sealChild } from './present.ts'
export { insertChild, upsertCarer } from './queries.ts'
