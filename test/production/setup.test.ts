import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from '#server/config.ts'
import { type Looked, lookAtAll } from '#server/setup/checks.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { bareEnv, freePort, makeDataDir, removeDataDir } from '../support/product.ts'

const root = join(import.meta.dirname, '../..')
const dataDir = makeDataDir()

/** What the sender of messages answers with, and to whom it was to send. */
let smsCode = 'isv.MOBILE_NUMBER_ILLEGAL'
const asked: string[] = []
let sender: Server
let database: Database
let production: Record<string, string>

beforeAll(async () => {
  database = await openTestDatabase()
  sender = createServer(({ url = '' }, response) => {
    asked.push(new URLSearchParams(url.slice(2)).get('PhoneNumbers') ?? '')
    response.end(JSON.stringify({ Code: smsCode }))
  })
  await new Promise<void>((resolve) => sender.listen(0, '127.0.0.1', resolve))
  production = {
    MODE: 'production',
    SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: `https://127.0.0.1:${await freePort()}`,
    SMS_PROVIDER: 'aliyun',
    ALIYUN_ACCESS_KEY_ID: 'a',
    ALIYUN_ACCESS_KEY_SECRET: 'b',
    ALIYUN_SMS_SIGN_NAME: 'c',
    ALIYUN_SMS_CODE_TEMPLATE: 'd',
    ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
    ALIYUN_SMS_ENDPOINT: `http://127.0.0.1:${(sender.address() as AddressInfo).port}`,
    DATABASE_URL: urlOf(database.connection),
    DATA_DIR: dataDir,
  }
})
afterAll(async () => {
  sender.close()
  await database.close()
  removeDataDir(dataDir)
})

/** Not in one go with the test: it answers as the sender meanwhile. */
const run = async (env: Record<string, string>, ...words: string[]) => {
  const child = spawn(process.execPath, words, { cwd: root, env: { ...bareEnv(), ...env } })
  let says = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (says += data.toString()))
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { status, says }
}
/** What is said of each thing, in this process: it is asked again and again. */
const lookedAt = async (env: Record<string, string>, mobile?: string): Promise<Record<string, Looked>> => {
  const config = readConfig({ ...production, ...env })
  const found: Record<string, Looked> = {}
  for await (const one of lookAtAll({ config, database, clock: systemClock, mobile })) found[one.name] = one
  return found
}

test('all that production lacks is said at once', () => {
  const lacking = () => readConfig({ MODE: 'production', DATA_DIR: dataDir, PAYMENT_PROVIDERS: 'alipay' })
  for (const name of ['SECRET', 'PUBLIC_URL', 'SMS_PROVIDER', 'ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY'])
    expect(lacking).toThrow(new RegExp(`^${name}: `, 'm'))
})

test('a provider that does not know the account, a store and a broker that do not answer are found by asking them', async () => {
  smsCode = 'InvalidAccessKeyId.NotFound'
  const nowhere = `127.0.0.1:${await freePort()}`
  const bucket = { S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  const found = await lookedAt({
    ...bucket,
    UPLOAD_STORE: 's3',
    S3_ENDPOINT: `http://${nowhere}`,
    MQTT_URL: `mqtt://a:b@${nowhere}`,
  })
  expect(found.sms).toMatchObject({ state: 'fails', says: 'InvalidAccessKeyId.NotFound' })
  expect(found.files).toMatchObject({ state: 'fails', says: 'ECONNREFUSED' })
  expect(found.broker).toMatchObject({ state: 'fails', says: 'ECONNREFUSED' })
})

test('a message is sent for real only to a number that is named', async () => {
  smsCode = 'isv.MOBILE_NUMBER_ILLEGAL'
  asked.length = 0
  expect((await lookedAt({})).sms).toMatchObject({ state: 'ok', says: expect.stringContaining('knows the account') })
  expect(asked).toEqual(['10000000000'])
  smsCode = 'OK'
  expect((await lookedAt({}, '13900001234')).sms?.says).toBe('sent to 13900001234: look at the phone')
  expect(asked.at(-1)).toBe('13900001234')
})

test('the command says what is well and what is left to do, and lets the first operator in with a password for once', async () => {
  smsCode = 'isv.MOBILE_NUMBER_ILLEGAL'
  const { status, says } = await run(production, 'tools/setup.ts')
  expect(says).toMatch(/^ok +database +PostgreSQL \d+, your own$/m)
  for (const name of ['clock', 'disk', 'files', 'sms']) expect(says).toMatch(new RegExp(`^ok +${name} `, 'm'))
  for (const name of ['payments', 'broker', 'address', 'backups', 'numbers'])
    expect(says).toMatch(new RegExp(`^off +${name} `, 'm'))
  expect(says).toMatch(/^left +hospitals +none yet/m)
  expect(says).toMatch(/^left +operator +nobody yet/m)
  expect(status).toBe(0)

  await run(production, 'tools/import.ts', 'hospitals', 'docs/examples/hospitals.csv')
  const operator = ['--operator', 'first', '--hospital', '南岭示例医院', '--name', '第一人', '--json']
  const made = (await run(production, 'tools/setup.ts', ...operator)).says.trim().split('\n')
  expect(made.map((line) => JSON.parse(line))).toContainEqual({
    name: 'operator',
    state: 'ok',
    says: expect.stringMatching(/^first signs in once at .+\/desk\/login with \S+, then chooses another/),
  })
  const { rows } = await database.pool.query('select login_name, must_change from access_staff')
  expect(rows).toEqual([{ login_name: 'first', must_change: true }])
}, 90_000)
