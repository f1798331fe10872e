import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import mqtt, { type ErrorWithReasonCode, type IClientOptions, type MqttClient } from 'mqtt'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { later, type Span } from '#kit/time/span.ts'
import { testClock } from '#kit/time/test-clock.ts'
import { topicOf } from './bus.ts'
import { type EmbeddedBus, embeddedBus } from './server/embedded.ts'
import { writePass } from './server/pass.ts'

const secret = 'a secret that only the app knows'
const clock = testClock('2026-11-23 08:00')
const ended = new Set<string>()
const logged: string[] = []
let app: FastifyInstance
let bus: EmbeddedBus
let url: string
const open: MqttClient[] = []

beforeAll(async () => {
  app = Fastify()
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  bus = embeddedBus({
    secret,
    clock,
    log,
    isAlive: async (session) => !ended.has(session),
    origins: ['https://care.example'],
  })
  bus.attach(app.server, '/mqtt')
  app.addHook('preClose', bus.close)
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/mqtt`
})
beforeEach(() => void logged.splice(0))
afterAll(async () => {
  for (const client of open) client.end(true)
  await app.close()
})

interface Coming {
  userId?: number
  clientId?: string
  session?: string
  lasts?: Span
  password?: string
  more?: object
}
let came = 0
const pass = async ({
  userId = 3,
  clientId = `device-${++came}`,
  session = 'mine',
  lasts = { minutes: 10 },
}: Coming) => ({
  clientId,
  password: await writePass({ userId, clientId, session, untilMs: later(clock.now(), lasts).getTime() }, secret),
})

/** Connects a device; how it ended where it was not let in. */
const connect = async (coming: Coming = {}): Promise<MqttClient | string> => {
  const { clientId, password } = { ...(await pass(coming)), ...(coming.password && { password: coming.password }) }
  const client = mqtt.connect(url, {
    clientId,
    username: clientId,
    password,
    reconnectPeriod: 0,
    connectTimeout: 5_000,
    ...coming.more,
  })
  open.push(client)
  return new Promise((resolve) => {
    client.once('connect', () => resolve(client))
    client.on('error', (error) => resolve(error.message))
    client.once('close', () => resolve('closed'))
  })
}
const enter = async (coming?: Coming): Promise<MqttClient> => {
  const client = await connect(coming)
  if (typeof client === 'string') throw new Error(client)
  return client
}
const listen = async (client: MqttClient, topic: string) => {
  const heard: unknown[] = []
  client.on('message', (_, payload) => heard.push(JSON.parse(payload.toString())))
  const [granted] = await client.subscribeAsync(topic, { qos: 1 }).catch(() => [])
  return { heard, granted: granted?.qos }
}
const isClosed = (client: MqttClient) => new Promise<void>((resolve) => client.once('close', () => resolve()))

test('nobody connects without a pass, with a forged one, one that is over, of another device or of a session that has ended', async () => {
  ended.add('gone')
  expect(await connect({ password: 'x' })).toMatch(/Bad/)
  expect(await connect({ password: (await pass({ userId: 3 })).password.replace(/..$/, 'AA') })).toMatch(/Bad/)
  const { password } = await pass({ clientId: 'device-a' })
  expect(await connect({ clientId: 'device-b', password })).toMatch(/Bad/)
  expect(await connect({ lasts: { minutes: -1 } })).toMatch(/Bad/)
  expect(await connect({ session: 'gone' })).toMatch(/Bad/)
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${password.split('.')[1]}.`
  expect(await connect({ clientId: 'device-a', password: none })).toMatch(/Bad/)
})

test('whoever wants something kept for them, or said when they go, is not let in', async () => {
  expect(await connect({ more: { clean: false } })).toBe('closed')
  expect(await connect({ more: { will: { topic: topicOf(4), payload: 'boo', qos: 1 } } })).toBe('closed')
})

