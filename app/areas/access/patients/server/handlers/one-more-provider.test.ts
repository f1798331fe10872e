import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxIdentities } from '#app/areas/sandbox/contract.ts'
import { signIn } from '#test/support/people.ts'
import { bindByPhone, bindingCode, ticketAt } from '#test/support/sign-in-ways.ts'
import type { TestApp } from '#test/support/start-test-app.ts'
import { islogined, loginBySms, thirdLogin } from '../../contract.ts'

const CHANNEL = 4_711
const project = join(import.meta.dirname, '../../../../../..')

/** The one file of a provider that the product does not have. */
const harbourApp = `import { byCode } from '../identity-oauth.ts'
import type { IdentityProvider } from '../identity-provider.ts'

/** The app of the harbour. */
export const provider: IdentityProvider = {
  title: '港湾应用',
  words: 'The app of the harbour.',
  param: 'code',
  isOnce: true,
  channel: ${CHANNEL},
  authorizeUrl: ({ url, clientId }) => \`\${new URL('authorize', url)}?client_id=\${clientId}&redirect_uri={back}\`,
  identify: byCode,
}
`

/** The provider itself: what it answers to each code. */
const answers: Record<string, [status: number, body: string]> = {
  spent: [400, '{"error":"invalid_grant"}'],
  misconfigured: [401, '{"error":"invalid_client"}'],
  nobody: [200, '{}'],
  page: [200, '<html>welcome</html>'],
  failing: [500, '{"openid":"sailor"}'],
}
const asked: { code: string; authorization: string | undefined }[] = []
const harbour = createServer(async (request, response) => {
  const code = new URLSearchParams(await text(request)).get('code') ?? ''
  asked.push({ code, authorization: request.headers.authorization })
  const [status, body] = answers[code] ?? [200, `{"openid":"${code.split(' ')[0]}"}`]
  response.writeHead(status).end(body)
})

let root: string
let start: typeof import('#test/support/start-test-app.ts').startTestApp
let app: TestApp
let line: string

const run = (tool: string) => spawnSync(process.execPath, [join(root, tool)], { cwd: root, encoding: 'utf8' })

/** The product with one more file in it, and nothing else changed but what its own tool writes. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'yilu-provider-'))
  for (const part of ['app', 'kit', 'server', 'test', 'tools', 'migrations', 'package.json', '.env.example'])
    cpSync(join(project, part), join(root, part), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'kit/outside/server/identity-providers/harbour-app.ts'), harbourApp)
  const written = run('tools/wings.ts')
  if (written.status !== 0) throw new Error(written.stderr)
  await new Promise<void>((resolve) => harbour.listen(0, '127.0.0.1', resolve))
  line = `http://yilu:s%3Aecret@127.0.0.1:${(harbour.address() as AddressInfo).port}/token`
  ;({ startTestApp: start } = await import(join(root, 'test/support/start-test-app.ts')))
  app = await start({ env: { SIGN_IN_HARBOUR_APP: line } })
}, 180_000)
afterAll(async () => {
  await app?.close()
  harbour.close()
  rmSync(root, { recursive: true })
})
beforeEach(() => app.clock.advance({ minutes: 2 }))

let made = 0
/** A new code for the same person, as the provider makes them. */
const codeOf = (person: string) => ({ code: `${person} ${++made}`, channelId: CHANNEL })
const shown = (code: string) => ({ code, channelId: CHANNEL })

test('a provider is one file: the structure is sound with it, and its words stand in `.env.example`', () => {
  expect(run('tools/structure.ts')).toMatchObject({ status: 0, stdout: expect.stringContaining(', 0 faults') })
}, 120_000)

test('a patient whom it names binds their number once, and is signed in by it from then on', async () => {
  const { user_id, mobile } = await bindByPhone(app, await ticketAt(app, thirdLogin, codeOf('sailor')))
  const info = await app.callApi(thirdLogin, codeOf('sailor'))
  expect(info).toMatchObject({ user_id, mobile, status: 1 })
  expect(await app.callApi(islogined, {}, { key: info.user_key })).toMatchObject({ user_id, status: 1 })
  expect(await app.refusal(thirdLogin, codeOf('another'))).toBe('unbound')
  const [{ authorization = '' } = {}] = asked
  expect(atob(authorization.replace('Basic ', ''))).toBe('yilu:s%3Aecret')
})

