import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { logout } from '#app/areas/access/patients/contract.ts'
import { endConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { type Line, openLine } from '#kit/bus/browser/line.ts'
import { seeded } from '#kit/random/seeded.ts'
import { openClinic } from '#test/support/clinic.ts'
import { openConsultation } from '#test/support/consult.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { caughtUp, type Log, logOf, withMessages } from '../../cards/log.ts'
import { talkMessages, talkNode, talkRead, talkRecall, talkSend, talkTyping } from '../../contract.ts'
import type { Live } from '../../rules.ts'
import { sendAsDoctor } from './doctor.ts'

/** Where a hospital is to be reached; another one may take its place. */
interface Place {
  app: TestApp
  base: string
  sockets: Set<Socket>
}

const apps: TestApp[] = []
const lines: Line[] = []
afterAll(async () => {
  for (const line of lines) line.close()
  for (const app of apps) await app.close()
})

/** A hospital whose doors can be reached by a socket. */
const openDoors = async (more: Parameters<typeof startTestApp>[0] = {}, port = 0): Promise<Place> => {
  const app = await startTestApp(more)
  const sockets = new Set<Socket>()
  app.server.server.on('connection', (socket) => sockets.add(socket))
  await app.server.listen({ host: '127.0.0.1', port })
  return { app, sockets, base: `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}` }
}

/** Cuts every line, as a lift does, or a proxy that begins anew. */
const cutAll = ({ sockets }: Place) => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
}

/** A phone as the chat page is one: it listens, and asks for what it missed whenever its line opens. */
const aPhone = (place: Place, { key }: Person, ask_id: string) => {
  const phone = { log: logOf([]), heard: [] as Live[], opened: 0, isOpen: false }
  const catchUp = async () => {
    for (let more = 1; more === 1; ) {
      const page = await place.app.callApi(talkMessages, { ask_id, since: phone.log.cursor, page_size: 50 }, { key })
      phone.log = caughtUp(phone.log, page.list)
      more = page.has_more
    }
  }
  const line = openLine({
    base: place.base,
    ticket: () => place.app.callApi(talkNode, { ask_id }, { key }),
    hear: (told) => {
      const live = told as Live
      phone.heard.push(live)
      if (live.type === 'message') phone.log = withMessages(phone.log, [live.message])
    },
    changed: (isOpen) => {
      phone.isOpen = isOpen
      if (!isOpen) return
      phone.opened += 1
      void catchUp()
    },
  })
  lines.push(line)
  return phone
}
const wordsOf = ({ messages }: Log) =>
  messages.filter(({ sender }) => sender !== 'system').map(({ content }) => content)
const isOpen = (phone: { isOpen: boolean }) => expect.poll(() => phone.isOpen, { timeout: 10_000 }).toBe(true)

/** Cuts all lines: most cuts meet one that is about to come back, every tenth one that is up for certain. */
const cutterOf = (place: Place, phones: readonly { isOpen: boolean }[]) => {
  let made = 0
  return async () => {
    if (made++ % 10 === 0) for (const phone of phones) await isOpen(phone)
    cutAll(place)
  }
}

const openTalk = async (app: TestApp, replies = 3) => {
  const [doctorId] = (await openClinic(app)).doctorIds as [number]
  const me = await signIn(app)
  return { me, doctorId, id: await openConsultation(app, me, doctorId, replies) }
}
let named = 0
const say = (app: TestApp, { key }: Person, ask_id: string, content: string, client_msg_id = `said-${++named}`) =>
  app.callApi(talkSend, { ask_id, kind: 'text', content, client_msg_id }, { key })

test('both devices of a patient hear what either says and what the doctor answers, what was read, typed, taken back and ended; others hear nothing', async () => {
  const place = await openDoors()
  const { app } = place
  apps.push(app)
  const { me, doctorId, id } = await openTalk(app)
  const stranger = await signIn(app)
  const theirs = await openConsultation(app, stranger, doctorId)
  const phones = [aPhone(place, me, id), aPhone(place, me, id)] as const
  const other = aPhone(place, stranger, theirs)
  for (const phone of [...phones, other]) await isOpen(phone)
  const { message } = await say(app, me, id, '头疼三天了')
  await sendAsDoctor(app.context(), doctorId, { consultationId: id, content: '量过体温吗', clientMsgId: 'answer-1' })
  await app.callApi(talkTyping, { ask_id: id }, { key: me.key })
  await app.callApi(talkRead, { ask_id: id, message_id: message.id }, { key: me.key })
  await app.callApi(talkRecall, { ask_id: id, message_id: message.id }, { key: me.key })
  await endConsultation(app.context(), id)
  for (const phone of phones) {
    await expect.poll(() => wordsOf(phone.log)).toEqual(['', '量过体温吗', ''])
    await expect
      .poll(() => new Set(phone.heard.map(({ type }) => type)))
      .toEqual(new Set(['message', 'moved', 'typing', 'read']))
    await expect.poll(() => phone.log.messages.at(-1)?.content).toMatch(/问诊已结束/)
  }
  expect(other.heard).toEqual([])
})

