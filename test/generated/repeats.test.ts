import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { RequestContext } from '#app/context.ts'
import { call } from '#kit/wire/call.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { findRepeats } from './repeats.ts'
import { sampled } from './sample.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

const buying = {
  method: 'POST',
  summary: 'Buys a thing',
  owner: 'self',
  login: true,
  input: z.object({}),
  output: z.object({ receipt: z.string() }),
} as const

/** Buys and says always the same, or each time something else. */
const buy =
  (receipt?: string) =>
  async (_: unknown, { db, patient }: RequestContext) => {
    await db.execute(sql`insert into planted_bought values (${patient})`)
    return { receipt: receipt ?? crypto.randomUUID() }
  }

const holes = plantedRoom(
  {
    sound: call({ ...buying, idempotency: 'framework', path: '/planted/sound' }),
    forgetsTheKey: call({ ...buying, idempotency: 'handler', path: '/planted/forgets' }),
    actsEachTime: call({ ...buying, idempotency: 'handler', path: '/planted/acts' }),
    refuses: call({ ...buying, idempotency: 'framework', path: '/planted/refuses', refuses: { 'sold-out': '卖完了' } }),
  },
  {
    sound: buy(),
    forgetsTheKey: buy(),
    actsEachTime: buy('the same'),
    refuses: (_, { refuse }) => refuse('sold-out'),
  },
)

let world: World

beforeAll(async () => {
  world = await openWorld({ more: [holes] })
  await world.app.pool.query('create table planted_bought (patient bigint)')
}, OPENING_MS)
afterAll(() => world.app.close())

test('twenty copies of a question with one key are one deed and one answer [R7]', async () => {
  expect(await findRepeats(world, sampled(await allCalls()))).toEqual([])
}, 300_000)

test.each([
  ['sound', []],
  [
    'forgetsTheKey',
    [expect.stringContaining('copies get different answers'), expect.stringContaining('one copy writes')],
  ],
  ['actsEachTime', ['planted actsEachTime: one copy writes 1 planted_bought, 20 write 20 planted_bought']],
  ['refuses', [expect.stringContaining('asked once, it answers 200')]],
])('the check sees the hole of %s', async (name, found) => {
  const calls = callsOf([holes]).filter((one) => one.name === name)
  expect(await findRepeats(world, calls)).toEqual(found)
})
