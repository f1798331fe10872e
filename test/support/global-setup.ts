import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import type { Embedded } from '#kit/db/embedded.ts'
import { claimCluster } from './cluster.ts'
import { clearDatabases, clearRun, makeTemplate, nameRun, type TestServer } from './template.ts'

const migrations = join(import.meta.dirname, '../../migrations')

let own: Embedded | undefined
let server: TestServer | undefined

/** Before a run of Vitest: a PostgreSQL, `TEST_DATABASE_URL` or one of our own, with a migrated template to copy. */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  const url = process.env.TEST_DATABASE_URL
  own = url ? undefined : await claimCluster(pino({ level: 'warn' }))
  const connection = own?.connection ?? { connectionString: url }
  if (own) await clearDatabases(connection, migrations)
  server = { connection, template: await makeTemplate(connection, migrations), run: nameRun() }
  provide('testServer', server)
}

/** After the run. */
export const teardown = async (): Promise<void> => {
  if (server) await clearRun(server)
  await own?.stop()
}
