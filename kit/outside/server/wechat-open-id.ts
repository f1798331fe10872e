import type { MessagingSettings } from '../messaging.ts'
import type { WechatPaySettings } from '../payment.ts'
import { askOutside } from './ask.ts'
import { OutsideError } from './trouble.ts'

const TIMEOUT_MS = 5_000
/** A code that is unknown, too old or used. */
const spentCodes = [40_029, 42_003, 40_163]

/**
 * Who pays, as WeChat Pay knows them: a code of the official account's sign-in (`sns/oauth2/access_token`) or of the
 * mini-program's (`sns/jscode2session`, developers.weixin.qq.com) becomes their `openid` there; null where it is none, or no
 * more. Throws where no answer is given.
 */
export const openIdOf =
  (messaging: MessagingSettings, pay: WechatPaySettings) =>
  async (way: 'jsapi' | 'mini-program', code: string): Promise<string | null> => {
    const asked =
      way === 'jsapi'
        ? { appid: messaging.appId, secret: messaging.appSecret, code }
        : { appid: pay.miniAppId, secret: pay.miniAppSecret, js_code: code }
    const path = way === 'jsapi' ? '/sns/oauth2/access_token' : '/sns/jscode2session'
    const query = new URLSearchParams({ ...asked, grant_type: 'authorization_code' })
    const response = await askOutside(`${messaging.endpoint}${path}?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const said = (await response.json().catch(() => ({ errcode: response.status }))) as Record<string, unknown>
    if (spentCodes.includes(Number(said.errcode))) return null
    if (typeof said.openid !== 'string' || said.openid === '')
      throw new OutsideError('the messaging app', said.errcode ?? response.status)
    return said.openid
  }
