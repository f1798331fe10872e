import { createServer } from 'node:net'
import { Aedes } from 'aedes'
import Fastify, { type FastifyInstance } from 'fastify'
import mqtt, { type MqttClient } from 'mqtt'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { later } from '#kit/time/span.ts'
import { testClock } from '#kit/time/test-clock.ts'
import { type Broker, hasMosquitto, openAedes, openMosquitto } from '#test/support/brokers.ts'
import { freePort } from '#test/support/product.ts'
import { topicOf } from './bus.ts'
import { type EmbeddedBus, embeddedBus } from './server/embedded.ts'
import { expectClosedBroker } from './server/expect-closed.ts'
import { writePass } from './server/pass.ts'
import { relayedBus } from './server/relay.ts'

const secret = 'a secret that only the app knows'
const clock = testClock('2026-11-23 08:00')
const log = pino({ level: 'silent' })

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A process of the product, as far as its bus goes. */
const openProcess = async (url: string): Promise<{ bus: EmbeddedBus; door: string }> => {
  const app: FastifyInstance = Fastify()
  const bus = relayedBus(embeddedBus({ secret, clock, log, isAlive: async () => true }), url, log)
  bus.attach(app.server, '/mqtt')
  app.addHook('preClose', bus.close)
  closing.push(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { bus, door: `ws://127.0.0.1:${(app.server.address() as { port: number }).port}/mqtt` }
}

/** A user's device at one of them, and what it hears. */
const openDevice = async (door: string, userId: number, session = 'mine') => {
  const clientId = `device-${userId}-${closing.length}`
  const untilMs = later(clock.now(), { minutes: 10 }).getTime()
  const password = await writePass({ userId, clientId, session, untilMs }, secret)
  const client: MqttClient = await mqtt.connectAsync(door, {
    clientId,
    username: clientId,
    password,
    reconnectPeriod: 0,
  })
  closing.push(() => client.end(true))
  const heard: unknown[] = []
  client.on('message', (_, payload) => heard.push(JSON.parse(payload.toString())))
  await client.subscribeAsync(topicOf(userId), { qos: 1 })
  return { client, heard }
}

describe.each([
  ['a library’s broker', openAedes, true],
  ['Mosquitto as it ships', openMosquitto, hasMosquitto],
] as const)('Two processes over %s', (_, open, isThere) => {
  let broker: Broker
  beforeAll(async () => {
    if (isThere) broker = await open()
  })
  afterAll(() => broker?.stop())

  test.skipIf(!isThere)(
    'tell each other: a device at one hears what is told in the other, once, and nobody else does',
    async () => {
      const [first, second] = [await openProcess(broker.url), await openProcess(broker.url)]
      const device = await openDevice(second.door, 3)
      const another = await openDevice(second.door, 4)
      // The processes may still be on their way to the broker.
      await vi.waitFor(
        () => {
          first.bus.publish(3, { try: 1 })
          expect(device.heard).not.toEqual([])
        },
        { timeout: 20_000, interval: 100 },
      )
      first.bus.publish(3, { last: 1 })
      second.bus.publish(3, { own: 1 })
      await vi.waitFor(() => {
        expect(device.heard.filter((one) => JSON.stringify(one) === '{"last":1}')).toHaveLength(1)
        expect(device.heard.filter((one) => JSON.stringify(one) === '{"own":1}')).toHaveLength(1)
      })
      expect(another.heard).toEqual([])
    },
  )

  test.skipIf(!isThere)('cut off the devices of a session that ended in the other', async () => {
    const [first, second] = [await openProcess(broker.url), await openProcess(broker.url)]
    const { client } = await openDevice(second.door, 3, 'over')
    const stays = await openDevice(second.door, 3, 'stays')
    const closed = new Promise((resolve) => client.once('close', () => resolve('closed')))
    const telling = setInterval(() => first.bus.cutOff('over'), 100)
    closing.push(() => clearInterval(telling))
    expect(await closed).toBe('closed')
    expect(stays.client.connected).toBe(true)
  })

  test.skipIf(!isThere)('hear of each other that what pages show has changed, and not of themselves', async () => {
    const [first, second] = [await openProcess(broker.url), await openProcess(broker.url)]
    const heard = { first: 0, second: 0 }
    first.bus.onPagesChanged(() => heard.first++)
    second.bus.onPagesChanged(() => heard.second++)
    await vi.waitFor(
      () => {
        first.bus.changePages()
        expect(heard.second).toBeGreaterThan(0)
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(heard.first).toBe(0)
  })

  test.skipIf(!isThere)('go on each by itself where the broker is away', async () => {
    const { bus, door } = await openProcess(`mqtt://yilu:x@127.0.0.1:${await freePort()}`)
    const { heard } = await openDevice(door, 3)
    bus.publish(3, { here: 1 })
    await vi.waitFor(() => expect(heard).toEqual([{ here: 1 }]))
  })

  test.skipIf(!isThere)('let in nobody without the password', async () => {
    await expect(expectClosedBroker('MQTT_URL', broker.url)).resolves.toBeUndefined()
  })
})

test('a broker that lets strangers in is refused in a line', async () => {
  const broker = await Aedes.createBroker()
  const server = createServer(broker.handle)
  closing.push(() => new Promise<void>((resolve) => broker.close(() => server.close(() => resolve()))))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await expect(expectClosedBroker('MQTT_URL', `mqtt://a:b@127.0.0.1:${port}`)).rejects.toThrow(
    /^MQTT_URL: the broker there lets everybody in/,
  )
})
