import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findMember } from '#app/areas/account/members/server/public.ts'
import type { PatientId, RequestContext } from '#app/context.ts'
import { call } from '#kit/wire/call.ts'
import { id } from '#kit/wire/fields.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { findCanaries } from './canaries.ts'
import { sampled } from './sample.ts'
import { findOpenRows } from './whose-is-it.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

const reply = z.object({ name: z.string() })
const named = {
  method: 'GET',
  summary: 'Names a member',
  owner: { member_id: 'member' },
  login: true,
  input: z.object({ member_id: id() }),
  refuses: { 'not-found': '没有', 'not-yours': '不是您的' },
  output: reply,
} as const

/** Holes, each in a call of its own. */
const holes = plantedRoom(
  {
    sound: call({ ...named, path: '/planted/sound' }),
    anybodys: call({ ...named, path: '/planted/anybodys' }),
    tellsApart: call({ ...named, path: '/planted/tells-apart' }),
    openToVisitors: call({ ...named, login: false, path: '/planted/open-to-visitors' }),
    unknownKind: call({ ...named, owner: { member_id: 'unicorn' }, path: '/planted/unknown-kind' }),
    names: call({ ...named, owner: 'anyone', login: false, input: z.object({}), path: '/planted/names' }),
  },
  {
    sound: async ({ member_id }, { db, patient, refuse }) => {
      const member = await findMember(db, patient, member_id)
      return member ? { name: member.truename } : refuse('not-found')
    },
    anybodys: async ({ member_id }, ctx) => {
      const name = await nameOf(ctx, member_id)
      return name === undefined ? ctx.refuse('not-found') : { name }
    },
    tellsApart: async ({ member_id }, ctx) => {
      const member = await findMember(ctx.db, ctx.patient, member_id)
      if (member) return { name: member.truename }
      return ctx.refuse((await nameOf(ctx, member_id)) === undefined ? 'not-found' : 'not-yours')
    },
    openToVisitors: async ({ member_id }, { db, patient, refuse }) => {
      const member = await findMember(db, patient ?? (0 as PatientId), member_id)
      return member ? { name: member.truename } : refuse('not-found')
    },
    unknownKind: () => ({ name: '' }),
    names: async (_, ctx) => ({ name: String(await nameOf(ctx, 0)) }),
  },
)

/** The name of a member whoever they belong to, or with 0 all names. */
const nameOf = async (_: RequestContext, memberId: number): Promise<string | undefined> => {
  const { rows } = await world.app.pool.query(
    'select string_agg(truename, $2) as name from account_members where id = $1 or $1 = 0',
    [memberId, ','],
  )
  return rows[0].name ?? undefined
}

let world: World

beforeAll(async () => {
  world = await openWorld({ more: [holes] })
}, OPENING_MS)
afterAll(() => world.app.close())

const planted = (name: string) => callsOf([holes]).filter((one) => one.name === name)

test('nobody learns of a row that is not their whether it is there [S1]', async () => {
  expect(await findOpenRows(world, await allCalls())).toEqual([])
}, 300_000)

test.each([
  ['sound', []],
  ['anybodys', ["member_id: another's row is not answered as one that is not there"]],
  ['tellsApart', ["member_id: another's row is not answered as one that is not there"]],
  ['openToVisitors', ['member_id: a visitor is not asked to sign in']],
  ['unknownKind', ['no plant for the kind "unicorn" (test/generated/plants.ts)']],
])('the check sees the hole of %s', async (name, says) => {
  expect(await findOpenRows(world, planted(name))).toEqual(says.map((one) => `planted ${name}: ${one}`))
})

test("what a patient wrote, and who they are, stands in nobody else's answers [S1]", async () => {
  const calls = await allCalls()
  expect(await findCanaries(world, calls, sampled(calls))).toEqual([])
}, 300_000)

test('the check sees a call that tells the names of all', async () => {
  await findCanaries(
    world,
    (await allCalls()).filter(({ name }) => name === 'saveMember'),
  )
  const found = await findCanaries(world, planted('names'))
  expect(found).toContain("planted names: a visitor reads 金丝雀, which is a patient's alone")
}, 300_000)
