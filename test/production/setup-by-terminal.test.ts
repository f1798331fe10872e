import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskFirstPassword, deskMe, deskSignIn } from '#app/areas/access/staff/contract.ts'
import type { Database } from '#kit/db/open.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { later } from '#kit/time/span.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { bareEnv, freePort, makeDataDir, removeDataDir } from '../support/product.ts'
import { openSender } from '../support/sms-sender.ts'
import { startTestApp } from '../support/start-test-app.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yilu-setup-'))
const dataDir = makeDataDir()
let database: Database
let sender: Awaited<ReturnType<typeof openSender>>
beforeAll(async () => {
  database = await openTestDatabase()
  sender = await openSender(() => false)
})
afterAll(async () => {
  sender.close()
  await database.close()
  removeDataDir(dataDir)
  rmSync(folder, { recursive: true })
})

/** What somebody types after words that the command says: the first answer that fits, each once. */
type Answers = [question: RegExp, answer: string | ((said: string) => string)][]

/** Runs the command with somebody there who reads what it says and answers it. */
const talk = async (words: string[], answers: Answers, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['tools/setup.ts', '--ask', ...words], {
    cwd: root,
    env: { ...bareEnv(), DATA_DIR: dataDir, ALIYUN_SMS_ENDPOINT: sender.settings.ALIYUN_SMS_ENDPOINT, ...env },
  })
  const left = [...answers]
  let says = ''
  let seen = 0
  const hear = (data: Buffer) => {
    says += data.toString()
    // A question ends without a line's end.
    if (!/: $/.test(says)) return
    const question = says.slice(Math.max(seen, says.lastIndexOf('\n') + 1))
    seen = says.length
    const at = left.findIndex(([asked]) => asked.test(question))
    if (at === -1) return child.stdin.end()
    const [[, answer]] = left.splice(at, 1) as [Answers[number]]
    child.stdin.write(`${typeof answer === 'string' ? answer : answer(says)}\n`)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', (data: Buffer) => {
    says += data.toString()
  })
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { status, says, left: left.map(([asked]) => String(asked)) }
}

const url = () => urlOf(database.connection)
const sms = (): Answers => [
  [/^SMS_PROVIDER/, ''],
  [/^ALIYUN_ACCESS_KEY_ID/, 'a'],
  [/^ALIYUN_ACCESS_KEY_SECRET/, 'very-secret'],
  [/^ALIYUN_SMS_SIGN_NAME/, '医路'],
  [/^ALIYUN_SMS_CODE_TEMPLATE/, 'SMS_1'],
  [/^ALIYUN_SMS_NOTICE_TEMPLATE/, 'SMS_2'],
]

test('who goes away in the middle leaves nothing behind', async () => {
  const into = join(folder, 'away')
  const { status, says } = await talk(['--into', into], [[/^SECRET/, '']])
  expect(status).toBe(1)
  expect(says).toContain('Nobody answers any more: nothing was written.')
  expect(existsSync(into)).toBe(false)
}, 60_000)

test('an answer that is wrong is asked again, by its form and by a real call; five wrong ones end it', async () => {
  const into = join(folder, 'wrong')
  const nowhere = `postgres://a:b@127.0.0.1:${await freePort()}/c`
  const wrong = Array.from({ length: 4 }, (): Answers[number] => [/^DATABASE_URL/, nowhere])
  const { status, says } = await talk(
    ['--into', into],
    [
      [/^SECRET/, 'short'],
      [/^SECRET/, ''],
      [/^PUBLIC_URL/, 'http://care.example'],
      [/^PUBLIC_URL/, ''],
      [/^PUBLIC_URL/, 'https://care.example'],
      [/^DATABASE_URL/, 'mysql://a'],
      ...wrong,
    ],
  )
  expect(status).toBe(1)
  expect(says).toContain('an answer is needed')
  expect(says).toContain('an address such as postgres://')
  expect(says).toContain('ECONNREFUSED')
  expect(says).toContain('DATABASE_URL: 5 answers were wrong. Nothing was written.')
  expect(existsSync(into)).toBe(false)
}, 60_000)

test('it asks what the environment does not say, writes it down, and lets the first operator in by password and second factor', async () => {
  const into = join(folder, 'right')
  let secret = ''
  const codeOf = (said: string) => {
    secret = /authenticator app: ([A-Z2-7 ]+)/.exec(said)?.[1]?.replaceAll(' ', '') ?? ''
    return totpAt(secret, new Date())
  }
  const { status, says, left } = await talk(
    ['--into', into],
    [
      [/^SECRET/, ''],
      [/^PUBLIC_URL/, `https://127.0.0.1:${await freePort()}`],
      [/^TRUST_PROXY/, ''],
      [/^METRICS_PORT/, ''],
      [/^BACKUP_PASSPHRASE/, 'the hospital on the hill'],
      ...sms(),
      [/^Login name/, 'x'],
      [/^Name/, '张三'],
      [/^Login name/, 'zhang'],
      [/^Name/, '张三'],
      [/^Its code/, '000000'],
      [/^Its code/, codeOf],
    ],
    { DATABASE_URL: url() },
  )
  expect({ status, left, says }).toMatchObject({ status: 0, left: [] })
  expect(says).toContain('the login name has 3 to 40 letters')
  expect(says).toContain('That is not its code.')
  expect(says).toMatch(/^ok +sms +knows the account/m)
  for (const hidden of ['very-secret', 'the hospital on the hill']) expect(says).not.toContain(hidden)

  const settings = readFileSync(join(into, 'settings'), 'utf8')
  expect(settings).toContain('MODE=production\n')
  expect(settings).toContain(`SECRET_FILE=${join(into, 'secrets/secret')}\n`)
  expect(settings).not.toContain('very-secret')
  for (const file of readdirSync(join(into, 'secrets')))
    expect(statSync(join(into, 'secrets', file)).mode & 0o777).toBe(0o600)

  const SECRET = readFileSync(join(into, 'secrets/secret'), 'utf8').trim()
  const app = await startTestApp({ database, env: { SECRET } })
  app.clock.set(later(new Date(), { seconds: 30 }))
  const password = /password for once (\S+)/.exec(says)?.[1] ?? ''
  const signIn = { login_name: 'zhang', password }
  expect(await app.refusal(deskSignIn, signIn)).toBe('code-needed')
  const { ticket, due } = await app.callApi(deskSignIn, { ...signIn, code: totpAt(secret, app.clock.now()) })
  expect(due).toBe('password')
  const { staff_key: staffKey } = await app.callApi(deskFirstPassword, { ticket, password: '山谷里的灯塔 9 号' })
  expect(await app.callApi(deskMe, {}, { staffKey })).toMatchObject({ role: 'operator' })
  await app.server.close()

  const again = await talk(['--into', into], [[/^TRUST_PROXY/, '']], {
    ...settingsOf(settings),
    DATABASE_URL: url(),
    METRICS_PORT: '0',
  })
  expect(again).toMatchObject({ status: 0, left: ['/^TRUST_PROXY/'] })
}, 120_000)

const settingsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
