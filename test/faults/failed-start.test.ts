import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#kit/db/open.ts'
import { expectKeyOf } from '#kit/seal/server/keys.ts'
import { parseTime } from '#kit/time/day.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { freePort, makeDataDir, removeDataDir, spawnProduct } from '../support/product.ts'
import { inDatabase } from '../support/template.ts'

let dataDir: string
let database: Database | undefined
beforeEach(() => {
  dataDir = makeDataDir()
})
afterEach(async () => {
  await database?.close()
  database = undefined
  removeDataDir(dataDir)
})

/** What a process that does not start says, and how it ends. */
const failToStart = async (env: Record<string, string>) => {
  const { ended, said } = spawnProduct({ dataDir, env: { PORT: String(await freePort()), LOG_LEVEL: 'info', ...env } })
  return { code: await ended, said: said() }
}

test('a port that is taken is told in one line, before a database is made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  expect(await failToStart({ PORT: String(port) })).toEqual({
    code: 1,
    said: `PORT: ${port} at 127.0.0.1 is in use by another process.\n`,
  })
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
  other.close()
}, 60_000)

test('an address that this machine does not have is told in one line', async () => {
  const { code, said } = await failToStart({ HOST: '192.0.2.1', DEMO_IN_PUBLIC: 'yes' })
  expect([code, said]).toEqual([1, 'HOST: 192.0.2.1 is no address of this machine.\n'])
}, 60_000)

test('a database that is away, has another name or no address is told in one line, and never its password', async () => {
  database = await openTestDatabase()
  const away = `postgres://yilu:canary-password@127.0.0.1:${await freePort()}/yilu`
  const missing = urlOf(inDatabase(database.connection, 'no_such_database'))
  for (const [DATABASE_URL, line] of [
    [away, /^DATABASE_URL: the database is not reached: connect ECONNREFUSED 127\.0\.0\.1:\d+\n$/],
    [missing, /^DATABASE_URL: the database refuses us: database "no_such_database" does not exist \(3D000\)\n$/],
    ['postgres://yilu:canary-password@:port/yilu', /^DATABASE_URL: this is no address of a database\n$/],
  ] as const) {
    const { code, said } = await failToStart({ DATABASE_URL })
    expect(code).toBe(1)
    expect(said).toMatch(line)
    expect(said).not.toContain('canary')
  }
}, 60_000)

test('all that production lacks is told at once, each in a line, and nothing else', async () => {
  const { code, said } = await failToStart({ MODE: 'production', LIMITS: 'on', PORT: '70000' })
  expect(code).toBe(1)
  const names = said
    .trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(':')))
  expect(names.sort()).toEqual(['PORT', 'PUBLIC_URL', 'SECRET', 'SMS_PROVIDER'])
}, 60_000)

test('a secret that opens nothing of the database is told in one line, and nothing is planted', async () => {
  database = await openTestDatabase()
  const now = parseTime('2026-11-23 08:00')
  await expectKeyOf(database.db, { secret: 'the secret that sealed this database', formerSecrets: [] }, now)
  const { code, said } = await failToStart({ DATABASE_URL: urlOf(database.connection), SECRET: 'f'.repeat(32) })
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /^SECRET: this database is sealed under another one \(its key is [0-9a-f]{8}\)\..*FORMER_SECRETS.*\n$/,
    ),
  ])
  const { rows } = await database.pool.query('select count(*)::integer as marks from boot_marks')
  expect(rows).toEqual([{ marks: 0 }])
}, 60_000)

test('a statement that fails while the world is planted is told by its code and place, never with what stands in it', async () => {
  database = await openTestDatabase()
  // The first patients of the demonstration, with their names and numbers, are refused by the database itself.
  await database.pool.query('alter table account_members add constraint canary_check check (false)')
  const { code, said } = await failToStart({ DATABASE_URL: urlOf(database.connection) })
  expect(code).toBe(1)
  const line = said.split('\n').find((one) => one.startsWith('Unexpected'))
  expect(line).toMatch(/^Unexpected: \w+ 23514 canary_check \(app\/areas\/account\/members\/server\/\S+\)$/)
  expect(said).not.toMatch(/params|insert into|Failing row|Failed query/)
}, 120_000)
