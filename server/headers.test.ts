import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { islogined } from '#app/areas/access/patients/contract.ts'
import { deskMe } from '#app/areas/access/staff/contract.ts'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'

const production = {
  MODE: 'production',
  LIMITS: 'on',
  PUBLIC_URL: 'https://care.example',
  SMS_PROVIDER: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'a',
  ALIYUN_ACCESS_KEY_SECRET: 'b',
  ALIYUN_SMS_SIGN_NAME: 'c',
  ALIYUN_SMS_CODE_TEMPLATE: 'd',
  ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
  SECRET: randomBytes(32).toString('hex'),
}

let demo: TestApp
let real: TestApp

beforeAll(async () => {
  demo = await startTestApp()
  real = await startTestApp({ env: production })
}, 120_000)
afterAll(async () => {
  await demo.close()
  await real.close()
})

const headersOf = async (app: TestApp, url: string, headers = {}) => {
  const { headers: told } = await app.server.inject({ url, headers })
  return {
    cache: told['cache-control'],
    sniff: told['x-content-type-options'],
    hsts: told['strict-transport-security'],
  }
}

test('what belongs to somebody is kept by no browser and no proxy, whatever came of the question [S18]', async () => {
  const { key } = await signIn(demo)
  const asked: [string, object][] = [
    [`/api${memberListApi.path}`, { 'user-key': key }],
    [`/api${memberListApi.path}?user_key=${key}`, {}],
    [`/api${memberListApi.path}`, {}],
    [`/api${memberListApi.path}`, { 'user-key': 'dead' }],
    [`/api${islogined.path}`, {}],
    [`/api${deskMe.path}`, {}],
    [`/api${doctorList.path}`, { 'user-key': key }],
    [`/api${doctorList.path}?page=x`, { 'user-key': key }],
    ['/api/nothing', {}],
    ['/api/health', {}],
  ]
  for (const [url, headers] of asked)
    expect([url, await headersOf(demo, url, headers)]).toEqual([
      url,
      { cache: 'no-store', sniff: 'nosniff', hsts: undefined },
    ])
})

test('what is the same for every visitor is not forbidden to be kept, and no answer is taken for what it is not [S18]', async () => {
  for (const url of [`/api${doctorList.path}`, '/api/openapi.json', '/api/docs', '/favicon.ico', '/files/nothing'])
    expect((await headersOf(demo, url)).sniff).toBe('nosniff')
  expect((await headersOf(demo, `/api${doctorList.path}`)).cache).toBeUndefined()
})

test('in production browsers are told to come by https: alone [S18]', async () => {
  for (const url of ['/api/health', '/api/nothing', `/api${doctorList.path}`, '/files/nothing'])
    expect((await headersOf(real, url)).hsts).toBe('max-age=31536000')
})

test('the list of calls runs nothing and loads nothing; in production it is there where it is asked for', async () => {
  const { headers, payload } = await demo.server.inject('/api/docs')
  const style = /<style>([\s\S]*)<\/style>/.exec(payload)?.[1] ?? ''
  const digest = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  expect(payload).not.toMatch(/<script|style=/)
  const statusOf = async (app: TestApp, url: string) => (await app.server.inject(url)).statusCode
  expect([await statusOf(real, '/api/docs'), await statusOf(real, '/api/openapi.json')]).toEqual([404, 200])
  const asked = await startTestApp({ env: { ...production, API_DOCS: 'on' } })
  expect(await statusOf(asked, '/api/docs')).toBe(200)
  await asked.close()
})
