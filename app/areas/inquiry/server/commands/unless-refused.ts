import { rollbackIf } from '#kit/db/inside.ts'
import type { Db } from '#kit/db/open.ts'
import { Refused } from '#kit/wire/refused.ts'

/** Does work in a transaction of its own; a refusal undoes all of it. */
export const unlessRefused = <W extends { db: Db }, T>(ctx: W, work: (inside: W) => Promise<T>): Promise<T> =>
  rollbackIf(ctx, (result: T) => result instanceof Refused, work)
