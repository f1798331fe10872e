import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { parseTime } from '#kit/time/day.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { SECRET } from '../generated/world.ts'
import { loadDump } from '../releases/dump.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { bareEnv, makeDataDir, removeDataDir } from '../support/product.ts'

const root = join(import.meta.dirname, '../..')
const secret = randomBytes(32).toString('hex')
const dataDir = makeDataDir()

let database: Database
beforeAll(async () => {
  // What a release leaves has a row in every table.
  database = await openTestDatabase({ template: 'template0' })
  await loadDump(database.connection, join(root, 'migrations/releases/v0.2.0.sql.gz'))
  await prepareDatabase(database, { secret: SECRET, formerSecrets: [] }, parseTime('2026-11-24 08:00'))
})
afterAll(async () => {
  await database.close()
  removeDataDir(dataDir)
})

const keys = (env: Record<string, string>, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/keys.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...bareEnv(), DATA_DIR: dataDir, DATABASE_URL: urlOf(database.connection), ...env },
  })
  return { status, says: stdout + stderr }
}
test('a former key is needed until all is sealed anew, and how far that is stands there', async () => {
  expect(keys({ SECRET: secret }).says).toMatch(/^SECRET: this database is sealed under another one/)
  const both = { SECRET: secret, FORMER_SECRETS: SECRET }
  const before = keys(both)
  expect(before.status).toBe(1)
  expect(before.says).toMatch(/^access_patients.mobile_sealed: (\d+) of \1 under a former key$/m)
  const lines = keys(both, '--now').says.split('\n')
  expect(lines.filter((line) => line.endsWith('under a former key'))).toEqual([])
  const after = keys(both)
  expect(after).toEqual({ status: 0, says: expect.stringMatching(/FORMER_SECRETS may be left out\.\n$/) })
  expect(keys({ SECRET: secret }, '--json')).toEqual({
    status: 0,
    says: expect.stringContaining(`"key":"${sealOf({ secret, formerSecrets: [] }).prefix.slice(0, -1)}"`),
  })
}, 120_000)
