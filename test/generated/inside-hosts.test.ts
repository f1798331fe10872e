import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, type NamedCall } from './all-calls.ts'
import { honestInput } from './honest.ts'
import { sampled } from './sample.ts'
import { askerOf, OPENING_MS, openWorld, type World } from './world.ts'

/** Nobody answers there, so that failures are seen too. */
const INSIDE = 'inside-7f3a'
const inside = (name: string) => `http://127.0.0.1:9/${INSIDE}/${name}`
const provider = (name: string) => ({
  [`SIGN_IN_${name}`]: inside(name).replace('//', `//${INSIDE}:${INSIDE}@`),
})
/** Every address of a service that this server alone asks; the rest are for pages. */
const env = {
  SECRET: 'a'.repeat(64),
  ALIYUN_SMS_ENDPOINT: inside('sms'),
  WEATHER_PROVIDER: 'qweather',
  QWEATHER_ENDPOINT: inside('weather'),
  QWEATHER_API_KEY: INSIDE,
  WECHAT_PROVIDER: 'wechat',
  WECHAT_ENDPOINT: inside('wechat'),
  WECHAT_APP_ID: 'wx',
  WECHAT_APP_SECRET: INSIDE,
  CITY_APP_INIT_URL: inside('city-init'),
  CITY_APP_ID: 'a',
  ...provider('CITY_2'),
  ...provider('PARTNER'),
  ...provider('PARTNER_FS'),
}

/** A room with a hole: it says where it asks. */
const tellTale = call({
  method: 'GET',
  path: '/where-i-ask',
  summary: 'Leaks',
  owner: 'anyone',
  input: z.object({}),
  output: z.object({ url: z.string() }),
})
const leaky = plantedRoom({ tellTale }, { tellTale: (_, { config }) => ({ url: config.messaging.endpoint }) })

let world: World

beforeAll(async () => {
  world = await openWorld({ env, more: [leaky] })
}, OPENING_MS)
afterAll(() => world.app.close())

const answersOf = async (call: NamedCall): Promise<string> => {
  const asker = await askerOf(world, call, world.ours)
  const { body } = await world.app.rawRequest(call, await honestInput(world, call, asker), asker.as)
  return JSON.stringify(body)
}

test('every address of a service that the server asks is a setting, and stands in no answer [X373]', async () => {
  const telling: string[] = []
  for (const call of sampled(await allCalls())) if ((await answersOf(call)).includes(INSIDE)) telling.push(call.name)
  expect(telling).toEqual([])
}, 300_000)

test('the check sees an address where one is told', async () => {
  expect(await answersOf({ ...tellTale, name: 'tellTale', room: 'leaky' })).toContain(INSIDE)
})
