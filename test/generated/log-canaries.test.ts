import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { openLog } from '#server/log.ts'
import { fieldsOf } from '../support/malformed.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls } from './all-calls.ts'
import { honestInput } from './honest.ts'
import { sampled } from './sample.ts'
import { askerOf, OPENING_MS, openWorld, type World } from './world.ts'

/** Things of a person that no log may hold; each fits some field of some call. */
const CANARY_NAME = '金丝雀张三'
const canaries = [
  '13977778888',
  '440304199001018886',
  CANARY_NAME,
  'canary-key-5f2d8c1a',
  '6222021234567890123',
  '我的胸口疼了三天',
]

/** Numbers of those who asked honestly. */
const mobiles: string[] = []

let lines = ''
const log = openLog('debug', {
  write: (line: string) => {
    lines += line
  },
})

/** A room with a hole: it logs what it was asked, and throws it. */
const leaky = plantedRoom(
  {
    tellTale: call({
      method: 'POST',
      path: '/leaky',
      summary: 'Leaks',
      owner: 'anyone',
      input: z.object({ name: z.string(), loud: z.string().optional() }),
      output: z.object({}),
    }),
  },
  {
    tellTale: ({ name, loud }) => {
      if (loud) log.info({ name }, 'leaky')
      throw Object.assign(new Error(`what ${name}`), { name, code: name, detail: name })
    },
  },
)

let world: World

beforeAll(async () => {
  world = await openWorld({ log, more: [leaky] })
}, OPENING_MS)
afterAll(() => world.app.close())

const found = () => [...canaries, ...mobiles].filter((canary) => lines.includes(canary))

test('the log holds nothing that a person sent, whatever call it was sent to and whatever became of it [S15]', async () => {
  const { app } = world
  for (const one of sampled(await allCalls())) {
    for (const canary of canaries) {
      const fields = Object.fromEntries(fieldsOf(one).map((field) => [field, canary]))
      await app.rawRequest(one, { ...fields, user_key: canaries[3] })
      await app.rawRequest(one, fields)
    }
    const asker = await askerOf(world, one, world.ours, CANARY_NAME)
    await app.rawRequest(one, await honestInput(world, one, asker), asker.as)
    if (one.login) mobiles.push(asker.mobile)
  }
  expect(lines).toContain('"route"')
  expect(found()).toEqual([])
}, 300_000)

test('an error that nobody expected is logged by its kind and place, without its words', async () => {
  lines = ''
  await world.app.server.inject({ method: 'POST', url: '/api/leaky', payload: { name: CANARY_NAME } })
  expect(lines).toContain('unexpected')
  expect(found()).toEqual([])
})

test('the check sees a leak where there is one', async () => {
  await world.app.server.inject({ method: 'POST', url: '/api/leaky', payload: { name: CANARY_NAME, loud: 'yes' } })
  expect(found()).toEqual([CANARY_NAME])
})
