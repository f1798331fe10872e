import { createSign, createVerify } from 'node:crypto'
import { formatTime } from '#kit/time/day.ts'
import type { AlipaySettings } from '../payment.ts'
import { askOutside } from './ask.ts'

const TIMEOUT_MS = 5_000

/** An answer of the gateway that is no success, by its own code: `ACQ.TRADE_NOT_EXIST`. */
export class AlipayError extends Error {
  readonly code: string
  constructor(code: string) {
    super(`Alipay answers ${code}`)
    this.code = code
  }
}

export interface AlipayContext {
  settings: AlipaySettings
  now: Date
}

/**
 * The parameters of a question to the gateway, signed as the open platform says (opendocs.alipay.com/common/02kf5q):
 * all of them that are not empty, sorted by name, `name=value` with `&` between, RSA2 (SHA-256).
 */
export const signedQuestion = (
  { settings, now }: AlipayContext,
  method: string,
  content: object | undefined,
  more: Readonly<Record<string, string>> = {},
): URLSearchParams => {
  const params: Record<string, string> = {
    app_id: settings.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    version: '1.0',
    // Shanghai's time, whatever the machine's.
    timestamp: formatTime(now),
    ...(content === undefined ? {} : { biz_content: JSON.stringify(content) }),
    ...more,
  }
  const sign = createSign('RSA-SHA256').update(signedText(params)).sign(settings.privateKey, 'base64')
  return new URLSearchParams({ ...params, sign })
}

/** Asks the gateway by a business content, with `more` parameters beside it. */
export const callAlipay = async (
  ctx: AlipayContext,
  method: string,
  content: object,
  more?: Readonly<Record<string, string>>,
) => {
  const said = await askGateway(ctx, method, signedQuestion(ctx, method, content, more))
  if (said.code !== '10000') throw new AlipayError(codeIn(said))
  return said
}

/** Asks the gateway's own methods, which have parameters instead of a content and no code of success. */
export const callAlipayDirectly = (ctx: AlipayContext, method: string, params: Readonly<Record<string, string>>) =>
  askGateway(ctx, method, signedQuestion(ctx, method, undefined, params))

/** What the gateway answers. An answer without the provider's signature over its very bytes is none and throws. */
const askGateway = async ({ settings }: AlipayContext, method: string, question: URLSearchParams) => {
  const response = await askOutside(settings.endpoint, {
    method: 'POST',
    body: question,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  const said = signedPart(settings, text, `${method.replaceAll('.', '_')}_response`)
  if (said) return said
  const fault = signedPart(settings, text, FAULT)
  if (fault) throw new AlipayError(codeIn(fault))
  throw new AlipayError(`${response.status} UNSIGNED${unsignedFault(text)}`)
}

/** The name of an answer of a gateway that did not take the question. */
const FAULT = 'error_response'

const codeIn = (said: Readonly<Record<string, unknown>>) => String(said.sub_code ?? said.code)

/** A gateway that does not know who asks cannot sign; what it says helps the operator to see why, and decides nothing. */
const unsignedFault = (text: string): string => {
  const [, code] = new RegExp(`^\\s*{"${FAULT}":.*?"sub_code":"([\\w.-]{1,60})"`, 's').exec(text) ?? []
  return code === undefined ? '' : ` ${code}`
}

/** The answer between its name and the signature, where that is right. */
const signedPart = (settings: AlipaySettings, text: string, name: string): Record<string, unknown> | undefined => {
  const [, part = '', sign = ''] = new RegExp(`"${name}":\\s*({.*}),\\s*"sign":"([^"]+)"`, 's').exec(text) ?? []
  return part !== '' && isSignedByAlipay(settings, part, sign)
    ? (JSON.parse(part) as Record<string, unknown>)
    : undefined
}

/** Whether a notice bears the provider's signature: over all parameters but `sign` and `sign_type`. */
export const isAlipayNotice = (settings: AlipaySettings, input: Readonly<Record<string, string>>): boolean => {
  const { sign = '', sign_type, ...signed } = input
  // A weaker kind that a notice names itself is not believed.
  return sign_type === 'RSA2' && isSignedByAlipay(settings, signedText(signed), sign)
}

/** The text that is signed. */
export const signedText = (params: Readonly<Record<string, string>>): string =>
  Object.keys(params)
    .filter((name) => params[name] !== '')
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&')

const isSignedByAlipay = ({ publicKey }: AlipaySettings, text: string, sign: string) =>
  createVerify('RSA-SHA256').update(text).verify(publicKey, sign, 'base64')
