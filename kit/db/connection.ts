import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { isConnectionLost } from './errors.ts'
import type { Db } from './open.ts'

/**
 * A pool that keeps a connection whose statement failed, unless it was the connection that failed: the usual one opens a new
 * one after each refused row, which on a full disk it cannot.
 */
export class Pool extends pg.Pool {
  override query(...statement: never[]): never {
    return onConnection(this, (client) => client.query(...(statement as unknown as [string]))) as never
  }
}

/** Drizzle over a pool, one of its connections or another. A column without a name is called by its key, in snake case. */
export const drizzleOver = (client: pg.Pool | pg.PoolClient | pg.Client): Db =>
  drizzle(client, { casing: 'snake_case' })

/** Does `work` on a connection of its own. One that was lost, did not answer or is still in a transaction goes back to nobody. */
const onConnection = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let isLost = false
  try {
    return await work(client)
  } catch (error) {
    isLost = isConnectionLost(error)
    throw error
  } finally {
    client.release(isLost || client.getTransactionStatus() !== 'I')
  }
}

/**
 * Does `work` in a transaction on a connection of its own. (Drizzle's transactions over a pool would keep a connection for ever
 * whose `begin` failed, and hand on one on which neither a statement nor the rollback was answered.)
 */
export const transactionOn = <T>(db: Db, work: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> =>
  onConnection(poolOf(db), (client) =>
    databaseOn(client).transaction(async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        // The rollback would only wait behind a statement that is not answered either.
        if (isConnectionLost(error)) void client.end()
        throw error
      }
    }, config),
  )

/** Drizzle works out the names of a table's columns once for each of its databases: a connection keeps its own. */
const databases = new WeakMap<pg.PoolClient, Db>()

const databaseOn = (client: pg.PoolClient): Db => {
  const db = databases.get(client) ?? drizzleOver(client)
  databases.set(client, db)
  return db
}

const poolOf = (db: Db): pg.Pool => (db as NodePgDatabase & { $client: pg.Pool }).$client
