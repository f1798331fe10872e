import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { job } from '#kit/jobs/job.ts'
import { type Jobs, startJobs } from '#kit/jobs/start.ts'
import { watchedCall } from '#kit/outside/server/trouble.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openLog } from '../log.ts'
import { openTraces } from './open.ts'

const MOBILE = '13900001234'
/** Of the proxy before us, as W3C Trace Context writes it. */
const OUTER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }

interface Sent {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

let collector: Server
let app: TestApp
let jobs: Jobs
let spans: Sent[]
/** All that the collector was sent, word for word. */
let sent = ''

const listening = job<{ db: TestApp['db'] }>({
  name: 'trial.traced',
  run: async ({ db }) => void (await db.execute('select 1 as of_the_job')),
})
const refuse = watchedCall('trial', 'send', async () => {
  throw Object.assign(new Error(`${MOBILE} is unknown`), { code: 'ECONNREFUSED' })
})

beforeAll(async () => {
  collector = createServer((request, response) => {
    expect(request.headers.authorization).toBe('Bearer a b')
    expect(request.url).toBe('/v1/traces')
    request.on('data', (data: Buffer) => (sent += data.toString()))
    request.on('end', () => {
      sent += '\n'
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
  const log = openLog('silent')
  const traces = openTraces({ endpoint, headers: 'authorization=Bearer%20a%20b', share: 1 }, log)
  app = await startTestApp({ traced: traces.requests })
  const user = await signIn(app, MOBILE)
  await app.server.inject({
    url: `/api${memberListApi.path}?user_key=${user.key}&mobile=${MOBILE}`,
    headers: { traceparent: `00-${OUTER.trace}-${OUTER.span}-01`, traceid: 'asked-by-a-phone' },
  })
  await refuse().catch(() => undefined)
  const ran = new Promise<void>((resolve) => {
    void startJobs({
      connection: app.pool.options,
      jobs: [listening],
      context: app.context,
      log,
      heard: () => resolve(),
    }).then((started) => {
      jobs = started
      return started.wake('trial.traced')
    })
  })
  await ran
  await traces.stop()
  spans = sent
    .trim()
    .split('\n')
    .flatMap((line) => JSON.parse(line).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
}, 60_000)
afterAll(async () => {
  await jobs.stop()
  await app.close()
  collector.close()
})

const factOf = ({ attributes }: Sent, name: string) => attributes.find(({ key }) => key === name)?.value.stringValue

test('a request is a span below that of the proxy, and what it asks the database is below it', () => {
  const [request] = spans.filter(({ traceId }) => traceId === OUTER.trace).filter((one) => factOf(one, 'http.route'))
  expect(request).toMatchObject({ parentSpanId: OUTER.span, name: `GET /api${memberListApi.path}` })
  expect(factOf(request as Sent, 'traceid')).toBe('asked-by-a-phone')
  expect(factOf(request as Sent, 'yilu.call')).toBe('memberListApi')
  const asked = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(asked.map(({ name }) => name)).toContain('select')
  expect(asked.every((one) => one.traceId === OUTER.trace)).toBe(true)
})

test('so is a job, and what it asks', () => {
  const ran = spans.find(({ name }) => name === 'job trial.traced')
  const asked = spans.find((one) => factOf(one, 'db.query.text')?.includes('of_the_job'))
  expect(asked).toMatchObject({ traceId: ran?.traceId, parentSpanId: ran?.spanId })
})

test('an outside service that fails is told by its code', () => {
  const failed = spans.find(({ name }) => name === 'trial send')
  expect(failed?.status.code).toBe(2)
  expect(factOf(failed as Sent, 'error.type')).toBe('ECONNREFUSED')
})

test('nothing that is written down is about a person', () => {
  expect(spans.length).toBeGreaterThan(20)
  expect(sent).not.toContain(MOBILE)
  expect(sent).not.toContain('user_key=')
})
