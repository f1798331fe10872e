import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open.ts'
import { parseTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { expectKeyOf } from './keys.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const [first, second, stranger] = ['the first secret of this house', 'the second secret of this house', 'a stranger']
let starts = 0
const start = (secret: string, ...formerSecrets: string[]) =>
  expectKeyOf(database.db, { secret, formerSecrets }, later(parseTime('2026-11-23 08:00'), { minutes: starts++ }))

test('another secret does not open a database, and changes nothing in it', async () => {
  await start(first)
  await expect(start(stranger)).rejects.toThrow('SECRET: this database is sealed under another one')
  await expect(start(stranger, 'some other')).rejects.toThrow('FORMER_SECRETS')
  await start(first)
})

test('a new secret takes the place of the former where that is named, and the former alone no longer does', async () => {
  await start(second, first)
  await start(second, first)
  await start(second)
  await expect(start(first)).rejects.toThrow('SECRET: ')
  await start(first, second)
  await start(first)
  await expect(start(second)).rejects.toThrow('SECRET: ')
})

test('of two that begin an empty database under two secrets at once, one is refused', async () => {
  const empty = await openTestDatabase()
  const now = parseTime('2026-11-23 08:00')
  const both = await Promise.allSettled(
    [first, second].map((secret) => expectKeyOf(empty.db, { secret, formerSecrets: [] }, now)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await empty.close()
})
