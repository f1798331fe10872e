import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Row } from '#app/route-table.ts'
import { addressReader } from './address.ts'
import { answerPages } from './answer.ts'
import type { Pages } from './render.ts'

const rows: Row[] = [{ id: 'units', path: '/unit/list', file: 'x', title: 'x', query: ['keyword'] }]

/** Pages that tell how often they were made; what they are made by may be down, or slow. */
let made = 0
let now = 0
let isDown = false
let comes: Promise<void>
let app: ReturnType<typeof openApp>

const render: Pages['render'] = async (route, url, { nonce }) => {
  await comes
  if (isDown) throw new Error('down')
  made += 1
  const script = `<script nonce="${nonce}">own()</script><script>theirs()</script>`
  return new Response(`<p>${url} ${made}</p>${script}`, { status: route === 'units' ? 200 : 404 })
}

const openApp = () => {
  const opened = Fastify()
  opened.decorateRequest('said', undefined)
  const readTable = async () => addressReader(rows, [{ from: '/', to: '/unit/list' }])
  opened.register(async (pages) =>
    answerPages(pages, {
      render,
      readTable,
      isCached: true,
      publicUrl: 'http://care.example',
      manifest: () => Promise.reject(new Error('not asked here')),
      callApi: () => Promise.reject(new Error('not asked here')),
      flagsOf: async () => '',
      now: () => now,
    }),
  )
  return opened
}

beforeEach(() => {
  made = 0
  now = 0
  isDown = false
  comes = Promise.resolve()
  app = openApp()
})
afterEach(() => app.close())

const callApi = async (url = '/unit/list', headers: Record<string, string> = {}) => {
  const { statusCode: status, headers: said, payload } = await app.inject({ url, headers })
  return { status, age: said.age, control: said['cache-control'], words: /<p>(.*)<\/p>/.exec(payload)?.[1], said }
}

/** What was begun beside an answer has come. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a page is made once for all who ask in the same way, and says how old it is', async () => {
  expect(await callApi()).toMatchObject({ status: 200, words: '/unit/list 1', age: undefined })
  now = 14_999
  const others = { cookie: 'user_key_v2=S0VZ; theme_v2=MTIz' }
  expect(await callApi('/Unit/list?utm=x', others)).toMatchObject({ words: '/unit/list 1', age: '14' })
  expect(await callApi('/unit/list?keyword=a')).toMatchObject({ words: '/unit/list?keyword=a 2' })
  expect(await callApi('/unit/list', { cookie: 'city_v2=Nw==' })).toMatchObject({ words: '/unit/list 3' })
  expect((await callApi()).control).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=30')
})

test('a stale page is given out at once while it is renewed, by one of those who ask', async () => {
  await callApi()
  now = 15_000
  const slow = Promise.withResolvers<void>()
  comes = slow.promise
  for (const _ of [1, 2, 3]) expect(await callApi()).toMatchObject({ words: '/unit/list 1', age: '15' })
  slow.resolve()
  await settle()
  expect(await callApi()).toMatchObject({ words: '/unit/list 2', age: '0' })
  expect(made).toBe(2)
})

test('a page that cannot be renewed is given out until it is too old, and then the trouble is said and not cached', async () => {
  await callApi()
  isDown = true
  now = 44_999
  for (const _ of [1, 2]) {
    expect(await callApi()).toMatchObject({ status: 200, words: '/unit/list 1', age: '44' })
    await settle()
  }
  now = 45_000
  expect(await callApi()).toMatchObject({ status: 500, control: 'no-store' })
  isDown = false
  expect(await callApi()).toMatchObject({ status: 200, words: '/unit/list 2' })
})

test('who has a cached page already is told so', async () => {
  const { said } = await callApi()
  expect(await callApi('/unit/list', { 'if-none-match': String(said.etag) })).toMatchObject({ status: 304, age: '0' })
})

test('what is not there is cached as one page, with its status', async () => {
  expect(await callApi('/no/such')).toMatchObject({ status: 404, words: '/no-such-page 1' })
  expect(await callApi('/nor/this')).toMatchObject({ status: 404, words: '/no-such-page 1' })
})

test('a cached page runs our own scripts and no others, and its mark is known to nobody [S6]', async () => {
  await callApi()
  const { said } = await callApi()
  expect(String(said['content-security-policy'])).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect((await app.inject('/unit/list')).payload).not.toContain('nonce')
})
