import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { SendSms, SmsSettings } from '../sms.ts'
import { askOutside } from './ask.ts'
import { OutsideError } from './trouble.ts'

const TIMEOUT_MS = 5_000
const ALGORITHM = 'ACS3-HMAC-SHA256'

/** Sends through Aliyun's SMS service (Dysmsapi 2017-05-25, signature version 3). Throws with the provider's code. */
export const aliyunSms =
  (settings: SmsSettings, now: Date): SendSms =>
  async ({ mobile, template, params, own }) => {
    const query = canonicalQuery({
      PhoneNumbers: mobile,
      SignName: settings.signName,
      TemplateCode: own?.template ?? settings.templates[template],
      TemplateParam: JSON.stringify(own?.params ?? params),
    })
    const response = await askOutside(`${settings.endpoint}/?${query}`, {
      method: 'POST',
      headers: signedHeaders(settings, query, now),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const said = (await response.json().catch(() => ({}))) as { Code?: string }
    if (said.Code !== 'OK') throw new OutsideError('Aliyun', said.Code ?? response.status)
  }

const signedHeaders = ({ endpoint, accessKeyId, accessKeySecret }: SmsSettings, query: string, now: Date) => {
  const headers: Record<string, string> = {
    host: new URL(endpoint).host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': now.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const request = ['POST', '/', query, lines, names.join(';'), sha256('')].join('\n')
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex')
  const credential = `Credential=${accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`
  return { ...headers, authorization: `${ALGORITHM} ${credential}` }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Sorted by name and percent-encoded by RFC 3986, which encodes a little more than `encodeURIComponent`. */
const canonicalQuery = (values: Record<string, string>) =>
  Object.entries(values)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .join('&')

const percent = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
