import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { RequestContext } from '#app/context.ts'
import { call } from '#kit/wire/call.ts'
import { code, id, idList, listed, shortId } from '#kit/wire/fields.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { findFallenByIds } from './big-ids.ts'
import { sampled } from './sample.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

const narrow = { method: 'GET', summary: 'Looks into a narrow column', owner: 'anyone', output: z.object({}) } as const
const things = listed(z.array(z.object({ thing_id: id() })).max(9))

/** What a query on an `integer` column says to a number that does not fit into it. */
const lookUp = async (number: unknown, { db }: RequestContext) => {
  await db.execute(sql`select ${String(number)}::integer`)
  return {}
}
const holes = plantedRoom(
  {
    wide: call({ ...narrow, path: '/planted/wide', input: z.object({ id: id() }) }),
    inPath: call({ ...narrow, path: '/planted/path/{id}', input: z.object({ id: id() }) }),
    list: call({ ...narrow, path: '/planted/list', input: z.object({ ids: idList(9) }) }),
    text: call({ ...narrow, path: '/planted/text', input: z.object({ order_no: code() }) }),
    nested: call({ ...narrow, method: 'POST', body: 'json', path: '/planted/nested', input: z.object({ things }) }),
    sound: call({ ...narrow, path: '/planted/sound', input: z.object({ id: shortId() }) }),
  },
  {
    wide: ({ id: number }, ctx) => lookUp(number, ctx),
    inPath: ({ id: number }, ctx) => lookUp(number, ctx),
    list: ({ ids }, ctx) => lookUp(ids.at(-1), ctx),
    text: ({ order_no: number }, ctx) => lookUp(number, ctx),
    nested: (asked, ctx) => lookUp(asked.things.at(-1)?.thing_id, ctx),
    sound: ({ id: number }, ctx) => lookUp(number, ctx),
  },
)

let world: World
beforeAll(async () => {
  world = await openWorld({ more: [holes] })
}, OPENING_MS)
afterAll(() => world.app.close())

test.each(sampled(await allCalls()))(
  '$room $name answers ids at and beyond 2³¹ and 2⁵³ without falling over [S4]',
  async (one) => {
    expect(await findFallenByIds(world, one)).toEqual([])
  },
  120_000,
)

const aThing = { things: [{ thing_id: 1 }] }

test.each([
  ['wide', 'id'],
  ['inPath', 'id'],
  ['list', 'ids'],
  ['text', 'order_no'],
  ['nested', 'things'],
])('the check sees a call that falls over an id: %s', async (name, field) => {
  const [hole] = callsOf([holes]).filter((one) => one.name === name)
  expect(hole && (await findFallenByIds(world, hole, aThing)).join()).toContain(`answers 500 to ${field}`)
})

test('the check lets a call pass that takes no id its column cannot hold', async () => {
  const [sound] = callsOf([holes]).filter((one) => one.name === 'sound')
  expect(sound && (await findFallenByIds(world, sound))).toEqual([])
})
