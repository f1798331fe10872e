import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import OpenApiUtil from '@alicloud/openapi-util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import type { SmsSettings } from '../sms.ts'
import { aliyunSms } from './aliyun-sms.ts'

const SECRET = 'key-secret'
const now = instantAt('2026-11-23', '08:00')
let settings: SmsSettings
let seen: IncomingMessage | undefined

/** A gateway that checks signatures as the provider's documents say, from the request as it arrived. */
const gateway = createServer((request, response) => {
  seen = request
  const { searchParams } = new URL(request.url ?? '', 'http://gateway')
  const phone = searchParams.get('PhoneNumbers')
  const answer = !isSigned(request) ? 'SignatureDoesNotMatch' : phone === '10000' ? 'isv.MOBILE_NUMBER_ILLEGAL' : 'OK'
  if (phone === '20000') response.writeHead(502).end('<html>bad gateway</html>')
  else response.writeHead(answer === 'OK' ? 200 : 400).end(JSON.stringify({ Code: answer }))
})

const isSigned = ({ url = '', headers }: IncomingMessage) => {
  const [, names = '', signature] = /SignedHeaders=([^,]+),Signature=(\w+)$/.exec(headers.authorization ?? '') ?? []
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const body = createHash('sha256').update('').digest('hex')
  const request = ['POST', '/', url.slice(2), lines.join(''), names, body].join('\n')
  const digest = createHash('sha256').update(request).digest('hex')
  return createHmac('sha256', SECRET).update(`ACS3-HMAC-SHA256\n${digest}`).digest('hex') === signature
}

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  settings = {
    provider: 'aliyun',
    accessKeyId: 'key-id',
    accessKeySecret: SECRET,
    endpoint: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    signName: '医路',
    templates: { code: 'SMS_1', notice: 'SMS_2' },
  }
})
afterAll(() => new Promise((resolve) => gateway.close(resolve)))

test('a refused message, a wrong secret and a gateway that is down are errors that name no phone', async () => {
  const code = { template: 'code', params: { code: '123456' } } as const
  await expect(aliyunSms(settings, now)({ ...code, mobile: '10000' })).rejects.toThrow('isv.MOBILE_NUMBER_ILLEGAL')
  await expect(aliyunSms(settings, now)({ ...code, mobile: '20000' })).rejects.toThrow('502')
  const wrong = { ...settings, accessKeySecret: 'other' }
  await expect(aliyunSms(wrong, now)({ ...code, mobile: '13800000001' })).rejects.toThrow('SignatureDoesNotMatch')
  const away = { ...settings, endpoint: 'http://127.0.0.1:9' }
  await expect(aliyunSms(away, now)({ ...code, mobile: '13800000001' })).rejects.not.toThrow(/138/)
})

test('a message goes out signed, with the template of its kind, whatever characters fill it', async () => {
  const params = { title: "医生停诊 (1!*')", text: '请改约 & 退费 ~' }
  await aliyunSms(settings, now)({ mobile: '13800000001', template: 'notice', params })
  const query = new URL(seen?.url ?? '', 'http://gateway').searchParams
  expect(Object.fromEntries(query)).toEqual({
    PhoneNumbers: '13800000001',
    SignName: '医路',
    TemplateCode: 'SMS_2',
    TemplateParam: JSON.stringify(params),
  })
  expect(seen?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-date': '2026-11-23T00:00:00Z' })
})

test('a message that has a template of its own there goes by it, with its variables', async () => {
  const own = { template: 'SMS_42', params: { doctor: '张一', time: '明天上午' } }
  const params = { title: '预约成功', text: '张一医生' }
  await aliyunSms(settings, now)({ mobile: '13800000001', template: 'notice', params, own })
  const query = new URL(seen?.url ?? '', 'http://gateway').searchParams
  expect(query.get('TemplateCode')).toBe('SMS_42')
  expect(JSON.parse(query.get('TemplateParam') ?? '')).toEqual(own.params)
})

test('the signature is the one that Aliyun’s own SDK makes of the same request', async () => {
  const params = { title: "医生停诊 (1!*')", text: '请改约 & 退费 ~ + 😀' }
  await aliyunSms({ ...settings, signName: "医路 (1!*')" }, now)({ mobile: '13800000001', template: 'notice', params })
  const { pathname, searchParams } = new URL(seen?.url ?? '', 'http://gateway')
  const { authorization, ...headers } = seen?.headers ?? {}
  const request = { method: seen?.method, pathname, query: Object.fromEntries(searchParams), headers }
  const theirs = OpenApiUtil.getAuthorization(
    request as unknown as Parameters<typeof OpenApiUtil.getAuthorization>[0],
    'ACS3-HMAC-SHA256',
    String(headers['x-acs-content-sha256']),
    settings.accessKeyId,
    SECRET,
  )
  expect(authorization).toBe(theirs)
})
