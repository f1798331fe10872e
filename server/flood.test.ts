import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserInfo, islogined } from '#app/areas/access/patients/contract.ts'
import { payMethods } from '#app/areas/pay/contract.ts'
import { soapiSearch } from '#app/areas/search/contract.ts'
import { signInOne } from '#test/support/crowd.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'

const ATTACKERS = 300
const PATIENTS = 20
/** Questions of each patient meanwhile. */
const QUESTIONS = 15
/**
 * Milliseconds of this thread for all of it, the patients' own side too. It is asked for in time of the processor, so that a busy
 * machine changes nothing; before bodies had bounds each of the large forms took 180.
 */
const MOST_CPU_MS = 10_000

let app: TestApp
let port: number

beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on' } })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.server.address() as AddressInfo).port
}, 120_000)
afterAll(() => app.close())

/** Attackers have a thread of their own: what it costs them is not what patients wait for. Says the statuses that they got, 0 for a cut. */
const attackers = `
  const { parentPort, workerData: { port, body, addresses } } = require('node:worker_threads')
  const { connect } = require('node:net')
  const head = 'POST /api${soapiSearch.path} HTTP/1.1\\r\\nHost: x\\r\\nContent-Type: application/x-www-form-urlencoded\\r\\nContent-Length: '
  const bytes = Buffer.from(head + body.length + '\\r\\n\\r\\n' + body)
  Promise.all(addresses.map((localAddress) => new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.once('data', (answer) => { resolve(Number(String(answer).slice(9, 12))); socket.destroy() })
    socket.on('error', () => resolve(0))
    socket.once('close', () => resolve(0))
    socket.write(bytes)
  }))).then((statuses) => parentPort.postMessage(statuses))`

const attack = (body: string, addresses: readonly string[]) =>
  new Promise<number[]>((resolve, reject) => {
    const worker = new Worker(attackers, { eval: true, workerData: { port, body, addresses } })
    worker.once('message', resolve).once('error', reject)
  })

const manyFields = Array.from({ length: 140_000 }, (_, n) => `${n % 10_000}=`).join('&')
const justSo = Array.from({ length: 300 }, (_, n) => `f${n}=${'%E5'.repeat(32)}`).join('&')

/** What a patient does all day; the milliseconds of each answer. */
const askInTurn = async (key: string): Promise<number[]> => {
  const times: number[] = []
  const paths = [islogined.path, payMethods.path, getUserInfo.path]
  for (let n = 0; n < QUESTIONS; n++) {
    const before = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/api${paths[n % paths.length]}`, {
      headers: { 'user-key': key },
    })
    expect(response.status).toBe(200)
    await response.arrayBuffer()
    times.push(performance.now() - before)
  }
  return times
}

const shareOf = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b)
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0))
  return `p50 ${p50} ms, p99 ${p99} ms`
}

test.each([
  ['far too large, from one address', manyFields, () => '127.0.0.2', [413, 0]],
  [
    'as large as forms may be, each from an address of its own',
    justSo,
    (n: number) => `127.0.${1 + (n >> 7)}.${1 + (n & 127)}`,
    [200, 422, 429],
  ],
])(
  '300 forms at once that are %s keep no patient waiting [S13]',
  async (_, body, addressOf, expected) => {
    const keys = await Promise.all(Array.from({ length: PATIENTS }, async () => (await signInOne(app)).key))
    // Once without attackers: everything is warm then, and it says what this machine takes anyway.
    const alone = (await Promise.all(keys.map(askInTurn))).flat()
    const before = process.threadCpuUsage()
    const addresses = Array.from({ length: ATTACKERS }, (_, n) => addressOf(n))
    const [answers, ...waits] = await Promise.all([attack(body, addresses), ...keys.map(askInTurn)])
    const used = process.threadCpuUsage(before)
    const cpuMs = Math.round((used.user + used.system) / 1_000)
    if (process.env.SHOW)
      process.stdout.write(
        `patients alone ${shareOf(alone)}, meanwhile ${shareOf(waits.flat())}; ${cpuMs} ms of processor\n`,
      )
    expect(cpuMs).toBeLessThan(MOST_CPU_MS)
    for (const status of new Set(answers)) expect(expected).toContain(status)
  },
  120_000,
)
