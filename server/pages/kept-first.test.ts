import { Writable } from 'node:stream'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drainOnClose } from '../drain.ts'
import { openLog } from '../log.ts'
import { answerKeptFirst } from './kept-first.ts'
import { bodyOf } from './page-body.ts'

const body = bodyOf(200, ['<p>你好</p>'], { 'content-type': 'text/html; charset=utf-8' })

let lines: string[]
let app: ReturnType<typeof openApp>
let origin: string

const openApp = () => {
  const to = new Writable({
    write: (line, _, done) => {
      lines.push(String(line))
      done()
    },
  })
  return Fastify({ loggerInstance: openLog('info', to) as FastifyBaseLogger, disableRequestLogging: true })
}

beforeEach(async () => {
  lines = []
  app = openApp()
  drainOnClose(app)
  app.get('/*', async () => 'usual')
  app.register(async (pages) =>
    answerKeptFirst(pages, '/*', ({ url }) => (url?.startsWith('/kept') ? { name: 'home', body } : undefined)),
  )
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

const said = async (path: string, init: RequestInit = {}) => (await fetch(origin + path, init)).text()

test('what is kept is answered at once, all else by whom it concerns', async () => {
  expect(await said('/kept?user_key=secret')).toBe('<p>你好</p>')
  expect(await said('/else')).toBe('usual')
  const etag = String((await fetch(`${origin}/kept`)).headers.get('etag'))
  expect((await fetch(`${origin}/kept`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await fetch(`${origin}/kept`, { method: 'POST' })).status).toBe(404)
})

test('the line in the log names the page and the asker’s traceid, and never the address [S15]', async () => {
  await said('/kept?user_key=secret', { headers: { traceid: 'trace-0001' } })
  const answered = lines.filter((line) => line.includes('"request"'))
  expect(answered.map((line) => JSON.parse(line))).toMatchObject([
    { traceid: 'trace-0001', method: 'GET', route: '/*', call: 'home', status: 200, ms: expect.any(Number) },
  ])
  expect(lines.join()).not.toContain('secret')
})
