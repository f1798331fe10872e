import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../support/database.ts'
import { freePort, makeDataDir, removeDataDir, spawnProduct } from '../support/product.ts'

let dataDir: string

beforeAll(() => {
  dataDir = makeDataDir()
})
afterAll(() => removeDataDir(dataDir))

/** Starts over the database at `url` and waits for the end: how it ended, and all that it said. */
const start = async (url: string, script?: string) => {
  const { ended, said } = spawnProduct({ dataDir, env: { DATABASE_URL: url, PORT: '0' }, ...(script && { script }) })
  return { code: await ended, said: said() }
}

test('a database that is away at the start is one line', async () => {
  const url = `postgres://somebody:kept-word@127.0.0.1:${await freePort()}/there`
  for (const script of ['server/main.js', 'tools/seed.ts']) {
    const { code, said } = await start(url, script)
    expect(code).toBe(1)
    expect(said).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\n$/)
    expect(said).not.toContain('kept-word')
  }
}, 120_000)

test('a database that does not exist is one line', async () => {
  const database = await openTestDatabase()
  const url = new URL(urlOf(database.pool.options))
  url.pathname = '/nowhere'
  expect(await start(url.href)).toEqual({
    code: 1,
    said: 'The database cannot be used: database "nowhere" does not exist\n',
  })
  await database.close()
}, 120_000)

test('a statement that fails at the start is named by its kind and place, without its values', async () => {
  const database = await openTestDatabase()
  await database.pool.query('drop table guahao_hospitals cascade')
  const { code, said } = await start(urlOf(database.pool.options))
  expect(code).toBe(1)
  expect(said).toMatch(/^DrizzleQueryError 42P01\n( +at .+\n)+$/)
  await database.close()
}, 120_000)

interface Reached {
  host?: string | undefined
  port?: number | undefined
  user?: string | undefined
  database?: string | undefined
  connectionString?: string | undefined
}

const urlOf = ({ host = '', port, user, database, connectionString }: Reached): string =>
  connectionString ?? `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
