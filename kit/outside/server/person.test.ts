import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Signer from 'tencentcloud-sdk-nodejs-common/tencentcloud/common/sign.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#kit/db/open.ts'
import { instantAt } from '#kit/time/day.ts'
import type { PersonSettings } from '../person.ts'
import { personCheckOf } from './person.ts'

const now = instantAt('2026-11-23', '08:00')
const person = { truename: '林若溪', idNumber: '999999199001010024' }
let settings: PersonSettings
let seen: { headers: Record<string, unknown>; asked: Record<string, string>; body: string }

/** Answers as FaceID's documents say, by the action and what is asked about. */
const answers: Record<string, object> = {
  'BankCardVerification good': { Result: '0', Description: '认证通过' },
  'BankCardVerification other': { Result: '-1', Description: '认证未通过' },
  'BankCardVerification restricted': { Result: '-14', Description: '受限制的卡' },
  'BankCardVerification busy': { Result: '-17', Description: '验证中心服务繁忙' },
  'BankCardVerification too-often': { Result: '-18', Description: '验证次数超限，请次日重试' },
  'DetectAuth 林若溪': { Url: 'https://faceid.example/a', BizToken: 'T-1' },
  'GetDetectInfoEnhanced passed': { Text: { ErrCode: 0 } },
  'GetDetectInfoEnhanced failed': { Text: { ErrCode: 2017 } },
  'GetDetectInfoEnhanced begun': { Text: { ErrCode: null } },
}
const provider = createServer(async (request, response) => {
  const body = await text(request)
  const asked = JSON.parse(body) as Record<string, string>
  seen = { headers: request.headers, asked, body }
  const about = asked.BankCard ?? asked.BizToken ?? asked.Name
  const Response = answers[`${request.headers['x-tc-action']} ${about}`] ?? { Error: { Code: 'AuthFailure' } }
  response.end(JSON.stringify({ Response }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  settings = { provider: 'tencent', endpoint, secretId: 'id', secretKey: 'key', ruleId: '1' }
})
afterAll(() => new Promise((resolve) => provider.close(resolve)))

const check = (more: Partial<PersonSettings> = {}) => {
  const config = { publicUrl: 'https://yilu.example', person: { ...settings, ...more } }
  const made = personCheckOf({ db: undefined as unknown as Db, now, config })
  if (!made) throw new Error('nobody checks')
  return made
}

test('a provider that refuses us, is busy or cannot be reached is trouble and no answer', async () => {
  await expect(check().holdsCard({ ...person, cardNo: 'unheard-of' })).rejects.toThrow('AuthFailure')
  await expect(check().holdsCard({ ...person, cardNo: 'busy' })).rejects.toThrow()
  await expect(check({ endpoint: 'http://127.0.0.1:1' }).faceOutcome('passed')).rejects.toThrow()
})

test('a card is theirs or not, and one that was asked about too often today is neither', async () => {
  for (const cardNo of ['other', 'restricted']) expect(await check().holdsCard({ ...person, cardNo })).toBe(false)
  expect(await check().holdsCard({ ...person, cardNo: 'too-often' })).toEqual({ refused: '-18' })
  expect(await check().holdsCard({ ...person, cardNo: 'good' })).toBe(true)
  expect(seen.asked).toEqual({ IdCard: person.idNumber, Name: person.truename, BankCard: 'good' })
})

test('a face check begins at an address and ends as it ends', async () => {
  expect(await check().startFace(person, '/back')).toEqual({ token: 'T-1', url: 'https://faceid.example/a' })
  expect(seen.asked.RedirectUrl).toBe('https://yilu.example/back')
  for (const token of ['passed', 'failed']) expect(await check().faceOutcome(token)).toBe(token)
  expect(await check().faceOutcome('begun')).toBe('waiting')
})

test('what is asked is signed for this service, this day and this body', async () => {
  const signatureOf = () => String(seen.headers.authorization)
  await check().holdsCard({ ...person, cardNo: 'good' })
  const first = signatureOf()
  expect(first).toMatch(
    /^TC3-HMAC-SHA256 Credential=id\/2026-11-23\/faceid\/tc3_request, SignedHeaders=content-type;host, Signature=[0-9a-f]{64}$/,
  )
  expect(seen.headers).toMatchObject({ 'x-tc-version': '2018-03-01', 'x-tc-timestamp': String(now.getTime() / 1000) })
  await check().holdsCard({ ...person, cardNo: 'good' })
  expect(signatureOf()).toBe(first)
  await check().holdsCard({ ...person, cardNo: 'other' })
  expect(signatureOf()).not.toBe(first)
  await check({ secretKey: 'another' }).holdsCard({ ...person, cardNo: 'good' })
  expect(signatureOf()).not.toBe(first)
})

test('the signature is the one that Tencent’s own SDK makes of the same request', async () => {
  const realAddress = 'https://faceid.tencentcloudapi.com'
  // The SDK signs a host without its port, as the real one has none: asked there, answered here.
  const { fetch } = globalThis
  globalThis.fetch = (url, init) => fetch(String(url).replace(realAddress, settings.endpoint), init)
  try {
    const real = check({ endpoint: realAddress })
    const asks = [
      () => real.holdsCard({ ...person, truename: "O'Néill·(王)!*", cardNo: 'good' }),
      () => real.startFace(person, '/back?a=1&b=2'),
      () => real.faceOutcome('passed'),
    ]
    for (const ask of asks) {
      await ask()
      const { authorization, ...headers } = seen.headers
      const theirs = Signer.sign3({
        method: 'POST',
        url: `${realAddress}/`,
        payload: Buffer.from(seen.body),
        timestamp: Number(headers['x-tc-timestamp']),
        service: 'faceid',
        secretId: settings.secretId,
        secretKey: settings.secretKey,
        multipart: false,
        boundary: '',
        headers: { 'Content-Type': String(headers['content-type']) },
      })
      expect(authorization).toBe(theirs)
    }
  } finally {
    globalThis.fetch = fetch
  }
})
