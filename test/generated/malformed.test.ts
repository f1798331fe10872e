import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { breakCall } from './malformed.ts'
import { SEED, SWEEP, sampled } from './sample.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

/** `npm run sweep` asks every call 10,000 times, and looks at time and memory too. */
const sample = { runs: SWEEP || 12, seed: SEED }
/** A word that breaks a planted call comes once in some 300 inputs: so many meet it on whatever day. */
const TO_MEET_IT = 10_000
const MOST_MS = 1_000
const MOST_BYTES = 100_000_000

const trusting = {
  method: 'POST',
  summary: 'Trusts what it is sent',
  owner: 'anyone',
  input: z.object({ word: z.string() }),
  output: z.object({ word: z.string() }),
} as const

const holes = plantedRoom(
  {
    breaks: call({ ...trusting, path: '/planted/breaks' }),
    tells: call({ ...trusting, path: '/planted/tells' }),
    pollutes: call({ ...trusting, path: '/planted/pollutes' }),
  },
  {
    breaks: ({ word }) => ({ word: decodeURIComponent(word) }),
    tells: ({ word }) => ({ word: /^\d+$/.test(word) ? 'near line 1: select id from patients where' : '' }),
    pollutes: (_, { incoming }) => {
      const settings: Record<string, object> = {}
      for (const name of Object.keys(incoming.input)) Object.assign(settings[name] ?? {}, { polluted: 'yes' })
      return { word: '' }
    },
  },
)

let world: World
beforeAll(async () => {
  world = await openWorld({ more: [holes] })
}, OPENING_MS)
afterAll(() => world.app.close())

test.each(sampled(await allCalls()))(
  '$room $name answers nonsense with a clear error [S4] [S13]',
  async (one) => {
    const before = process.memoryUsage.rss()
    const times = await breakCall(world, one, sample)
    if (!SWEEP) return
    times.sort((a, b) => a - b)
    expect(times[Math.floor(times.length * 0.999)]).toBeLessThan(MOST_MS)
    expect(process.memoryUsage.rss() - before).toBeLessThan(MOST_BYTES)
  },
  600_000,
)

test.each([
  ['breaks', 'answers 500'],
  ['tells', 'tells how it is made'],
  ['pollutes', 'changes what every object is'],
])('the check sees that a call %s', async (name, says) => {
  const [hole] = callsOf([holes]).filter((one) => one.name === name)
  try {
    await expect(hole && breakCall(world, hole, { ...sample, runs: TO_MEET_IT })).rejects.toThrow(says)
  } finally {
    Reflect.deleteProperty(Object.prototype, 'polluted')
  }
})

test('a body of 10 MB is refused without being read', async () => {
  const response = await world.app.server.inject({
    method: 'POST',
    url: '/api/guahao/v1/unit/1/follow',
    payload: `remark=${'x'.repeat(10_000_000)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.statusCode).toBe(413)
})

test('an address that is no address is refused', async () => {
  for (const url of ['/api/%', '/api/guahao/v1/unit/%E0%A4%A', '/api/%00', `/api/${'a/'.repeat(3_000)}`]) {
    const { statusCode } = await world.app.server.inject(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  }
})
