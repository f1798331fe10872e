import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CrowdPerson } from '#test/support/crowd.ts'
import { type Bench, percentile } from './bench.ts'
import { type Field, gather, openField } from './booking-field.ts'
import { openConsultations } from './consultations.ts'
import { liveMbOf } from './live-memory.ts'
import { type BenchApp, startBenchApp } from './test-app.ts'

const PEOPLE = Number(process.env.CHAT_PEOPLE ?? 2_000)
const A_SECOND = Number(process.env.CHAT_A_SECOND ?? 500)
const SECONDS = Number(process.env.CHAT_SECONDS ?? 10)
/** Until V8 has compiled what is done with a message; of these none may be lost either. */
const WARM_SECONDS = 2
const MOST_MS = 15_000

interface Chat {
  consultationId: string
  key: string
}

interface Run {
  megabytesAThousand: number
  p99Ms: number
  lostOrTwice: number
}

/** A consultation for each. */
const openChats = async (field: Field, people: readonly CrowdPerson[]): Promise<Chat[]> => {
  const ids = await openConsultations(field, people, { doctorId: 1, kind: 'text' })
  return people.map(({ key }, at) => ({ consultationId: ids[at] as string, key }))
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
/** Asks a call as a phone does: its data. */
const callServer = (port: number, method: 'GET' | 'POST', path: string, form: Record<string, string>, key: string) =>
  new Promise<{ message: { id: number } }>((resolve, reject) => {
    const body = new URLSearchParams(form).toString()
    const url = `http://127.0.0.1:${port}/api${path}${method === 'GET' ? `?${body}` : ''}`
    const headers = { 'user-key': key, 'content-type': 'application/x-www-form-urlencoded' }
    const asking = request(url, { method, agent, headers }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      if (response.statusCode === 200) resolve(JSON.parse(text).data)
      else reject(new Error(`${path}: ${response.statusCode}`))
    })
    asking.on('error', reject)
    asking.end(method === 'POST' ? body : undefined)
  })

/** Devices of all, in a process of their own; when each of them heard which message. */
const connectAll = async (port: number, chats: readonly Chat[]) => {
  const tickets = await Promise.all(
    chats.map(({ consultationId, key }) => callServer(port, 'GET', '/talk/node', { ask_id: consultationId }, key)),
  )
  const file = join(import.meta.dirname, 'chat-crowd.ts')
  const crowd: ChildProcess = spawn(process.execPath, [file, '--base', `http://127.0.0.1:${port}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  crowd.stdin?.end(tickets.map((ticket) => JSON.stringify(ticket)).join('\n'))
  const heard = new Map<number, number[]>()
  const ready = Promise.withResolvers<void>()
  createInterface({ input: crowd.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    if (line === 'ready') return ready.resolve()
    const [id, at] = line.split(' ').map(Number) as [number, number]
    heard.set(id, [...(heard.get(id) ?? []), at])
  })
  await ready.promise
  return { heard, end: () => crowd.kill() }
}

type Crowd = Awaited<ReturnType<typeof connectAll>>

/** Everybody in turn says something, so many a second; when each message was sent. */
const talk = async (port: number, chats: readonly Chat[], seconds: number): Promise<Map<number, number>> => {
  const sent = new Map<number, number>()
  const say = async (n: number) => {
    const { consultationId, key } = chats[n % chats.length] as Chat
    const at = performance.timeOrigin + performance.now()
    const form = { ask_id: consultationId, kind: 'text', content: `第${n}句`, client_msg_id: randomUUID() }
    sent.set((await callServer(port, 'POST', '/talk/send', form, key)).message.id, at)
  }
  const began = performance.now()
  const saying: Promise<void>[] = []
  for (let n = 0; n < A_SECOND * seconds; n++) {
    await sleep(Math.max(0, began + (n * 1_000) / A_SECOND - performance.now()))
    saying.push(say(n))
  }
  await Promise.all(saying)
  return sent
}

const runOnce = async (emit: (line: string) => void): Promise<Run> => {
  const app = await startBenchApp()
  const field = openField(app)
  const crowds: Crowd[] = []
  try {
    return await runWith(app, field, crowds, emit)
  } finally {
    for (const crowd of crowds) crowd.end()
    agent.destroy()
    await field.database.close()
  }
}

const runWith = async (app: BenchApp, field: Field, crowds: Crowd[], emit: (line: string) => void): Promise<Run> => {
  const { port } = app
  const chats = await openChats(field, await gather(field, PEOPLE))
  // What the first device has loaded is no matter of how many there are.
  crowds.push(await connectAll(port, chats.slice(0, 1)))
  const before = await liveMbOf(app)
  crowds.push(await connectAll(port, chats.slice(1)))
  const megabytes = (await liveMbOf(app)) - before
  const warming = await talk(port, chats, WARM_SECONDS)
  const counted = await talk(port, chats, SECONDS)
  const sent = new Map([...warming, ...counted])
  const heardOf = (id: number) => crowds.flatMap(({ heard }) => heard.get(id) ?? [])
  const patience = performance.now() + MOST_MS
  while ([...sent.keys()].some((id) => heardOf(id).length === 0) && performance.now() < patience) await sleep(50)
  const waits = [...counted].flatMap(([id, at]) => heardOf(id).map((heardAt) => heardAt - at))
  const lostOrTwice = [...sent.keys()].filter((id) => heardOf(id).length !== 1).length
  emit(
    `${PEOPLE} people ${megabytes.toFixed(0)} MB; ${counted.size} messages, median ${percentile(waits, 0.5).toFixed(0)} ms`,
  )
  return { megabytesAThousand: (megabytes / PEOPLE) * 1_000, p99Ms: percentile(waits, 0.99), lostOrTwice }
}

let running: Promise<Run> | undefined
const once = (emit: (line: string) => void) => {
  running ??= runOnce(emit)
  return running
}

export const benches: Bench[] = [
  {
    name: 'chat.memory',
    unit: 'MB/1,000 people',
    goal: '<= 25',
    run: async (emit) => (await once(emit)).megabytesAThousand,
  },
  { name: 'chat.heard', unit: 'ms p99', goal: '<= 150', run: async (emit) => (await once(emit)).p99Ms },
  {
    name: 'chat.lost',
    unit: 'lost or twice',
    goal: '= 0',
    run: async (emit) => (await once(emit)).lostOrTwice,
  },
]
