import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Database } from '#kit/db/open.ts'
import { openLog } from '#server/log.ts'
import { bareEnv, type Product } from '#test/support/product.ts'
import { portOf } from './baseline.ts'
import { familyOf } from './processes.ts'
import { startBenchApp } from './test-app.ts'

/** Vendure's own package and lock file; a process apart, of which nothing comes into ours. */
const folder = join(import.meta.dirname, 'vendure')
const core = join(folder, 'node_modules/@vendure/core/package.json')
const DATABASE = 'yilu_bench_vendure'

type Connection = Product['database']['connection']

/** A PostgreSQL on this machine, and the process whose family its CPU is. */
interface Server {
  connection: Connection
  pid: number
}

/** A running Vendure with a thousand products in a database of its own. */
export interface VendureShop {
  port: number
  /** Its own process, and that of its PostgreSQL. */
  pids: readonly number[]
  /** Pieces of a variant, found by what stands on it, in orders that are paid. */
  countSold: (sku: string) => Promise<number>
  idOf: (sku: string) => Promise<number>
  /** What is measured, in words. */
  versions: string
  close: () => Promise<void>
}

export const isVendureInstalled = (): boolean => existsSync(core)

/** The PostgreSQL at `VENDURE_DATABASE_URL`; without one the product's bundled one, beside its own database. */
const findServer = async (): Promise<Server> => {
  const url = process.env.VENDURE_DATABASE_URL
  if (!url) return (await startBenchApp()).database
  const { hostname, port, username, password, pathname } = new URL(url)
  const connection = {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  }
  return { connection, pid: await serverOf(connection) }
}

/** The process that serves this address; only what runs on this machine can be measured. */
const serverOf = (connection: Connection): Promise<number> =>
  connected(connection, async (pool) => {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const backend = familyOf(rows[0]?.pid ?? 0)[0]
    if (!backend || !/postgres/.test(readFileSync(`/proc/${backend.pid}/cmdline`, 'utf8')))
      throw new Error('VENDURE_DATABASE_URL names no PostgreSQL of this machine')
    return backend.parent
  })

type Pool = Database['pool']

const open = (connection: Connection) => connect(connection, { poolSize: 2, log: openLog('error') })

const connected = async <T>(connection: Connection, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const { pool, close } = open(connection)
  try {
    return await work(pool)
  } finally {
    await close()
  }
}

const dropDatabase = (pool: Pool) => pool.query(`drop database if exists ${DATABASE} with (force)`)

/** Makes the database anew; the server's version. */
const makeDatabase = (connection: Connection): Promise<string> =>
  connected(connection, async (pool) => {
    await dropDatabase(pool)
    await pool.query(`create database ${DATABASE}`)
    const { rows } = await pool.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? ''
  })

/** Fills a new database and starts Vendure over it, in production mode. */
export const openVendureShop = async (): Promise<VendureShop> => {
  const { connection, pid } = await findServer()
  const postgres = await makeDatabase(connection)
  await run('populate.js', connection)
  await run('reindex.js', connection)
  const child = start('server.js', connection)
  const ended = once(child, 'exit')
  const port = await portOf(child)
  const database = open({ ...connection, database: DATABASE })
  const oneNumber = async (sql: string, sku: string) =>
    Number((await database.pool.query<{ n: string }>(sql, [sku])).rows[0]?.n)
  const close = async () => {
    await database.close()
    child.kill()
    await ended
    await connected(connection, dropDatabase)
  }
  return {
    port,
    pids: [child.pid as number, pid],
    close,
    versions: `Vendure ${JSON.parse(readFileSync(core, 'utf8')).version}, Node ${process.version}, PostgreSQL ${postgres}`,
    idOf: (sku) => oneNumber('select id as n from product_variant where sku = $1', sku),
    countSold: (sku) =>
      oneNumber(
        `select coalesce(sum(line.quantity), 0) as n from order_line line join product_variant variant on variant.id = line."productVariantId"
         join "order" bought on bought.id = line."orderId" where variant.sku = $1 and bought.state = 'PaymentSettled'`,
        sku,
      ),
  }
}

const start = (script: string, { host, port, user, password }: Connection): ChildProcess => {
  const connection = { host, port, username: user, password, database: DATABASE }
  return spawn(process.execPath, [join(folder, script)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...bareEnv(),
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      VENDURE_DISABLE_TELEMETRY: 'true',
      DATABASE: JSON.stringify(connection),
    },
  })
}

const run = async (script: string, connection: Connection) => {
  const child = start(script, connection)
  child.stdout?.resume()
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
}
