import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deskFirstPassword,
  deskMe,
  deskSignIn,
  deskTotpConfirm,
  deskTotpSecret,
} from '#app/areas/access/staff/contract.ts'
import { consentText } from '#app/areas/account/consents/contract.ts'
import { documentNames } from '#app/areas/account/consents/rules.ts'
import { deskConsents } from '#app/areas/desk/consents/contract.ts'
import { deskBlocks } from '#app/areas/home/desk/contract.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { systemClock } from '#kit/time/clock.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import { unwrap } from '#kit/wire/envelope.ts'
import { bareEnv, makeDataDir, type Product, removeDataDir } from '../support/product.ts'
import { startBuilt } from './built-product.ts'

const production = {
  MODE: 'production',
  SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'https://care.example',
  SMS_PROVIDER: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'a',
  ALIYUN_ACCESS_KEY_SECRET: 'b',
  ALIYUN_SMS_SIGN_NAME: 'c',
  ALIYUN_SMS_CODE_TEMPLATE: 'd',
  ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
  LIMITS: 'on',
}

let dataDir: string
let product: Product

beforeAll(async () => {
  dataDir = makeDataDir()
  product = await startBuilt({ dataDir, env: production })
}, 180_000)
afterAll(async () => {
  await product.end()
  removeDataDir(dataDir)
})

const root = join(import.meta.dirname, '../..')

/** Who was let in by the command. */
let operator: { password: string; hospitalId: number }
const PASSWORD = 'Berg-am-See-77'

/** What a command of the machine says about this installation. */
const runTool = (...words: string[]): string => runWith({}, ...words)

/** The same with further settings. */
const runWith = (settings: Record<string, string>, ...words: string[]): string => {
  const [tool = '', ...rest] = words
  const env = { ...bareEnv(), ...production, DATA_DIR: dataDir, ...settings }
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, tool), ...rest], {
    env,
    cwd: root,
    encoding: 'utf8',
  })
  return stdout + stderr
}

const at = () => `http://127.0.0.1:${product.port}`

/** Asks a call that must succeed, as the desk's pages would. */
const ask = async <C extends CallSpec>(call: C, input: CallInput<C>, staffKey?: string): Promise<CallOutput<C>> => {
  const form = new URLSearchParams({ ...(input as Record<string, string>), ...(staffKey && { staff_key: staffKey }) })
  const url = `${at()}/api${call.path}`
  const response = await (call.method === 'GET'
    ? fetch(`${url}?${form}`)
    : fetch(url, { method: call.method, body: form }))
  const read = unwrap(call.envelope ?? 'status', (await response.json()) as Record<string, unknown>)
  if ('refused' in read) throw new Error(`${call.path}: ${JSON.stringify(read.refused)}`)
  return read.data as CallOutput<C>
}