test('a visitor of its channel is sent to it, with `{back}` for the page; one of another channel is not', async () => {
  const jumpOf = async (cid: number) => {
    const { body } = await app.rawRequest(islogined, { cid })
    return (body.data as { jump_url: string }).jump_url
  }
  const { origin } = new URL(line)
  expect(await jumpOf(CHANNEL)).toBe(`${origin}/authorize?client_id=yilu&redirect_uri={back}`)
  expect(await jumpOf(CHANNEL + 1)).toBe('')
})

test('a code that it does not know, or that was shown before, is refused, and it is not asked again', async () => {
  const refused = { code: 500_000, msg: '授权登录失败，请稍后再试', reason: 'bad-code' }
  expect((await app.rawRequest(thirdLogin, shown('spent'))).body).toMatchObject(refused)
  const code = codeOf('sailor-2')
  expect(await app.refusal(thirdLogin, code)).toBe('unbound')
  const count = asked.length
  expect((await app.rawRequest(thirdLogin, code)).body).toMatchObject(refused)
  expect(asked).toHaveLength(count)
})

test.each(['misconfigured', 'nobody', 'page', 'failing'])(
  'an answer that is %s signs nobody in: the words say that it was no answer, and the code may be shown again',
  async (code) => {
    for (let n = 0; n < 2; n++)
      expect((await app.rawRequest(thirdLogin, shown(code))).body).toMatchObject({
        msg: '数据请求异常',
        reason: 'trouble',
      })
  },
)

test('a provider that cannot be reached signs nobody in; who is signed in stays so', async () => {
  const away = await start({ env: { SIGN_IN_HARBOUR_APP: 'http://yilu:secret@127.0.0.1:1/token' } })
  const { key } = await signIn(away)
  expect((await away.rawRequest(thirdLogin, shown('sailor'), { key })).body).toMatchObject({ msg: '数据请求异常' })
  expect(await away.callApi(islogined, {}, { key })).toMatchObject({ status: 1 })
  await away.close()
})

test('without its line the demonstration stands in for it, and production takes no code of it', async () => {
  const titlesAt = async (at: TestApp) => (await at.callApi(sandboxIdentities, {})).list.map(({ title }) => title)
  expect(await titlesAt(app)).not.toContain('港湾应用')
  const demo = await start()
  expect(await titlesAt(demo)).toContain('港湾应用')
  expect(await demo.refusal(thirdLogin, shown('sailor'))).toBe('bad-code')
  await demo.close()
  const ali = { ALIYUN_ACCESS_KEY_ID: 'a', ALIYUN_ACCESS_KEY_SECRET: 'b', ALIYUN_SMS_SIGN_NAME: 'c' }
  const production = await start({
    env: {
      MODE: 'production',
      LIMITS: 'on',
      PUBLIC_URL: 'https://care.example',
      SMS_PROVIDER: 'aliyun',
      ALIYUN_SMS_CODE_TEMPLATE: 'd',
      ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
      ...ali,
    },
  })
  expect(await production.refusal(thirdLogin, shown('sailor'))).toBe('shut')
  await production.close()
}, 60_000)

test('one person of the provider is bound to one account: the number of somebody else does not get them', async () => {
  const first = await ticketAt(app, thirdLogin, codeOf('captain'))
  const second = await ticketAt(app, thirdLogin, codeOf('captain'))
  const { user_id } = await bindByPhone(app, first)
  const other = { ...(await bindingCode(app)), bind_ticket: second }
  expect(await app.refusal(loginBySms, other)).toBe('bound-elsewhere')
  expect(await app.callApi(thirdLogin, codeOf('captain'))).toMatchObject({ user_id })
})
