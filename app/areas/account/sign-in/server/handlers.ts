import { isBridgeToken } from '#kit/check/bridge-token.ts'
import type { Asked } from '#kit/wire/call.ts'
import type { Handlers, Here } from '#server/here.ts'
import type * as contract from '../contract.ts'
import type { islogined } from '../contract.ts'
import { bindingAddress } from '../rules.ts'
import { weigh } from './commands/address.ts'
import { answerChallenge, setPicture, setPuzzle } from './commands/challenge.ts'
import { findCodeFault } from './handlers/check-code.ts'
import { csrfTokenOf, isCsrfFit } from './handlers/csrf.ts'
import type { AtDoor } from './handlers/doors.ts'
import { enter, enterByMoment, enterByPhone, issueMomentKey, rebind, whoAsks } from './handlers/enter.ts'
import { confirmNext, prepareNext } from './handlers/refresh.ts'
import { issueToken, sendCode } from './handlers/send-code.ts'
import { hashOf } from './public.ts'
import { deleteSession } from './queries/sessions.ts'

export const handlers: Handlers<typeof contract> = {
  async islogined(given, here) {
    const shown = here.patient === null ? shownBy(given) : undefined
    if (!shown) return whoAsks(here)
    const entered = await enter(here, shown)
    if ('info' in entered) return entered.info
    const { bind_ticket } = entered.beside ?? {}
    return { ...(await whoAsks(here)), ...(bind_ticket === undefined ? {} : { loginUrl: bindingAddress(bind_ticket) }) }
  },

  getUserInfo: (_, here) => whoAsks(here),

  async getSmsToken({ mobile }, here) {
    return (await weigh(here, 'token')) === 'too-many' ? here.refuse('too-many') : issueToken(here, mobile)
  },

  async sendMobileSms(ask, here) {
    const said = await sendCode(here, ask, 'login')
    return 'refused' in said ? here.refuse(said.refused, said.fill) : justSent(here)
  },

  async sendSmsCode(ask, here) {
    const said = await sendCode(here, ask, ask.type)
    return 'refused' in said ? here.refuse(said.refused, said.fill) : justSent(here)
  },

  async loginBySms({ mobile, code, token, csrf_token, pic_code, bind_ticket }, here) {
    if (!isCsrfFit(here, csrf_token)) return here.refuse('bad-csrf')
    const purpose = bind_ticket === undefined ? 'login' : 'bind'
    const fault = await findCodeFault(here, purpose, { mobile, code, token, pass: pic_code })
    if (fault) return here.refuse(fault)
    const entered = await enterByPhone(here, mobile, bind_ticket)
    return typeof entered === 'string' ? here.refuse(entered) : entered
  },

  async logout(_, here) {
    const session = hashOf(here.userKey ?? '')
    await deleteSession(here.db, session)
    await here.tell(here, 'session.ended', { session })
    return {}
  },

  async picCode(_, here) {
    return (await weigh(here, 'challenge')) === 'too-many' ? here.refuse('too-many') : setPicture(here)
  },

  async captcha(_, here) {
    return (await weigh(here, 'challenge')) === 'too-many' ? here.refuse('too-many') : setPuzzle(here)
  },

  async checkCaptcha({ captcha_id, captcha_code }, here) {
    return (await answerChallenge(here, captcha_id, captcha_code)) ?? here.refuse('wrong')
  },

  csrfToken: (_, here) => csrfTokenOf(here),

  momentKey: (_, here) => issueMomentKey(here),

  async loginByMomentKey({ moment_key }, here) {
    if ((await weigh(here, 'door')) === 'too-many') return here.refuse('too-many')
    return (await enterByMoment(here, moment_key)) ?? here.refuse('bad-key')
  },

  async loginByAppToken({ jstoken }, here) {
    if (!isBridgeToken(jstoken)) return here.refuse('bad-code')
    const entered = await enter(here, { door: 'native-app', code: jstoken })
    return 'info' in entered ? entered.info : here.refuse(entered.refused, {}, entered.beside)
  },

  async loginByCode({ code }, here) {
    const entered = await enter(here, { door: 'messenger', code })
    return 'info' in entered ? entered.info : here.refuse(entered.refused, {}, entered.beside)
  },

  async thirdLogin({ channelId, code, deviceNo }, here) {
    const door = here.config.cityDoors.get(channelId)
    if (!door) return here.refuse('shut')
    const entered = await enter(here, { door, code, device: deviceNo })
    return 'info' in entered ? entered.info : here.refuse(entered.refused, {}, entered.beside)
  },

  async reBindWxOpenId({ code }, here) {
    const refused = await rebind(here, { door: 'messenger', code })
    return refused ? here.refuse(refused) : { is_has_open_id: 1 }
  },

  async previewToken(ask, here) {
    return (await prepareNext(here, ask)) ?? here.refuse('not-found')
  },

  async confirmToken({ accessToken, prevToken }, here) {
    return (await confirmNext(here, accessToken, prevToken)) ? { accessToken } : here.refuse('not-found')
  },

  async sendCloudDepCode({ mobile, pic_code }, here) {
    const { token } = await issueToken(here, mobile)
    const said = await sendCode(here, { mobile, token, pic_code }, 'cloud-dep')
    return 'refused' in said ? here.refuse(said.refused, said.fill) : justSent(here)
  },
}

/** What somebody shows at which door. */
const shownBy = ({ code, mtToken, fs_token }: Asked<typeof islogined>): AtDoor | undefined => {
  if (mtToken) return { door: 'partner', code: mtToken }
  if (fs_token) return { door: 'partner-fs', code: fs_token }
  return code ? { door: 'messenger', code } : undefined
}

const justSent = ({ config: { signIn } }: Here) => ({
  wait_seconds: signIn.waitSeconds,
  expires_in: signIn.codeSeconds,
})
