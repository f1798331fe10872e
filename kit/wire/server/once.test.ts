import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { PatientContext } from '#app/context.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { plantedRoom } from '#test/support/planted-room.ts'
import { type CallAs, startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { call } from '../call.ts'
import { inBatches } from './once-batch.ts'

const ask = z.object({ thing: z.string().min(1).max(40), note: z.string().max(40).optional() })
const buying = (path: string) =>
  call({
    method: 'POST',
    path,
    summary: 'Buys a thing',
    owner: 'self',
    login: true,
    idempotency: 'framework',
    input: ask,
    output: z.object({ receipt: z.string() }),
    refuses: { 'sold-out': '卖完了' },
  })
const buy = buying('/trial/buy')
const buyElsewhere = buying('/trial/buy-elsewhere')
const buyInBatch = buying('/trial/buy-in-batch')

/** What the next handler does after its effect; each is done once. */
let mishaps: ('throws' | 'refuses' | 'says nonsense')[] = []

const handle = async (
  { thing }: { thing: string },
  ctx: PatientContext & { refuse: (name: 'sold-out') => unknown },
) => {
  await ctx.db.execute(sql`insert into trial_bought values (${ctx.patient}, ${thing})`)
  const mishap = mishaps.shift()
  if (mishap === 'throws') throw new Error('the process might as well have ended here')
  if (mishap === 'refuses') return ctx.refuse('sold-out')
  return { receipt: mishap ? 7 : crypto.randomUUID() }
}

type Buying = PatientContext & { refuse: (name: 'sold-out') => unknown }

/** How many of those who came together were done in one transaction. */
let batches: number[] = []

/** The same for many at once; `alone` is answered by itself, and who wants `gone` is refused. */
const handleInBatch = inBatches(handle, {
  prepare: async ({ thing }: { thing: string }, ctx: Buying) => (thing === 'alone' ? undefined : { thing, ctx }),
  act: async (db, due) => {
    batches.push(due.length)
    const rows = due.filter(({ thing }) => thing !== 'gone').map(({ thing, ctx }) => ({ patient: ctx.patient, thing }))
    await db.execute(sql`
      insert into trial_bought select * from json_to_recordset(${JSON.stringify(rows)}::json) as r(patient bigint, thing text)`)
    if (due.some(({ thing }) => thing === 'poison')) throw new Error('one of them cannot be done')
    return due.map(({ thing, ctx }) => (thing === 'gone' ? ctx.refuse('sold-out') : { receipt: crypto.randomUUID() }))
  },
})

let app: TestApp
let person: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp({
    more: [
      plantedRoom({ buy, buyElsewhere, buyInBatch }, {
        buy: handle,
        buyElsewhere: handle,
        buyInBatch: handleInBatch,
      } as never),
    ],
  })
  await app.pool.query('create table trial_bought (patient bigint, thing text)')
  person = await signIn(app)
  other = await signIn(app)
})
beforeEach(async () => {
  mishaps = []
  batches = []
  await app.pool.query('truncate trial_bought, wire_answers')
})
afterAll(() => app.close())

const bought = async () => (await app.pool.query('select thing from trial_bought')).rows.map(({ thing }) => thing)
const rawRequest = (thing: string, idempotencyKey: string, as: CallAs = { key: person.key }) =>
  app.rawRequest(buy, { thing }, { ...as, idempotencyKey })

test('fifty copies at once have one effect and one answer [R7]', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => rawRequest('pill', 'k1')))
  expect(await bought()).toEqual(['pill'])
  expect(answers[0]).toMatchObject({ status: 200, body: { status: 200 } })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('without a key every question is a new one', async () => {
  await Promise.all([app.callApi(buy, { thing: 'pill' }, person), app.callApi(buy, { thing: 'pill' }, person)])
  expect(await bought()).toEqual(['pill', 'pill'])
})

test('the same key with another body is a 409 and does nothing', async () => {
  await rawRequest('pill', 'k1')
  const { status, body } = await rawRequest('plaster', 'k1')
  expect([status, Object.keys(body)]).toEqual([409, ['err_msg']])
  expect(await bought()).toEqual(['pill'])
})

test('order, place and company of the parameters are not content', async () => {
  const send = (url: string, form: string, headers = {}) =>
    app.server.inject({
      method: 'POST',
      url: `/api/trial/buy${url}`,
      payload: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-key': person.key, ...headers },
    })
  const first = await send('', 'thing=pill&note=a&idempotency_key=k1')
  const second = await send('?city_id=7&trace_id=1', 'note=a&thing=pill', { 'idempotency-key': 'k1' })
  expect([second.statusCode, second.json()]).toEqual([200, first.json()])
  expect(await bought()).toEqual(['pill'])
})

