import type { Handlers, RequestContext } from '#app/context.ts'
import { isBridgeToken } from '#kit/check/bridge-token.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import type { islogined } from '../contract.ts'
import { bindingAddress } from '../rules.ts'
import { checkAddressLimit } from './commands/address.ts'
import { answerChallenge, setPicture, setPuzzle } from './commands/challenge.ts'
import { csrfTokenOf, isCsrfFit } from './handlers/csrf.ts'
import { enter, enterByMoment, issueMomentKey, rebind, whoAsks } from './handlers/enter.ts'
import { enterByCode } from './handlers/enter-by-code.ts'
import type { ShownIdentity } from './handlers/identity.ts'
import { confirmNext, prepareNext } from './handlers/refresh.ts'
import { issueToken, sendCode } from './handlers/send-code.ts'
import { endOwn, listOwn } from './handlers/sessions.ts'
import { hashOf } from './public.ts'
import { deleteSession } from './queries/sessions.ts'

export const handlers: Handlers<typeof contract> = {
  async islogined(given, ctx) {
    const shown = ctx.patient === null ? shownBy(given) : undefined
    if (!shown) return whoAsks(ctx)
    const entered = await enter(ctx, shown)
    if (!(entered instanceof Refused)) return entered
    const ticket = entered.name === 'unbound' ? entered.data : undefined
    return { ...(await whoAsks(ctx)), ...(ticket && { loginUrl: bindingAddress(ticket.bind_ticket) }) }
  },

  getUserInfo: (_, ctx) => whoAsks(ctx),

  async getSmsToken({ mobile }, ctx) {
    return (await checkAddressLimit(ctx, 'token')) === 'too-many' ? ctx.refuse('too-many') : issueToken(ctx, mobile)
  },

  async sendMobileSms(input, ctx) {
    const said = await sendCode(ctx, input, 'login')
    return said instanceof Refused ? said : justSent(ctx)
  },

  async sendSmsCode(input, ctx) {
    const said = await sendCode(ctx, input, input.type)
    return said instanceof Refused ? said : justSent(ctx)
  },

  async loginBySms({ csrf_token, ...shown }, ctx) {
    if (!isCsrfFit(ctx, csrf_token)) return ctx.refuse('bad-csrf')
    return enterByCode(ctx, shown)
  },

  accountSessions: async (_, ctx) => ({ list: await listOwn(ctx) }),

  accountSessionEnd: async ({ session_code }, ctx) => ({ ended_num: await endOwn(ctx, session_code) }),

  async logout(_, ctx) {
    const session = hashOf(ctx.userKey ?? '')
    await deleteSession(ctx.db, session)
    await ctx.emit('session.ended', { session })
    return {}
  },

  async picCode(_, ctx) {
    return (await checkAddressLimit(ctx, 'challenge')) === 'too-many' ? ctx.refuse('too-many') : setPicture(ctx)
  },

  async captcha(_, ctx) {
    return (await checkAddressLimit(ctx, 'challenge')) === 'too-many' ? ctx.refuse('too-many') : setPuzzle(ctx)
  },

  async checkCaptcha({ captcha_id, captcha_code }, ctx) {
    return (await answerChallenge(ctx, captcha_id, captcha_code)) ?? ctx.refuse('wrong')
  },

  csrfToken: (_, ctx) => csrfTokenOf(ctx),

  momentKey: (_, ctx) => issueMomentKey(ctx),

  async loginByMomentKey({ moment_key }, ctx) {
    if ((await checkAddressLimit(ctx, 'door')) === 'too-many') return ctx.refuse('too-many')
    return (await enterByMoment(ctx, moment_key)) ?? ctx.refuse('bad-key')
  },

  async loginByAppToken({ jstoken }, ctx) {
    if (!isBridgeToken(jstoken)) return ctx.refuse('bad-code')
    return enter(ctx, { provider: 'native-app', code: jstoken })
  },

  loginByCode: ({ code }, ctx) => enter(ctx, { provider: 'messenger', code }),

  async thirdLogin({ channelId, code, deviceNo }, ctx) {
    const provider = ctx.config.identity.ofChannel.get(channelId)
    if (!provider) return ctx.refuse('shut')
    return enter(ctx, { provider, code, device: deviceNo })
  },

  async reBindWxOpenId({ code }, ctx) {
    const refused = await rebind(ctx, { provider: 'messenger', code })
    return refused ? ctx.refuse(refused) : { is_has_open_id: 1 }
  },

  async previewToken(input, ctx) {
    return (await prepareNext(ctx, input)) ?? ctx.refuse('not-found')
  },

  async confirmToken({ accessToken, prevToken }, ctx) {
    return (await confirmNext(ctx, accessToken, prevToken)) ? { accessToken } : ctx.refuse('not-found')
  },

  async sendCloudDepCode({ mobile, pic_code }, ctx) {
    const { token } = await issueToken(ctx, mobile)
    const said = await sendCode(ctx, { mobile, token, pic_code }, 'cloud-dep')
    return said instanceof Refused ? said : justSent(ctx)
  },
}

/** What somebody shows, and whose word it is. */
const shownBy = ({ code, mtToken, fs_token }: ParsedInput<typeof islogined>): ShownIdentity | undefined => {
  if (mtToken) return { provider: 'partner', code: mtToken }
  if (fs_token) return { provider: 'partner-fs', code: fs_token }
  return code ? { provider: 'messenger', code } : undefined
}

const justSent = ({ config: { signIn } }: RequestContext) => ({
  wait_seconds: signIn.waitSeconds,
  expires_in: signIn.codeSeconds,
})
