import type { Db } from './open.ts'
import { committed, transact } from './transaction.ts'

/** The same context with its work going to `db`. Contexts inherit from each other, so a spread would lose what they inherit. */
export const inside = <W extends { db: Db }>(within: W, db: Db): W => Object.assign(Object.create(within), { db })

/** Does `work` in one transaction of the context's database; joins the transaction that the context is in already. */
export const transactInside = <W extends { db: Db }, T>(within: W, work: (inside: W) => Promise<T>): Promise<T> =>
  transact(within.db, (db) => work(inside(within, db)))

class Undone extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('undone')
    this.result = result
  }
}

/** Does `work` in a transaction of its own, a savepoint inside another one, and undoes it where its result is unwanted. */
export const undoneIf = async <W extends { db: Db }, T>(
  within: W,
  isUnwanted: (result: T) => boolean,
  work: (inside: W) => Promise<T>,
): Promise<T> => {
  try {
    return await committed(within.db, async (db) => {
      const result = await work(inside(within, db))
      if (isUnwanted(result)) throw new Undone(result)
      return result
    })
  } catch (error) {
    if (error instanceof Undone) return error.result as T
    throw error
  }
}
