import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { CannotStart } from './cannot-start.ts'
import { drizzleOver, Pool } from './connection.ts'
import { FolderInUse } from './embedded/lock.ts'
import { reachEmbedded, startEmbedded } from './embedded.ts'
import { namedClient } from './named-client.ts'
import { setParsers } from './parsers.ts'

/** The database or a transaction in it: what every query takes. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** An open database. */
export interface Database {
  db: Db
  /** For hot statements written as SQL. */
  pool: pg.Pool
  /** How to open further connections of one's own. */
  connection: pg.PoolConfig
  /** It is the bundled PostgreSQL, started by us. */
  embedded: boolean
  /** Another process runs the bundled PostgreSQL, and serves from it. */
  alongside?: boolean
  close: () => Promise<void>
}

/** Limits and settings of each connection; all may be left out. */
export interface Session {
  applicationName?: string
  /** A statement that takes longer fails, and a transaction in which nothing happens is cut off: it holds locks. Default 15,000. */
  timeoutMs?: number
  /** Default: PostgreSQL chooses. */
  planCacheMode?: 'auto' | 'force_custom_plan' | 'force_generic_plan'
}

/** For work that nobody waits for, such as planting a whole world: an hour for a statement, and between two of them. */
export const unhurried: Session = { timeoutMs: 3_600_000 }

export interface PoolOptions {
  poolSize: number
  log: BaseLogger
  session?: Session
}

interface OpenOptions extends PoolOptions {
  url?: string | undefined
  dataDir: string
}

/** Opens the database at `url`, or without one the bundled PostgreSQL in `dataDir`. Throws one clear line when it cannot. */
export const openDatabase = async (options: OpenOptions): Promise<Database> => {
  if (options.url) return connect({ connectionString: options.url }, options)
  const server = await startEmbedded(options)
  const database = connect(server.connection, options)
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { ...database, embedded: true, close }
}

/**
 * For tools: as `openDatabase`, but where another process runs the bundled PostgreSQL that one is looked into. Throws one
 * clear line also where that does not answer, as while it starts.
 */
export const openAlongside = async (options: OpenOptions): Promise<Database> => {
  try {
    return await openDatabase(options)
  } catch (error) {
    const running = error instanceof FolderInUse ? reachEmbedded(options.dataDir) : undefined
    if (!running) throw error
    const database = connect(running, options)
    try {
      await database.pool.query('select')
      return { ...database, alongside: true }
    } catch (cause) {
      await database.close()
      const why = (cause as Error).message
      throw new CannotStart(`The database of ${options.dataDir}, which another process runs, does not answer: ${why}`)
    }
  }
}

/** A pool on a database that is there. Connects when first asked. */
export const connect = (connection: pg.PoolConfig, { poolSize, log, session = {} }: PoolOptions): Database => {
  setParsers()
  const pool = new Pool({ ...connection, ...limits(session), max: poolSize, Client: namedClient() })
  // Every connection has a listener for as long as it lives: the pool's own hears those that are idle alone, and a loss that
  // nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'a database connection was lost')))
  pool.on('error', () => undefined)
  return { db: drizzleOver(pool), pool, connection, embedded: false, close: () => pool.end() }
}

const limits = ({ applicationName = 'yilu', timeoutMs = 15_000, planCacheMode }: Session): pg.PoolConfig => {
  const settings = {
    timezone: 'UTC',
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    ...(planCacheMode && { plan_cache_mode: planCacheMode }),
  }
  return {
    application_name: applicationName,
    // Sent with the connection itself: no statement more. A pooler drops it, and `npm run setup` says so (docs/scaling.md).
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: 5_000,
    // For a server that no longer answers at all, and so cannot end a statement itself.
    query_timeout: timeoutMs + Math.min(timeoutMs / 3, 5_000),
    keepAlive: true,
  }
}
