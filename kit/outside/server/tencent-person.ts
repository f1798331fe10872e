import { createHash, createHmac } from 'node:crypto'
import type { PersonCheck, PersonSettings } from '../person.ts'
import { askOutside } from './ask.ts'
import { OutsideError } from './trouble.ts'

const TIMEOUT_MS = 8_000
const SERVICE = 'faceid'
const VERSION = '2018-03-01'
const ALGORITHM = 'TC3-HMAC-SHA256'
const CONTENT_TYPE = 'application/json; charset=utf-8'

/** Its word for a card that is this person's; all others but these two say that it is not, or may not be used. */
const CARD_KNOWN = '0'
/** Who knows about cards could not answer just now. */
const CARD_BUSY = '-17'
/** This person or card was asked about too often today; it answers again tomorrow. */
const CARD_TOO_OFTEN = '-18'

/** Asks Tencent Cloud's FaceID (三要素核验, 实名核身 in a browser); signed by its third method. */
export const tencentPerson = (
  settings: PersonSettings,
  { now, publicUrl }: { now: Date; publicUrl: string },
): PersonCheck => {
  const ask = (action: string, body: Record<string, string>) => post(settings, now, action, body)
  return {
    async holdsCard({ truename, idNumber, cardNo }) {
      const { Result } = await ask('BankCardVerification', {
        IdCard: idNumber,
        Name: truename,
        BankCard: cardNo,
      })
      if (typeof Result !== 'string' || Result === CARD_BUSY) throw new OutsideError('FaceID', Result ?? 'NO_RESULT')
      return Result === CARD_TOO_OFTEN ? { refused: Result } : Result === CARD_KNOWN
    },
    async startFace({ truename, idNumber }, back) {
      const { Url, BizToken } = await ask('DetectAuth', {
        RuleId: settings.ruleId,
        IdCard: idNumber,
        Name: truename,
        RedirectUrl: `${publicUrl}${back}`,
      })
      if (typeof Url !== 'string' || typeof BizToken !== 'string') throw new OutsideError('FaceID', 'NO_CHECK')
      return { token: BizToken, url: Url }
    },
    async faceOutcome(token) {
      const { Text } = await ask('GetDetectInfoEnhanced', { BizToken: token, RuleId: settings.ruleId, InfoType: '1' })
      const code = (Text as { ErrCode?: number | null } | undefined)?.ErrCode
      if (code === undefined || code === null) return 'waiting'
      return code === 0 ? 'passed' : 'failed'
    },
  }
}

const post = async (settings: PersonSettings, now: Date, action: string, body: Record<string, string>) => {
  const payload = JSON.stringify(body)
  const response = await askOutside(settings.endpoint, {
    method: 'POST',
    headers: signedHeaders(settings, now, action, payload),
    body: payload,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const said = (await response.json().catch(() => ({}))) as { Response?: Record<string, unknown> }
  const error = said.Response?.Error as { Code?: string } | undefined
  if (!said.Response || error) throw new OutsideError('FaceID', error?.Code ?? response.status)
  return said.Response
}

/** Signed for a day and a service; the action and the time travel beside the signature. */
const signedHeaders = (
  { endpoint, secretId, secretKey }: PersonSettings,
  now: Date,
  action: string,
  payload: string,
): Record<string, string> => {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const scope = `${now.toISOString().slice(0, 10)}/${SERVICE}/tc3_request`
  const { host } = new URL(endpoint)
  const signed = 'content-type;host'
  const request = ['POST', '/', '', `content-type:${CONTENT_TYPE}`, `host:${host}`, '', signed, sha256(payload)]
  const key = scope.split('/').reduce<string | Buffer>(hmac, `TC3${secretKey}`)
  const signature = hmac(key, [ALGORITHM, seconds, scope, sha256(request.join('\n'))].join('\n')).toString('hex')
  return {
    'content-type': CONTENT_TYPE,
    host,
    'x-tc-action': action,
    'x-tc-version': VERSION,
    'x-tc-timestamp': seconds,
    authorization: `${ALGORITHM} Credential=${secretId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
