import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { RequestContext } from '#app/context.ts'
import { call } from '#kit/wire/call.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { findHonoured } from './extras.ts'
import { sampled } from './sample.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

const buying = {
  method: 'POST',
  summary: 'Buys a thing',
  owner: 'self',
  login: true,
  input: z.object({}),
  output: z.object({ price: z.string() }),
} as const

/** What was sent, whether the contract names it or not. */
const sent = ({ incoming }: RequestContext, name: string) => String(incoming.input[name] ?? '')
const buy = async ({ db }: RequestContext, patient: string | number, points: string) => {
  await db.execute(sql`insert into planted_bought values (${patient}, ${points})`)
  return { price: '12.50' }
}

const holes = plantedRoom(
  {
    sound: call({ ...buying, path: '/planted/sound' }),
    takesThePrice: call({ ...buying, path: '/planted/price' }),
    takesThePoints: call({ ...buying, path: '/planted/points' }),
    takesThePerson: call({ ...buying, path: '/planted/person' }),
    tellsMore: call({ ...buying, path: '/planted/more', output: z.looseObject({}) }),
    takesTheRole: call({ ...buying, path: '/planted/role', refuses: { 'not-allowed': '不能' } }),
  },
  {
    sound: (_, ctx) => buy(ctx, ctx.patient, '5'),
    takesThePrice: (_, ctx) => ({ price: sent(ctx, 'price') || '12.50' }),
    takesThePoints: (_, ctx) => buy(ctx, ctx.patient, sent(ctx, 'points') || '5'),
    takesThePerson: (_, ctx) => buy(ctx, sent(ctx, 'patient_id') || ctx.patient, '5'),
    tellsMore: () => ({ price: '12.50', discount: '0.50' }),
    takesTheRole: (_, ctx) => (sent(ctx, 'role') === '' ? { price: '12.50' } : ctx.refuse('not-allowed')),
  },
)

let world: World
beforeAll(async () => {
  world = await openWorld({ more: [holes] })
  await world.app.pool.query('create table planted_bought (patient_id bigint, points text)')
}, OPENING_MS)
afterAll(() => world.app.close())

test('every call is answered to who may ask it, and what no contract names is neither told, nor kept, nor minded [S3]', async () => {
  expect(await findHonoured(world, sampled(await allCalls()))).toEqual([])
}, 300_000)

test.each([
  ['sound', []],
  ['takesThePrice', ['answers with what was added to the question']],
  ['takesThePoints', ['keeps what was added to the question in planted_bought']],
  ['takesThePerson', ['keeps what was added to the question in planted_bought']],
  ['tellsMore', ['data.price is not in the contract', 'data.discount is not in the contract']],
  ['takesTheRole', ['asked {} and more, it answers 200 {"status":0,"msg":"不能","reason":"not-allowed","data":{}}']],
])('the check sees the hole of %s', async (name, says) => {
  const calls = callsOf([holes]).filter((one) => one.name === name)
  expect(await findHonoured(world, calls)).toEqual(says.map((one) => `planted ${name}: ${one}`))
})
