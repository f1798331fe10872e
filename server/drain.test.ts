import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { drainOnClose } from './drain.ts'

const openApp = async (answer: () => Promise<unknown>) => {
  const app = Fastify({ return503OnClosing: false })
  drainOnClose(app)
  app.get('/', async () => ({ ok: true }))
  app.get('/slow', answer)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as AddressInfo).port }
}

test('what is under way when the end begins is the last answer of its connection, and so is what still comes', async () => {
  const arrived = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const { app, port } = await openApp(async () => {
    arrived.resolve()
    await held.promise
    return { ok: true }
  })
  const agent = new Agent({ keepAlive: true })
  const callApi = async (path: string) => {
    const [answer] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage]
    answer.resume()
    return [answer.statusCode, answer.headers.connection]
  }

  const slow = callApi('/slow')
  await arrived.promise
  expect(await callApi('/')).toEqual([200, 'keep-alive'])
  const closing = app.close()
  expect(await callApi('/')).toEqual([200, 'close'])
  held.resolve()
  expect(await slow).toEqual([200, 'close'])
  await closing
})

test('of thousands of questions on kept connections none stays without an answer, ten ends in a row', async () => {
  const lost: string[] = []
  let answered = 0
  for (let round = 0; round < 10; round++) {
    const { app, port } = await openApp(async () => sleep(Math.random() * 20, { ok: true }))
    const agent = new Agent({ keepAlive: true, maxSockets: 32 })
    let began = Number.POSITIVE_INFINITY
    /** Undefined once nobody answers; a connection that nobody had taken yet when the port was closed is no question asked. */
    const callApi = () =>
      new Promise<number | undefined>((resolve) => {
        const sent = performance.now()
        const request = get({ host: '127.0.0.1', port, path: '/slow', agent }, (answer) => {
          answer.resume()
          answer.once('end', () => resolve(answer.statusCode))
          answer.once('error', () => {
            lost.push('an answer broke off')
            resolve(undefined)
          })
        })
        request.once('error', ({ message }) => {
          if (sent < began || request.reusedSocket) lost.push(message)
          resolve(undefined)
        })
      })
    const warm = Promise.withResolvers<void>()
    const askOn = async () => {
      for (let status = await callApi(); status !== undefined; status = await callApi()) {
        if (status !== 200) lost.push(String(status))
        if (++answered % 300 === 0) warm.resolve()
      }
    }
    const asking = Promise.all(Array.from({ length: 32 }, askOn))
    await warm.promise
    began = performance.now()
    await app.close()
    await asking
    agent.destroy()
  }
  expect(answered).toBeGreaterThan(3_000)
  expect(lost).toEqual([])
}, 60_000)

test('who begins to ask and never ends does not keep the process', async () => {
  const { app, port } = await openApp(async () => ({ ok: true }))
  const silent = connect({ host: '127.0.0.1', port })
  await once(silent, 'connect')
  silent.write('GET / HTTP/1.1\r\nhost: here\r\n')
  const cut = once(silent, 'close')
  silent.on('error', () => undefined)
  await app.close()
  await cut
})
