import { setTimeout as sleep } from 'node:timers/promises'
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import { keepForCommit, waitWith } from './after-commit.ts'
import { transactionOn } from './connection.ts'
import { findDatabaseError } from './errors.ts'
import type { Db } from './open.ts'

export { isUniqueViolation } from './errors.ts'

/** Serialization failure and deadlock: nothing is wrong with the work, it only met somebody else's. */
const retryable = ['40001', '40P01']

let retryCount = 0

/** How often this process has begun a transaction anew. */
export const countRetries = (): number => retryCount

/**
 * Does `work` in one transaction and, when it met another (40001, 40P01), the whole of it again, up to `retries` times (3).
 * `work` must change nothing but the database. Inside a transaction it joins that one, whose owner retries.
 */
export const transact = async <T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  { retries = 3, ...config }: PgTransactionConfig & { retries?: number } = {},
): Promise<T> => {
  const isInside: boolean = db instanceof PgTransaction
  if (isInside) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await committed(db, work, config)
    } catch (error) {
      const code = findDatabaseError(error)?.code ?? ''
      if (attempt > retries || !retryable.includes(code)) throw error
      retryCount++
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** Does `work` in a transaction of its own, inside another one in a savepoint, and after a commit what was to wait for it. */
export const committed = async <T>(db: Db, work: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
  const isInside: boolean = db instanceof PgTransaction
  if (isInside)
    return db.transaction((savepoint) => {
      waitWith(db, savepoint)
      return work(savepoint)
    })
  let done = () => {}
  const begun = (tx: Db) => {
    done = keepForCommit(tx)
    return work(tx)
  }
  const result = await transactionOn(db, begun, config)
  done()
  return result
}
