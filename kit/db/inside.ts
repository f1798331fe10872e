import type { Db } from './open.ts'
import { committed, transact } from './transaction.ts'

/** The same context with its work going to `db`. Contexts inherit from each other, so a spread would lose what they inherit. */
export const inside = <W extends { db: Db }>(ctx: W, db: Db): W => Object.assign(Object.create(ctx), { db })

/** Does `work` in one transaction of the context's database; joins the transaction that the context is in already. */
export const transactInside = <W extends { db: Db }, T>(ctx: W, work: (inside: W) => Promise<T>): Promise<T> =>
  transact(ctx.db, (db) => work(inside(ctx, db)))

class Undone extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('undone')
    this.result = result
  }
}

/** Does `work` in a transaction of its own, a savepoint inside another one, and undoes it where its result is unwanted. */
export const rollbackIf = async <W extends { db: Db }, T>(
  ctx: W,
  isUnwanted: (result: T) => boolean,
  work: (inside: W) => Promise<T>,
): Promise<T> => {
  try {
    return await committed(ctx.db, async (db) => {
      const result = await work(inside(ctx, db))
      if (isUnwanted(result)) throw new Undone(result)
      return result
    })
  } catch (error) {
    if (error instanceof Undone) return error.result as T
    throw error
  }
}
