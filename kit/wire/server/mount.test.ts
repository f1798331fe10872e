import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { RequestContext } from '#app/context.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { plantedRoom } from '#test/support/planted-room.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { call } from '../call.ts'
import { id, maybeText } from '../fields.ts'

const reply = z.object({ id: z.int(), word: z.string(), by: z.int() })
const spec = { summary: 'Echoes', input: z.object({ id: id(), word: maybeText(20) }), output: reply } as const

const read = call({ ...spec, owner: 'anyone', method: 'GET', path: '/Trial/{id}/read' })
const write = call({ ...spec, owner: 'anyone', method: 'POST', path: '/trial/{id}/write' })
const draw = call({ ...spec, owner: 'self', login: true, method: 'GET', path: '/trial/{id}/draw', mutatingGet: true })

const told = call({ ...spec, owner: 'anyone', method: 'POST', path: '/trial/{id}/told', body: 'raw' })

let acts = 0
const echo = ({ id, word }: { id: number; word?: string | undefined }, { patient }: RequestContext) => {
  acts += 1
  return { id, word: word ?? '', by: patient ?? 0 }
}

/** Says the bytes back, in words that are nobody's envelope. */
const sayBack = ({ id }: { id: number }, { incoming }: RequestContext) => {
  acts += 1
  incoming.words = { status: 202, type: 'text/plain', body: JSON.stringify(incoming.raw) }
  return { id, word: '', by: 0 }
}

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp({
    more: [plantedRoom({ read, write, draw, told }, { read: echo, write: echo, draw: echo, told: sayBack })],
  })
  person = await signIn(app)
})
afterAll(() => app.close())

const send = async (options: InjectOptions) => {
  const before = acts
  const { statusCode, headers, payload } = await app.server.inject(options)
  return { status: statusCode, headers, body: payload === '' ? null : JSON.parse(payload), acted: acts - before }
}
const form = (url: string, payload: string, headers = {}) =>
  send({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } })

test.each(['/api/trial/7/read', '/api/trial/7/read.html', '/API/TRIAL/7/READ.HTML', '/api/trial/7/read/'])(
  '%s is the same call',
  async (url) => {
    expect((await send({ url })).body).toMatchObject({ status: 200, data: { id: 7 } })
  },
)

test('a value in the query may end in .html', async () => {
  expect((await send({ url: '/api/trial/7/read?word=a.html' })).body.data.word).toBe('a.html')
})

test('the path wins over the body, the body over the query', async () => {
  const { body } = await form('/api/trial/7/write?id=1&word=query', 'id=2&word=body')
  expect(body.data).toMatchObject({ id: 7, word: 'body' })
})

test('a POST travels as form or as JSON', async () => {
  const json = { 'content-type': 'application/json; charset=utf-8' }
  expect((await form('/api/trial/7/write', 'word=a%26b')).body.data.word).toBe('a&b')
  expect((await form('/api/trial/7/write', '{"word":"a&b"}', json)).body.data.word).toBe('a&b')
})

test.each([
  ['JSON', 'application/json', '{ "id": 1,\t"word":"a" }'],
  ['what is no JSON', 'application/json', '{ "id": '],
  ['a form', 'application/x-www-form-urlencoded', 'id=1&word=a%26b'],
  ['text of no kind', 'text/plain', 'anything\r\n'],
])('a raw call gets %s byte for byte, and answers in words of its own', async (_, type, payload) => {
  const answer = await form('/api/trial/7/told', payload, { 'content-type': type })
  expect(answer).toMatchObject({ status: 202, body: payload, acted: 1, headers: { 'content-type': 'text/plain' } })
})

test('a raw call takes no more than a notice is long, and a GET of it is refused', async () => {
  expect(await form('/api/trial/7/told', 'x'.repeat(64_001))).toMatchObject({ status: 413, acted: 0 })
  expect(await send({ url: '/api/trial/7/told' })).toMatchObject({ status: 405, acted: 0 })
})

test.each([
  ['in the query', '/api/trial/7/read?word=a&word=b'],
  ['with a list in its name', '/api/trial/7/read?word=a&word='],
])('a parameter that comes twice %s is a 422 that names it', async (_, url) => {
  expect(await send({ url })).toMatchObject({ status: 422, body: { field: 'word' }, acted: 0 })
})

