import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto'
import type { Delivery, WechatPaySettings } from '../payment.ts'
import { askOutside } from './ask.ts'

const TIMEOUT_MS = 5_000
/** A signature older or newer than this is a replay. */
const MOST_SECONDS_APART = 300
const TAG_BYTES = 16

/** An answer of the provider that is no success: its HTTP status and its own code. */
export class WechatPayError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`WeChat Pay answers ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

export interface WechatPayContext {
  settings: WechatPaySettings
  now: Date
}

/**
 * Asks WeChat Pay, signed as its documents say (pay.weixin.qq.com/doc/v3/merchant, "签名生成" and "签名验证", public-key
 * mode): `WECHATPAY2-SHA256-RSA2048` over method, path, time, nonce and body. An answer without the provider's own
 * signature is none and throws, as does one that is no success.
 */
export const callWechatPay = async (ctx: WechatPayContext, method: 'GET' | 'POST', path: string, asked?: object) => {
  const body = asked === undefined ? '' : JSON.stringify(asked)
  const response = await send(ctx, method, `${ctx.settings.endpoint}${path}`, body)
  const text = await response.text()
  const headers = Object.fromEntries(response.headers)
  // Its status is believed no more than its words: "not found" would be taken for an answer.
  if (!isSignedByProvider(ctx, { headers, body: text })) throw new WechatPayError(0, `UNSIGNED ${response.status}`)
  const said = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  if (!response.ok) throw new WechatPayError(response.status, String(said.code))
  return said
}

/** Fetches a file by the address that an answer gave; files come unsigned, so their digest is compared by the asker. */
export const fetchWechatFile = async (ctx: WechatPayContext, url: string): Promise<Buffer> => {
  const response = await send(ctx, 'GET', url, '')
  if (!response.ok) throw new WechatPayError(response.status, 'FILE')
  return Buffer.from(await response.arrayBuffer())
}

const send = (ctx: WechatPayContext, method: string, url: string, body: string) => {
  const { pathname, search } = new URL(url)
  const headers = {
    authorization: authorizationOf(ctx, method, pathname + search, body),
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'yilu',
    'wechatpay-serial': ctx.settings.publicKeyId,
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return askOutside(url, { method, headers, signal, ...(body === '' ? {} : { body }) })
}

const authorizationOf = ({ settings, now }: WechatPayContext, method: string, path: string, body: string): string => {
  const [timestamp, nonce] = [secondsOf(now), newNonce()]
  const signature = signWechat(settings, [method, path, timestamp, nonce, body])
  const parts = { mchid: settings.mchId, nonce_str: nonce, signature, timestamp, serial_no: settings.serial }
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`
}

/** Signs lines with our own key, each with a newline behind it. */
export const signWechat = ({ privateKey }: Pick<WechatPaySettings, 'privateKey'>, lines: readonly string[]): string =>
  createSign('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .sign(privateKey, 'base64')

/** Whether an answer or a notice bears the provider's signature, made just now with the key that we know. */
export const isSignedByProvider = ({ settings, now }: WechatPayContext, { headers, body }: Delivery): boolean => {
  const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
  const timestamp = text('wechatpay-timestamp')
  if (text('wechatpay-serial') !== settings.publicKeyId || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Number(timestamp) - now.getTime() / 1000) > MOST_SECONDS_APART) return false
  const signed = `${timestamp}\n${text('wechatpay-nonce')}\n${body}\n`
  return createVerify('RSA-SHA256').update(signed).verify(settings.publicKey, text('wechatpay-signature'), 'base64')
}

/** Opens what a notice holds (AEAD_AES_256_GCM under the API v3 key); null where it does not open. */
export const openResource = ({ apiKey }: WechatPaySettings, resource: unknown): Record<string, unknown> | null => {
  const { ciphertext, nonce, associated_data } = (resource ?? {}) as Record<string, unknown>
  try {
    const bytes = Buffer.from(String(ciphertext), 'base64')
    const options = { authTagLength: TAG_BYTES }
    const decipher = createDecipheriv('aes-256-gcm', apiKey, Buffer.from(String(nonce)), options)
    decipher.setAAD(Buffer.from(String(associated_data ?? ''))).setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}

/** 32 characters that nobody guesses. */
export const newNonce = (): string => randomBytes(16).toString('hex')

/** Seconds since 1970, as signatures bear them. */
export const secondsOf = (instant: Date): string => String(Math.floor(instant.getTime() / 1000))
