import type { PoolConfig } from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { connect, type Database } from '#kit/db/open.ts'
import { administer, createDatabase, inDatabase, type TestServer } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** A migrated, empty database for one test file, or a copy of `template`; `close` removes it. */
export const openTestDatabase = async ({
  poolSize = 10,
  template = inject('testServer').template,
} = {}): Promise<Database> => {
  const { connection } = inject('testServer')
  const name = await createDatabase(connection, template)
  const database = connect(inDatabase(connection, name), { poolSize, log: pino({ level: 'error' }) })
  const close = async () => {
    await database.close()
    await administer(connection, `drop database ${name} with (force)`)
  }
  return { ...database, close }
}

/** The address of a database for tests, for a process that takes one. */
export const urlOf = ({ host = '', port, user = '', database = '', connectionString }: PoolConfig): string =>
  connectionString ?? `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