test('a key in which stands what no database stores is a key like any other', async () => {
  const send = () =>
    app.server.inject({
      method: 'POST',
      url: '/api/trial/buy',
      payload: 'thing=pill&note=a&idempotency_key=a%00b',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-key': person.key },
    })
  const [first, second] = [await send(), await send()]
  expect([first.statusCode, second.json()]).toEqual([200, first.json()])
  expect(await bought()).toEqual(['pill'])
})

test('a refusal is kept with its effect undone, also when it would succeed now', async () => {
  mishaps = ['refuses']
  const first = await rawRequest('pill', 'k1')
  expect(first.body).toMatchObject({ status: 0, reason: 'sold-out' })
  expect(await rawRequest('pill', 'k1')).toEqual(first)
  expect(await bought()).toEqual([])
})

test('of ten copies one is refused: all get one answer, and what was done is what it says', async () => {
  mishaps = ['refuses']
  const answers = await Promise.all(Array.from({ length: 10 }, () => rawRequest('pill', 'k1')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await bought()).toEqual(answers[0]?.body.reason === 'sold-out' ? [] : ['pill'])
})

test("another patient's same key, and the same key for another call, are independent", async () => {
  const mine = await rawRequest('pill', 'k1')
  const theirs = await rawRequest('plaster', 'k1', { key: other.key })
  const elsewhere = await app.rawRequest(buyElsewhere, { thing: 'tea' }, { key: person.key, idempotencyKey: 'k1' })
  expect([mine, theirs, elsewhere].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await bought()).toEqual(['pill', 'plaster', 'tea'])
})

test('a visitor with a key that a patient used does not get their answer', async () => {
  await rawRequest('pill', 'k1')
  expect((await rawRequest('pill', 'k1', {})).body).toMatchObject({ login: -1 })
})

test.each(['throws', 'says nonsense'] as const)(
  'where the handler %s after its effect nothing is left, and the key can be used again',
  async (mishap) => {
    mishaps = [mishap]
    expect((await rawRequest('pill', 'k1')).status).toBe(500)
    expect(await bought()).toEqual([])
    expect((await rawRequest('pill', 'k1')).status).toBe(200)
    expect(await bought()).toEqual(['pill'])
  },
)

test('of ten copies one fails: another does it, and the rest get its answer', async () => {
  mishaps = ['throws']
  const answers = await Promise.all(Array.from({ length: 10 }, () => rawRequest('pill', 'k1')))
  const done = answers.filter(({ status }) => status === 200)
  expect(done).toHaveLength(9)
  expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await bought()).toEqual(['pill'])
})

test('a key is remembered for a day and forgotten after it', async () => {
  const first = await rawRequest('pill', 'k1')
  app.clock.advance({ hours: 23 })
  await app.wakeAll()
  expect(await rawRequest('pill', 'k1')).toEqual(first)
  app.clock.advance({ hours: 2 })
  await app.wakeAll()
  expect((await rawRequest('plaster', 'k1')).status).toBe(200)
  expect(await bought()).toEqual(['pill', 'plaster'])
})

const rush = (things: readonly string[], keys: readonly string[], as: CallAs = { key: person.key }) =>
  Promise.all(
    things.map((thing, at) => app.rawRequest(buyInBatch, { thing }, { ...as, idempotencyKey: keys[at] ?? `k${at}` })),
  )

test('those who come together are done in one transaction, each with their own answer [R7]', async () => {
  const answers = await rush(['pill', 'tea', 'gone', 'alone'], [])
  expect(answers.map(({ body }) => body.reason ?? 'done')).toEqual(['done', 'done', 'sold-out', 'done'])
  expect((await bought()).sort()).toEqual(['alone', 'pill', 'tea'])
  expect(batches).toEqual([3])
  expect(await rush(['pill', 'tea', 'gone', 'alone'], [])).toEqual(answers)
  expect((await bought()).length).toBe(3)
})

test('copies among those who come together get one answer, another body under the same key is a 409 [R7]', async () => {
  const first = await rush(['pill', 'pill', 'tea', 'pill'], ['k1', 'k1', 'k1', 'k2'])
  expect(first.map(({ status }) => status)).toEqual([200, 200, 409, 200])
  expect(first[1]).toEqual(first[0])
  expect(await bought()).toEqual(['pill', 'pill'])
  expect((await rush(['tea'], ['k1']))[0]?.status).toBe(409)
  const theirs = await rush(['plaster'], ['k1'], { key: other.key })
  expect([theirs[0]?.status, (await bought()).length]).toEqual([200, 3])
})

test('one that cannot be done leaves nothing behind and spoils it for nobody beside it', async () => {
  const answers = await rush(['pill', 'poison', 'tea'], [])
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200])
  expect((await bought()).sort()).toEqual(['pill', 'tea'])
  expect((await rush(['plaster'], ['k1']))[0]?.status).toBe(200)
})