test('two keys are no key: whose would it be?', async () => {
  const { body, acted } = await send({ url: `/api/trial/7/draw?user_key=${person.key}&user_key=x` })
  expect([body.login, acted]).toEqual([-1, 0])
})

test.each(['user_key', 'user-key', 'User-Key'])('the key may come as the header %s', async (name) => {
  const { body } = await send({ url: '/api/trial/7/read', headers: { [name]: person.key } })
  expect(body.data.by).toBe(person.patientId)
})

test('a GET that acts needs the key in the question itself, and answers to POST too [S7]', async () => {
  const key = `user_key=${person.key}`
  const kept = `user_key_v2=${btoa(person.key)}; user_key=${person.key}`
  expect(await send({ url: '/api/trial/7/draw', headers: { cookie: kept } })).toMatchObject({
    body: { login: -1 },
    acted: 0,
  })
  expect(await form('/api/trial/7/draw', '', { cookie: kept })).toMatchObject({ body: { login: -1 }, acted: 0 })
  expect(await send({ url: `/api/trial/7/draw?${key}` })).toMatchObject({ body: { status: 200 }, acted: 1 })
  expect(await form('/api/trial/7/draw', key)).toMatchObject({ body: { status: 200 }, acted: 1 })
})

test('no answer lets a page of another origin read it [S7]', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
    const answered = await send({ method, url: '/api/trial/7/draw', headers })
    expect(Object.keys(answered.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(answered.acted).toBe(0)
  }
})

test.each([
  ['PUT', '/api/trial/7/read', 'GET'],
  ['POST', '/api/trial/7/read', 'GET'],
  ['HEAD', '/api/trial/7/read', 'GET'],
  ['GET', '/api/trial/7/write', 'POST'],
  ['DELETE', '/api/trial/7/draw', 'GET, POST'],
] as const)('%s on %s is a 405 that says %s', async (method, url, allow) => {
  const { status, headers, acted } = await send({ method, url })
  expect([status, headers.allow, acted]).toEqual([405, allow, 0])
})

test('a path that is no call is a 404 in JSON, by every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)
    expect(await send({ method, url: '/api/trial/nothing' })).toMatchObject({
      status: 404,
      body: { err_msg: expect.any(String) },
    })
})

test('a body beyond a megabyte is a 413', async () => {
  expect(await form('/api/trial/7/write', `word=${'x'.repeat(1_100_000)}`)).toMatchObject({ status: 413, acted: 0 })
})

test.each(['text/plain', 'image/png', 'application/xml', 'nonsense'])('a body of %s is a 415', async (type) => {
  expect(await form('/api/trial/7/write', 'word=a', { 'content-type': type })).toMatchObject({ status: 415, acted: 0 })
})

test.each(['{', '{"a":1,}', '{"__proto__":{"word":"x"}}'])('JSON that is none is a 400: %s', async (payload) => {
  const answered = await form('/api/trial/7/write', payload, { 'content-type': 'application/json' })
  expect(answered).toMatchObject({ status: 400, acted: 0, body: { err_msg: expect.any(String) } })
})

test.each(['[]', '[{"word":"x"}]', '"word"', '7', 'null'])(
  'JSON that is no object says nothing: %s',
  async (payload) => {
    const { body } = await form('/api/trial/7/write', payload, { 'content-type': 'application/json' })
    expect(body.data.word).toBe('')
  },
)

test('two calls of one name, and a refusal that is the wire’s own, stop the start', async () => {
  const other = call({ ...spec, owner: 'anyone', method: 'GET', path: '/trial/other' })
  const twice = [plantedRoom({ read }, { read: echo }), plantedRoom({ read: other }, { read: echo })]
  await expect(startTestApp({ more: twice })).rejects.toThrow('GET /trial/other: another call is named read, too')
  const unclear = call({
    ...spec,
    owner: 'anyone',
    method: 'GET',
    path: '/trial/unclear',
    refuses: { consent: '没有签' },
  })
  const room = plantedRoom({ unclear }, { unclear: echo })
  await expect(startTestApp({ more: [room] })).rejects.toThrow("the refusal consent is the wire's own")
})
