import { type AddressInfo, connect, type Socket } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { uploadimg } from '#app/areas/files/contract.ts'
import { onePixel } from '#test/support/a-picture.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { plantedRoom } from '#test/support/planted-room.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { call } from '../call.ts'
import { maybeText } from '../fields.ts'

const spec = { summary: 'Measures', method: 'POST', input: z.object({ word: maybeText(2_000_000) }) } as const
const reply = z.object({ length: z.int() })
const open = call({ ...spec, output: reply, owner: 'anyone', path: '/measure/open' })
const mine = call({ ...spec, output: reply, owner: 'self', login: true, path: '/measure/mine' })
const long = call({ ...spec, output: reply, owner: 'anyone', path: '/measure/long', body: 'json', bodyLimit: 500_000 })
const longMine = call({
  ...spec,
  output: reply,
  owner: 'self',
  login: true,
  path: '/measure/long-mine',
  bodyLimit: 500_000,
})
const measure = ({ word = '' }: { word?: string | undefined }) => ({ length: word.length })

let app: TestApp
let person: Person
let port: number

beforeAll(async () => {
  app = await startTestApp({
    env: { LIMITS: 'on' },
    more: [
      plantedRoom({ open, mine, long, longMine }, { open: measure, mine: measure, long: measure, longMine: measure }),
    ],
  })
  person = await signIn(app)
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const send = async (options: InjectOptions) => {
  const { statusCode, headers, payload } = await app.server.inject({ method: 'POST', ...options })
  return { status: statusCode, headers, body: JSON.parse(payload) as Record<string, unknown> }
}
const formOf = (bytes: number) => `word=${'x'.repeat(bytes - 5)}`
const jsonOf = (bytes: number) => `{"word":"${'x'.repeat(bytes - 11)}"}`
const tooMuch = { status: 413, body: { err_msg: '提交的内容太多，请删减后再提交' } }

test.each([
  ['a form of a visitor', '/api/measure/open', 32_000, form, false],
  ['a form of who brings a key', '/api/measure/mine', 64_000, form, true],
  ['JSON of a visitor', '/api/measure/open', 128_000, json, false],
  ['JSON of who brings a key', '/api/measure/mine', 256_000, json, true],
  ['JSON of a visitor to a call that says how much it takes', '/api/measure/long', 500_000, json, false],
  ['a form of a patient to a call that says how much it takes', '/api/measure/long-mine', 500_000, form, true],
])('%s is read up to its limit, and refused in clear words beyond it', async (_, url, most, type, isSignedIn) => {
  const headers = { ...type, ...(isSignedIn ? { 'user-key': person.key } : {}) }
  const bodyOf = type === form ? formOf : jsonOf
  expect(await send({ url, headers, payload: bodyOf(most) })).toMatchObject({ status: 200, body: { status: 200 } })
  expect(await send({ url, headers, payload: bodyOf(most + 1) })).toMatchObject(tooMuch)
})

test('a call for patients alone reads half of the usual of who brings no key, whatever it takes of them', async () => {
  const url = '/api/measure/long-mine'
  expect(await send({ url, headers: form, payload: formOf(32_000) })).toMatchObject({ body: { login: -1 } })
  expect(await send({ url, headers: form, payload: formOf(32_001) })).toMatchObject(tooMuch)
  for (const key of ['x', 'x'.repeat(65), '!'.repeat(43)])
    expect(await send({ url, headers: { ...form, 'user-key': key }, payload: formOf(32_001) })).toMatchObject(tooMuch)
})

test('a key in the query counts as one in a header does', async () => {
  const url = `/api/measure/mine?user_key=${person.key}`
  expect(await send({ url, headers: form, payload: formOf(64_000) })).toMatchObject({ status: 200 })
})

test('a form and a query hold 300 parameters, however short, and a query 12,000 characters', async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}=`).join('&')
  const url = '/api/measure/open'
  expect(await send({ url, headers: form, payload: fields(300) })).toMatchObject({ status: 200 })
  expect(await send({ url, headers: form, payload: fields(301) })).toMatchObject(tooMuch)
  expect(await send({ url: `${url}?${fields(300)}` })).toMatchObject({ status: 200 })
  const tooLong = { status: 414, body: { err_msg: '地址里的参数太多，请删减后再试' } }
  expect(await send({ url: `${url}?${fields(301)}` })).toMatchObject(tooLong)
  expect(await send({ url: `${url}?word=${'x'.repeat(11_995)}` })).toMatchObject({ status: 200 })
  expect(await send({ url: `${url}?word=${'x'.repeat(11_996)}` })).toMatchObject(tooLong)
})

/** A phone that says what it is told, byte for byte. */
const openSocket = async (localAddress = '127.0.0.1') => {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress })
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  const answer = async () => {
    while (!heard.includes('\r\n\r\n')) await new Promise((resolve) => socket.once('data', resolve))
    return heard
  }
  return { socket, answer }
}
const headOf = (more: string, type = form['content-type']) =>
  `POST /api/measure/open HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`

test('a body that does not say how long it is gets no more', async () => {
  const { socket, answer } = await openSocket()
  socket.write(headOf('Transfer-Encoding: chunked'))
  const chunk = 'x'.repeat(16_000)
  for (let n = 0; n < 3; n++) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
  expect(await answer()).toMatch(/^HTTP\/1.1 413/)
  socket.destroy()
})

test('a body that says beforehand that it is too long is refused before it comes', async () => {
  const { socket, answer } = await openSocket()
  socket.write(headOf('Content-Length: 90000000'))
  expect(await answer()).toMatch(/^HTTP\/1.1 413/)
  socket.destroy()
})

test.each([
  [16, 20_000],
  [100, 200],
])(
  'one address has %i bodies of %i bytes read at once; others, and itself later, are not held up',
  async (most, bytes) => {
    const waiting = await Promise.all(Array.from({ length: most }, () => openSocket('127.0.0.2')))
    const head = headOf(`Content-Length: ${bytes}`)
    for (const { socket } of waiting) socket.write(head)
    const says = async (from: string) => {
      const { socket, answer } = await openSocket(from)
      socket.write(`${head}${formOf(bytes)}`)
      const said = await answer()
      socket.destroy()
      return said
    }
    // All of them have been heard once one more is refused.
    let refused = await says('127.0.0.2')
    while (refused.startsWith('HTTP/1.1 200')) refused = await says('127.0.0.2')
    expect(refused).toMatch(/^HTTP\/1.1 429[\s\S]*retry-after: 1[\s\S]*同时提交的内容太多/i)
    expect(await says('127.0.0.3')).toMatch(/^HTTP\/1.1 200/)
    const [finishing, ...leaving] = waiting
    finishing?.socket.write(formOf(bytes))
    expect(await finishing?.answer()).toMatch(/^HTTP\/1.1 200/)
    expect(await says('127.0.0.2')).toMatch(/^HTTP\/1.1 200/)
    for (const { socket } of leaving) socket.destroy()
    finishing?.socket.destroy()
  },
)

test('a picture is far longer than a form may be, and what comes beside it is not kept', async () => {
  const picture = { uploadtype: 'ask' as const, file: onePixel() }
  const { url } = await app.callApi(uploadimg, picture, person)
  expect(url).toContain('/files/')
  const parts = new FormData()
  parts.append('file', onePixel())
  for (let n = 0; n < 60; n++) parts.append(`f${n}`, 'x')
  const body = new Response(parts)
  const sent = await send({
    url: `/api${uploadimg.path}?uploadtype=ask&user_key=${person.key}`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  })
  expect(sent.body).toMatchObject({ reason: expect.any(String) })
})