/** A page as the server renders it, and where it leads. */
const open = async (path: string) => {
  const response = await fetch(at() + path)
  const html = await response.text()
  return { status: response.status, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}

test('before anybody has done anything, the texts that people agree to can be read', async () => {
  for (const document of documentNames) {
    const { title, paragraphs } = await ask(consentText, { document })
    expect(paragraphs.length, title).toBeGreaterThan(5)
    const { status, main } = await open(`/account/agreement?document=${document}`)
    expect([status, main.includes(title)]).toEqual([200, true])
  }
})

test.each([
  ['/h5/register/main/index', '还没有开通预约的医院', '/city/index'],
  ['/guahao/index', '还没有开通预约的医院', '/city/index'],
  ['/unit/list', '还没有开通预约的医院', '/city/index'],
  ['/doctor/index', '还没有可以挂号的医生', '/ask/index'],
  ['/ask/index', '还没有医生开通在线问诊', '/searchDisease'],
  ['/searchDisease', '发热', '/searchDisease'],
  ['/search/index', '试试搜索', '/search/index'],
  ['/health/index', '这里还没有商品', '/health/category'],
  ['/shop/seckill', '今明两天没有秒杀', '/health/index'],
  ['/activity/lottery', '现在没有抽奖活动', '/health/index'],
  ['/activity/bargain', '现在没有砍价活动', '/health/index'],
  ['/news/index', '这里还没有文章', '/searchDisease'],
  ['/audio/index', '这里还没有课程', '/audio/list'],
  ['/account/index', '请登录', '/user/login'],
])('without any content %s says so, and leads on', async (path, said, to) => {
  const { status, main } = await open(path)
  expect([status, main.includes(said), main.includes(`"${to}`)]).toEqual([200, true, true])
})

test('while it serves, hospitals come in by a file and the first operator by the command, which takes a name for a number', () => {
  const add = ['tools/staff.ts', 'add', 'first', '--name', '第一人', '--hospital']
  expect(runTool(...add, '1')).toContain('there is no hospital yet: npm run import')
  expect(runTool(...add, '市第一医院')).toContain('there is no hospital yet: npm run import')
  const report = JSON.parse(runTool('tools/import.ts', 'hospitals', 'docs/examples/hospitals.csv', '--json'))
  expect(report).toMatchObject({ added: 2, refused: [] })
  expect(runTool(...add, '77')).toContain('there is no hospital 77')
  expect(runTool(...add, '没有的医院')).toContain('no hospital is called 没有的医院')
  expect(runTool(...add, '医院')).toMatch(/^no hospital is called 医院; nearly so: 1 南岭示例医院\n/)
  const [first = ''] = runTool('tools/staff.ts', 'hospitals').split('\n')
  const { id, name } = JSON.parse(runTool('tools/staff.ts', 'hospitals', '--json').split('\n')[0] ?? '')
  expect(first).toBe(`${id} ${name}`)
  const made = JSON.parse(runTool(...add, name, '--json'))
  expect(made).toEqual({ login: 'first', address: 'https://care.example/desk/login', password: expect.any(String) })
  operator = { password: made.password, hospitalId: id }
}, 300_000)

test('the first operator finds the platform’s places where their hospital serves it', async () => {
  await product.end()
  product = await startBuilt({ dataDir, env: { ...production, PLATFORM_HOSPITAL: String(operator.hospitalId) } })
  const staffKey = await enter(operator.password)
  expect(await ask(deskMe, {}, staffKey)).toMatchObject({ role: 'admin', serves_platform: 1 })
  const { list } = await ask(deskConsents, {}, staffKey)
  expect(list.filter((one) => one.is_current === 1).map((one) => one.document)).toEqual(
    expect.arrayContaining(documentNames),
  )
  expect((await ask(deskBlocks, {}, staffKey)).list).toEqual([])
}, 180_000)

test('what serves is backed up meanwhile, and comes back elsewhere with its operator', async () => {
  const file = join(dataDir, 'backup.age')
  const sealed = { BACKUP_PASSPHRASE: 'the hospital on the hill' }
  expect(runWith(sealed, 'tools/backup.ts', file)).toMatch(/backup\.age: \d+ tables, \d+ rows, .* sealed\n/)
  const elsewhere = makeDataDir()
  const there = { ...sealed, DATA_DIR: elsewhere }
  expect(runWith(there, 'tools/restore.ts', file)).toContain('every invariant and every chain of the audit holds')
  const other = await startBuilt({ dataDir: elsewhere, env: production })
  try {
    const input = { login_name: 'first', password: PASSWORD }
    const response = await fetch(`http://127.0.0.1:${other.port}/api${deskSignIn.path}`, {
      method: 'POST',
      body: new URLSearchParams(input),
    })
    // The password is right, and their authenticator is known.
    expect(await response.json()).toMatchObject({ reason: 'code-needed' })
  } finally {
    await other.end()
    removeDataDir(elsewhere)
  }
}, 180_000)

const enter = async (first: string): Promise<string> => {
  const { ticket } = await ask(deskSignIn, { login_name: 'first', password: first })
  const chosen = await ask(deskFirstPassword, { ticket, password: PASSWORD })
  const { secret } = await ask(deskTotpSecret, { ticket: chosen.ticket })
  const code = totpAt(secret, systemClock.now())
  return (await ask(deskTotpConfirm, { ticket: chosen.ticket, code })).staff_key
}
