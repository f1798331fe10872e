import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { drainOnClose, openEnding } from './drain.ts'
import { answerKeptFirst } from './pages/kept-first.ts'
import { bodyOf, sendBody } from './pages/page-body.ts'

test('what is under way when the end begins is the last answer of its connection, a page too, kept or not', async () => {
  const arrived = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const ending = openEnding()
  const app = Fastify({ http: { ServerResponse: ending.Answer }, return503OnClosing: false })
  drainOnClose(app, ending)
  const kept = { name: 'kept', body: bodyOf(200, ['<p>again</p>'], {}) }
  answerKeptFirst(app, '/*', ({ url }) => (url === '/kept' ? kept : undefined))
  app.get('/kept', async () => 'by the usual way')
  app.get('/', async () => ({ ok: true }))
  app.get('/page', async (request, reply) => {
    arrived.resolve()
    await held.promise
    return sendBody(bodyOf(200, ['<p>你好</p>'], {}), request, reply)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = async (path: string) => {
    const [answer] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage]
    answer.resume()
    return answer.headers.connection
  }

  const page = ask('/page')
  await arrived.promise
  for (const path of ['/', '/kept']) expect(await ask(path)).toBe('keep-alive')
  const closing = app.close()
  for (const path of ['/', '/kept']) expect(await ask(path)).toBe('close')
  held.resolve()
  expect(await page).toBe('close')
  await closing
})
