import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findSession } from '#app/areas/access/patients/server/public.ts'
import { call } from '#kit/wire/call.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { findOpenCalls } from './roles.ts'
import { sampled } from './sample.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

const who = {
  method: 'GET',
  summary: 'Says who asks',
  input: z.object({}),
  output: z.object({ who: z.string() }),
} as const
const ofStaff = { ...who, owner: 'self', staff: true, refuses: { 'not-allowed': '不能' } } as const

const whoAndToken = z.object({ who: z.string(), token: z.string() })

const holes = plantedRoom(
  {
    sound: call({ ...who, owner: 'self', login: true, path: '/planted/sound' }),
    readsTheCookie: call({ ...who, owner: 'anyone', path: '/planted/cookie' }),
    readsItBesideAToken: call({ ...who, owner: 'anyone', path: '/planted/token', output: whoAndToken }),
    hasNoDoor: call({ ...who, owner: 'anyone', path: '/planted/no-door' }),
    permitsAll: call({ ...ofStaff, may: 'staff.manage', path: '/planted/permits' }),
    permitsNobody: call({ ...ofStaff, path: '/planted/nobody' }),
    answersPosts: call({ ...who, owner: 'anyone', path: '/planted/posts' }),
    posts: call({ ...who, owner: 'anyone', method: 'POST', path: '/planted/posts' }),
  },
  {
    sound: () => ({ who: 'a patient' }),
    readsTheCookie: async (_, { db, now, incoming }) => {
      const key = /user_key=([^;]+)/.exec(String(incoming.headers.cookie))?.[1] ?? ''
      return { who: String((await findSession(db, key, now))?.patientId ?? 'nobody') }
    },
    readsItBesideAToken: (_, { incoming }) => ({
      who: incoming.headers.cookie?.includes('user_key=') ? 'a patient' : 'nobody',
      token: crypto.randomUUID(),
    }),
    hasNoDoor: () => ({ who: 'anybody' }),
    permitsAll: () => ({ who: 'staff' }),
    permitsNobody: () => ({ who: 'staff' }),
    answersPosts: () => ({ who: 'anybody' }),
    posts: () => ({ who: 'anybody' }),
  },
)

let world: World
beforeAll(async () => {
  world = await openWorld({ more: [holes] })
}, OPENING_MS)
afterAll(() => world.app.close())

test('a call opens by the key of its own door alone: no other key, no cookie, no other method, no other role [S2] [S7]', async () => {
  const calls = await allCalls()
  expect(await findOpenCalls(world, calls, sampled(calls))).toEqual([])
}, 300_000)

test.each([
  ['sound', []],
  ['readsTheCookie', ['cookies change the answer']],
  ['readsItBesideAToken', ['cookies change the answer']],
  [
    'permitsAll',
    ['planner', 'nurse', 'keeper', 'pharmacist', 'auditor', 'accountant', 'service', 'cashier', 'editor'].map(
      (role) => `who is ${role} is not refused`,
    ),
  ],
  ['permitsNobody', ['names no permission']],
  ['answersPosts', ['POST is answered 200']],
])('the check sees the hole of %s', async (name, says) => {
  const calls = callsOf([holes]).filter((one) => one.name === name)
  expect(await findOpenCalls(world, calls)).toEqual(says.map((one) => `planted ${name}: ${one}`))
})

test('the check sees a call whose door is not kept', async () => {
  const calls = callsOf([holes]).filter(({ name }) => name === 'hasNoDoor')
  for (const [door, stranger] of [
    [{ login: true }, 'staff'],
    [{ staff: true, may: 'account' }, 'doctor'],
    [{ doctor: true }, 'patient'],
  ] as const) {
    const found = await findOpenCalls(
      world,
      calls.map((one) => ({ ...one, ...door })),
    )
    expect(found).toContain('planted hasNoDoor: without a key it is answered 200')
    expect(found).toContain(`planted hasNoDoor: by the key of a ${stranger} it is answered 200`)
  }
})