test.each<IClientOptions>([{}, { clean: false }, { will: { topic: topicOf(4), payload: Buffer.from('boo'), qos: 1 } }])(
  'who speaks MQTT 5 (%o) is told in its own words that it is not spoken here, and comes in by 3.1.1',
  async (how) => {
    const { clientId, password } = await pass({})
    const more = { protocolVersion: 5 as const, ...how }
    const five = mqtt.connect(url, { clientId, username: clientId, password, reconnectPeriod: 0, ...more })
    open.push(five)
    const heard: unknown[] = []
    five.on('packetreceive', (packet) => heard.push(packet))
    const closed = isClosed(five)
    const refusal = await new Promise<ErrorWithReasonCode>((resolve) =>
      five.on('error', (error) => resolve(error as ErrorWithReasonCode)),
    )
    await closed
    expect([refusal.code, refusal.message]).toEqual([132, expect.stringContaining('Unsupported Protocol Version')])
    const properties = { reasonString: 'MQTT 3.1.1 is spoken here' }
    expect(heard).toEqual([expect.objectContaining({ cmd: 'connack', reasonCode: 132, properties })])
    const four = await enter({ clientId, password })
    const { heard: said } = await listen(four, topicOf(3))
    bus.publish(3, { to: clientId })
    await expect.poll(() => said).toEqual([{ to: clientId }])
  },
)

test.each(['u/4', '#', '+/3', 'u/+', '$SYS/#', 'u/3/x', '$share/a/u/4'])(
  'listening to %s is refused and logged, and one hears on what is their own',
  async (topic) => {
    const client = await enter()
    const own = await listen(client, topicOf(3))
    const other = await listen(client, topic)
    expect([own.granted, other.granted]).toEqual([1, undefined])
    expect(logged.join()).toContain('listening refused')
    bus.publish(4, { of: 4 })
    bus.publish(3, { of: 3 })
    await expect.poll(() => own.heard).toEqual([{ of: 3 }])
  },
)

test.each([{}, { retain: true }])(
  'speaking ends the connection, whatever it says (%o), and nobody hears it',
  async (how) => {
    const other = await enter({ userId: 4 })
    const { heard } = await listen(other, topicOf(4))
    const client = await enter()
    const closed = isClosed(client)
    client.publish(topicOf(4), '{"forged":1}', how)
    await closed
    expect(logged.join()).toContain('speaking refused')
    bus.publish(4, { told: 1 })
    await expect.poll(() => heard).toEqual([{ told: 1 }])
  },
)

test('10 MB, and what is no MQTT, end a connection and nobody else’s', async () => {
  const other = await enter({ userId: 4 })
  const { heard } = await listen(other, topicOf(4))
  const client = await enter()
  const closed = isClosed(client)
  client.publish(topicOf(3), Buffer.alloc(10_000_000))
  await closed
  const raw = new WebSocket(url, 'mqtt')
  raw.onopen = () => raw.send('GET / HTTP/1.1')
  await new Promise((resolve) => {
    raw.onclose = resolve
  })
  bus.publish(4, { still: 'here' })
  await expect.poll(() => heard).toEqual([{ still: 'here' }])
})

test('only the door of the bus is open to what is no HTTP', async () => {
  const elsewhere = new WebSocket(url.replace('/mqtt', '/api/talk/node'), 'mqtt')
  const said = await new Promise((resolve) => {
    elsewhere.onclose = () => resolve('closed')
    elsewhere.onopen = () => resolve('open')
  })
  expect(said).toBe('closed')
})

test('all devices of a user hear, those of others do not; a session that ends, or a pass, ends its connection', async () => {
  const [first, second, other] = [await enter(), await enter({ session: 'second' }), await enter({ userId: 4 })]
  const heard = await Promise.all(
    [first, second, other].map(async (client, at) => (await listen(client, topicOf(at === 2 ? 4 : 3))).heard),
  )
  bus.publish(3, { n: 1 })
  await expect.poll(() => heard).toEqual([[{ n: 1 }], [{ n: 1 }], []])
  const gone = isClosed(second)
  bus.cutOff('second')
  await gone
  expect(first.connected).toBe(true)
  const over = isClosed(first)
  clock.advance({ minutes: 11 })
  await over
})

test('a user has so many devices; the oldest makes room', async () => {
  const first = await enter({ userId: 9 })
  const closed = isClosed(first)
  for (let n = 0; n < 20; n++) await enter({ userId: 9 })
  await closed
})

test('a page of another site is not let in, even with a pass; ours, and what is no browser, are', async () => {
  const from = (origin: string) => ({ more: { wsOptions: { headers: { origin } } } })
  for (const origin of ['https://evil.example', 'null', 'https://care.example.evil.example'])
    expect(await connect(from(origin))).toBe('closed')
  for (const origin of ['https://care.example', new URL(url.replace('ws:', 'http:')).origin])
    expect(typeof (await connect(from(origin)))).toBe('object')
  expect(typeof (await connect())).toBe('object')
})
