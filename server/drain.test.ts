import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { drainOnClose, openEnding } from './drain.ts'
import { bodyOf, sendBody } from './pages/page-body.ts'

test('what is under way when the end begins is the last answer of its connection, a page too', async () => {
  const arrived = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const ending = openEnding()
  const app = Fastify({ http: { ServerResponse: ending.Answer }, return503OnClosing: false })
  drainOnClose(app, ending)
  app.get('/', async () => ({ ok: true }))
  app.get('/page', async (request, reply) => {
    arrived.resolve()
    await held.promise
    return sendBody(bodyOf(200, '<p>你好</p>', {}), request, reply)
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
  expect(await ask('/')).toBe('keep-alive')
  const closing = app.close()
  expect(await ask('/')).toBe('close')
  held.resolve()
  expect(await page).toBe('close')
  await closing
})