test('who signs out hears nothing more, and their other device goes on', async () => {
  const place = await openDoors()
  const { app } = place
  apps.push(app)
  const { me, doctorId, id } = await openTalk(app)
  app.clock.advance({ minutes: 2 })
  const again = await signIn(app, me.mobile)
  const [first, second] = [aPhone(place, me, id), aPhone(place, again, id)]
  await isOpen(first)
  await isOpen(second)
  await app.callApi(logout, {}, { key: me.key })
  await expect.poll(() => first.isOpen).toBe(false)
  await sendAsDoctor(app.context(), doctorId, { consultationId: id, content: '在吗', clientMsgId: 'answer-2' })
  await expect.poll(() => wordsOf(second.log)).toEqual(['在吗'])
  expect(wordsOf(first.log)).toEqual([])
})

test('through fifty random cuts on two devices nothing is lost, nothing comes twice, and the order is kept', async () => {
  const place = await openDoors()
  const { app } = place
  apps.push(app)
  const { me, doctorId, id } = await openTalk(app, 200)
  const phones = [aPhone(place, me, id), aPhone(place, me, id)]
  for (const phone of phones) await isOpen(phone)
  const random = seeded('fifty cuts')
  const cuts = new Set(Array.from({ length: 50 }, () => random.int(0, 299)))
  const cut = cutterOf(place, phones)
  const said: string[] = []
  for (let n = 0; n < 300; n++) {
    if (cuts.has(n)) await cut()
    const content = `第${n}句`
    if (n % 3 === 0) await say(app, me, id, content)
    else await sendAsDoctor(app.context(), doctorId, { consultationId: id, content, clientMsgId: `doctor-${n}` })
    said.push(content)
  }
  for (const phone of phones) {
    await expect.poll(() => wordsOf(phone.log), { timeout: 20_000 }).toEqual(said)
    expect(phone.opened).toBeGreaterThan(cuts.size / 10)
  }
}, 60_000)

test('a restart of the process loses nothing, and the line comes back by itself', async () => {
  const database = await openTestDatabase()
  const place = await openDoors({ database })
  const { secret, dataDir } = place.app.config
  const { me, doctorId, id } = await openTalk(place.app)
  const phone = aPhone(place, me, id)
  await isOpen(phone)
  await say(place.app, me, id, '重启之前')
  await place.app.server.close()
  await expect.poll(() => phone.isOpen).toBe(false)
  const env = { SECRET: secret, DATA_DIR: dataDir }
  Object.assign(place, await openDoors({ database, env }, Number(new URL(place.base).port)))
  apps.push(place.app)
  await sendAsDoctor(place.app.context(), doctorId, { consultationId: id, content: '重启之后', clientMsgId: 'after' })
  await isOpen(phone)
  await expect.poll(() => wordsOf(phone.log)).toEqual(['重启之前', '重启之后'])
})

const mosquitto = ['/usr/sbin/mosquitto', '/usr/local/sbin/mosquitto'].find(existsSync)

test.skipIf(!mosquitto)(
  'the same over Mosquitto, which is killed and begun anew in the middle (skipped where it is not installed)',
  async () => {
    const { port, begin, kill } = await openMosquitto(mosquitto as string)
    const env = {
      MQTT_URL: `mqtt://127.0.0.1:${port}`,
      MQTT_PUBLIC_URL: `mqtt://127.0.0.1:${port}`,
      MQTT_PASS_SECRET: 'a secret that the broker and the app know',
    }
    const place = await openDoors({ env })
    apps.push(place.app)
    const { me, doctorId, id } = await openTalk(place.app, 200)
    const phones = [aPhone(place, me, id), aPhone(place, me, id)]
    for (const phone of phones) await isOpen(phone)
    const said = Array.from({ length: 60 }, (_, n) => `第${n}句`)
    for (const [n, content] of said.entries()) {
      if (n === 20) kill()
      if (n === 40) await begin()
      if (n % 2) await say(place.app, me, id, content)
      else
        await sendAsDoctor(place.app.context(), doctorId, { consultationId: id, content, clientMsgId: `doctor-${n}` })
    }
    for (const phone of phones) await expect.poll(() => wordsOf(phone.log), { timeout: 30_000 }).toEqual(said)
    expect(phones.every(({ heard }) => heard.some(({ type }) => type === 'message'))).toBe(true)
    kill()
  },
  60_000,
)

/** A broker of its own. */
const openMosquitto = async (program: string) => {
  const port = await freePort()
  const file = join(mkdtempSync(join(tmpdir(), 'yilu-mosquitto-')), 'mosquitto.conf')
  writeFileSync(file, `listener ${port} 127.0.0.1\nallow_anonymous true\n`)
  let running: ChildProcess | undefined
  const begin = async () => {
    running = spawn(program, ['-c', file], { stdio: 'ignore' })
    await expect.poll(() => isReached(port), { timeout: 10_000 }).toBe(true)
  }
  await begin()
  return { port, begin, kill: () => running?.kill('SIGKILL') }
}

const isReached = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true) ?? socket.destroy())
    socket.once('error', () => resolve(false))
  })

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
