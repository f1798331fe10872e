import type { Context } from '#app/context.ts'
import type { ActKind } from '../rules.ts'
import { type ActRow, findAct, findCurrentAct } from './queries.ts'

export { type ActRow, endAct, findAct, insertAct, listActs, listRunningKinds } from './queries.ts'
/** For foreign lines and joins of rooms above, which never write it. */
export { activitiesActs } from './tables.ts'

/** The activity of that number and kind, or without one the current of the kind. */
export const actOf = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: ActKind,
  id: number | undefined,
): Promise<ActRow | undefined> => (id === undefined ? findCurrentAct(db, kind, now) : findAct(db, id, kind))
