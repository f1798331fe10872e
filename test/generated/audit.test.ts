import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rowKinds } from '#app/areas/access/audit/rules.ts'
import { type ActDone, recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { call } from '#kit/wire/call.ts'
import { findRowNamers } from '#server/row-namers.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { aboutOthers, findUnaudited, gone, twofold, unaudited } from './audit.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

const stopping = {
  method: 'POST',
  summary: 'Stops a coupon',
  owner: 'self',
  staff: true,
  input: z.object({ coupon_id: z.coerce.number() }),
  output: z.object({}),
} as const

const tells =
  (...acts: Partial<ActDone>[]) =>
  async ({ coupon_id: id }: { coupon_id: number }, ctx: StaffContext) => {
    for (const act of acts) await recordAct(ctx, { act: 'coupon.stop', kind: 'coupon', id, ...act })
    return {}
  }

const somebodyElse = (ctx: StaffContext): StaffContext =>
  Object.assign(Object.create(ctx), { staff: { ...ctx.staff, staffId: 1, hospitalId: 1 } })

const holes = plantedRoom(
  {
    sound: call({ ...stopping, path: '/planted/sound' }),
    silent: call({ ...stopping, path: '/planted/silent' }),
    asGet: call({ ...stopping, method: 'GET', mutatingGet: true, path: '/planted/as-get' }),
    onlyReads: call({ ...stopping, method: 'GET', path: '/planted/only-reads' }),
    twice: call({ ...stopping, path: '/planted/twice' }),
    blamesAnother: call({ ...stopping, path: '/planted/blames-another' }),
    namesAnotherRow: call({ ...stopping, path: '/planted/names-another-row' }),
    hasNoWords: call({ ...stopping, path: '/planted/has-no-words' }),
    refuses: call({ ...stopping, path: '/planted/refuses', refuses: { over: '已结束' } }),
  },
  {
    sound: tells({}),
    silent: tells(),
    asGet: tells(),
    onlyReads: tells(),
    twice: tells({}, {}),
    blamesAnother: (input, ctx) => tells({})(input, somebodyElse(ctx)),
    namesAnotherRow: tells({ id: 123_456_789 }),
    hasNoWords: tells({ kind: 'unicorn', act: 'unicorn.ride' as 'coupon.stop' }),
    refuses: (_, { refuse }) => refuse('over'),
  },
)

let world: World
beforeAll(async () => {
  world = await openWorld({ more: [holes] })
}, OPENING_MS)
afterAll(() => world.app.close())

test('what staff and doctors do leaves one line in the audit: who, what, and to which row [S8]', async () => {
  expect(await findUnaudited(world, await allCalls())).toEqual([])
}, 300_000)

test('every kind of row that an act may be about has somebody who names it', async () => {
  const namers = await findRowNamers()
  expect(Object.keys(rowKinds).filter((kind) => !(kind in namers))).toEqual([])
})

test('every call that is excused is there', async () => {
  const names = (await allCalls()).map(({ name }) => name)
  const excused = Object.keys({ ...unaudited, ...twofold, ...aboutOthers, ...gone })
  expect(excused.filter((name) => !names.includes(name))).toEqual([])
})

test.each([
  ['sound', []],
  ['silent', ['leaves no line in the audit, not one line']],
  ['asGet', ['leaves no line in the audit, not one line']],
  ['onlyReads', []],
  ['twice', ['leaves two lines in the audit, not one line']],
  [
    'blamesAnother',
    [
      expect.stringMatching(/says that staff 1 did it, not \d+/),
      expect.stringContaining('writes into the audit of another hospital'),
    ],
  ],
  [
    'namesAnotherRow',
    ['is about coupon 123456789, which was neither asked nor answered', 'is about coupon 123456789, which has no name'],
  ],
  [
    'hasNoWords',
    [
      'does what has no words: unicorn.ride',
      'is about a kind of row that has no words: unicorn',
      expect.stringMatching(/is about unicorn \d+, which has no name/),
    ],
  ],
  ['refuses', [expect.stringContaining('it answers 200')]],
])('the check sees the hole of %s', async (name, says) => {
  const calls = callsOf([holes]).filter((one) => one.name === name)
  const found = await findUnaudited(world, calls)
  expect(found).toEqual(says.map((one) => (typeof one === 'string' ? `planted ${name}: ${one}` : one)))
})

test.each([
  ['unaudited', 'leaves one line in the audit, not no line'],
  ['twofold', 'leaves one line in the audit, not two lines'],
  ['aboutOthers', 'is about a row that is asked or answered, and is excused from it'],
  ['gone', 'is about a row that has a name, and is excused from it'],
])('the check sees that a call needs no excuse to be %s', async (list, says) => {
  const calls = callsOf([holes]).filter(({ name }) => name === 'sound')
  const none = { unaudited: {}, twofold: {}, aboutOthers: {}, gone: {} }
  expect(await findUnaudited(world, calls, { ...none, [list]: { sound: 'it is planted' } })).toEqual([
    `planted sound: ${says}`,
  ])
})
