import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityAccount } from '../identity.ts'
import { byCode, byToken } from './identity-oauth.ts'
import { identityProviders } from './identity-providers.ts'

let account: IdentityAccount
let seen: { authorization: string; asked: Record<string, string> }

/** A provider that answers by what is shown to it. */
const answers: Record<string, [status: number, body: string]> = {
  good: [200, '{"openid":"o-1","active":true,"sub":"s-1"}'],
  spent: [400, '{"error":"invalid_grant","errcode":40163,"active":false}'],
  misconfigured: [401, '{"error":"invalid_client","errcode":40125}'],
  nobody: [200, '{"active":true}'],
  proxy: [502, '<html>bad gateway</html>'],
  failing: [500, '{"openid":"o-1","active":true,"sub":"s-1"}'],
}
const provider = createServer(async (request, response) => {
  const query = new URL(request.url ?? '', 'http://provider').searchParams
  const asked = Object.fromEntries([...query, ...new URLSearchParams(await text(request))])
  seen = { authorization: request.headers.authorization ?? '', asked }
  const [status, body] = answers[asked.code ?? asked.token ?? ''] ?? [404, '{}']
  response.writeHead(status).end(body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  account = {
    url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/who`,
    clientId: 'client',
    clientSecret: 'se:cret',
  }
})
afterAll(() => provider.close())

const byMessengerCode = identityProviders.messenger.identify
const ways = { byMessengerCode, byCode, byToken }

test.each(Object.entries(ways))('%s: what is not good any more names nobody', async (_, way) => {
  expect(await way(account)({ code: 'spent' })).toBeNull()
})

test.each(
  Object.entries(ways).flatMap(([name, way]) =>
    ['misconfigured', 'nobody', 'proxy', 'failing'].map((code) => [name, code, way] as const),
  ),
)('%s: a provider that is %s is trouble and no refusal', async (_, code, way) => {
  await expect(way(account)({ code })).rejects.toThrow()
})

test('a provider that cannot be reached is trouble', async () => {
  await expect(byCode({ ...account, url: 'http://127.0.0.1:1/' })({ code: 'good' })).rejects.toThrow()
})

test('the messaging app is asked with its own names', async () => {
  expect(await byMessengerCode(account)({ code: 'good' })).toBe('o-1')
  expect(seen.asked).toEqual({ appid: 'client', secret: 'se:cret', code: 'good', grant_type: 'authorization_code' })
})

test('a provider of OAuth 2.0 gets the code, the device, and our own name and secret', async () => {
  expect(await byCode(account)({ code: 'good', device: 'd-1' })).toBe('o-1')
  expect(seen.asked).toEqual({ grant_type: 'authorization_code', code: 'good', device_no: 'd-1' })
  expect(atob(seen.authorization.replace('Basic ', ''))).toBe('client:se%3Acret')
})

test('a token is looked up and names whose it is', async () => {
  expect(await byToken(account)({ code: 'good' })).toBe('s-1')
  expect(seen.asked).toEqual({ token: 'good' })
})
