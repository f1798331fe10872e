import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#kit/db/migrate.ts'

/** Where tests make their databases, and what from. */
export interface TestServer {
  connection: pg.PoolConfig
  /** A database with all migrations, to copy. */
  template: string
  /** What the names of databases begin with that this run makes to copy. */
  run: string
}

/** A name for `TestServer.run`. */
export const nameRun = (): string => `test_run_${randomBytes(4).toString('hex')}`

/** Removes what this run made to copy. */
export const clearRun = async ({ connection, run }: TestServer): Promise<void> => {
  for (const name of await listDatabases(connection))
    if (name.startsWith(run)) await administer(connection, `drop database ${name} with (force)`)
}

/** Removes the databases of earlier runs, but not the template for these migrations. The server must be this run's alone. */
export const clearDatabases = async (connection: pg.PoolConfig, migrations: string): Promise<void> => {
  const kept = templateName(migrations)
  for (const name of await listDatabases(connection)) {
    if (name.startsWith('test_') && name !== kept) await administer(connection, `drop database ${name} with (force)`)
  }
}

/** The name of the template for these migrations; made unless it is there. */
export const makeTemplate = async (connection: pg.PoolConfig, migrations: string): Promise<string> => {
  const template = templateName(migrations)
  if ((await listDatabases(connection)).includes(template)) return template
  const half = await createDatabase(connection, 'template0')
  await migrate({ connection: inDatabase(connection, half) }, migrations)
  await administer(connection, `alter database ${half} rename to ${template}`)
  return template
}

/** Makes a database like the template, under a name of its own. Copied file by file it is there in a third of the time. */
export const createDatabase = async (connection: pg.PoolConfig, template: string): Promise<string> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(connection, `create database ${name} template ${template} strategy file_copy`)
  return name
}

/** The same server, another database. */
export const inDatabase = (connection: pg.PoolConfig, database: string): pg.PoolConfig => {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = database
  return { connectionString: url.href }
}

/** One statement on a connection of its own. */
export const administer = (connection: pg.PoolConfig, statement: string): Promise<pg.QueryResult> =>
  onConnection(connection, (client) => client.query(statement))

/** Work that one thread of a run does at a time; the others wait. */
export const singly = <T>(connection: pg.PoolConfig, work: () => Promise<T>): Promise<T> =>
  onConnection(connection, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('testing'))`)
    return work()
  })

const onConnection = async <T>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const listDatabases = async (connection: pg.PoolConfig): Promise<string[]> =>
  (await administer(connection, 'select datname from pg_database')).rows.map(({ datname }) => datname)

const templateName = (migrations: string): string => {
  const hash = createHash('sha256')
  for (const file of globSync(['*.sql', 'meta/_journal.json'], { cwd: migrations }).sort())
    hash.update(readFileSync(join(migrations, file)))
  return `test_template_${hash.digest('hex').slice(0, 16)}`
}
