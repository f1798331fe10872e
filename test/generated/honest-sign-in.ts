import {
  getSmsToken,
  loginByAppToken,
  loginByCode,
  momentKey,
  picCode,
  previewToken,
  sendMobileSms,
  sendSmsCode,
  thirdLogin,
} from '#app/areas/access/patients/contract.ts'
import { sumOf } from '#app/areas/access/patients/rules/sum.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import type { IdentityProviderName } from '#kit/outside/identity.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { bindByPhone, CITY_CHANNEL, codeAt, ticketAt } from '../support/sign-in-ways.ts'
import { type Asker, newPatient } from './askers.ts'
import type { World } from './world.ts'

let made = 0

const newMobile = () => `136${String(++made).padStart(8, '0')}`

const newPerson = () => `person-${++made}`

/** What somebody shows who has bound their number to the provider that knows them. */
const boundAt = async (
  app: World['app'],
  call: CallSpec,
  provider: IdentityProviderName,
  shown: (code: string) => Record<string, unknown>,
) => {
  const person = newPerson()
  await bindByPhone(app, await ticketAt(app, call, shown(codeAt(app, provider, person))))
  return shown(codeAt(app, provider, person))
}

/** A number that nobody has, and the token that sends one message to it. */
const newToken = async ({ callApi }: World['app']) => {
  const mobile = newMobile()
  const { token } = await callApi(getSmsToken, { mobile })
  return { mobile, token }
}

/** 三加四等于几 */
const answerOf = (spoken: string): string => {
  for (const a of tens)
    for (const b of tens)
      for (const sign of ['+', '-'] as const) {
        const sum = sumOf(a, b, sign)
        if (sum.spoken === spoken) return sum.answer
      }
  throw new Error(`no sum says ${spoken}`)
}
const tens = Array.from({ length: 10 }, (_, n) => n)

/** What is sent to the calls that one signs in by. */
export const signInByCall = {
  sendMobileSms: ({ app }: World) => newToken(app),
  sendSmsCode: async ({ app }: World) => ({ ...(await newToken(app)), type: 'verify' }),
  loginBySms: async ({ app }: World) => {
    const asked = await newToken(app)
    await app.callApi(sendMobileSms, asked)
    const [sent] = (await app.callApi(sandboxSms, { mobile: asked.mobile })).list
    return { ...asked, code: sent?.code }
  },
  thirdLogin: ({ app }: World) => boundAt(app, thirdLogin, 'city-1', (code) => ({ channelId: CITY_CHANNEL, code })),
  loginByCode: ({ app }: World) => boundAt(app, loginByCode, 'messenger', (code) => ({ code })),
  loginByAppToken: ({ app }: World) => boundAt(app, loginByAppToken, 'native-app', (jstoken) => ({ jstoken })),
  reBindWxOpenId: ({ app }: World) => ({ code: codeAt(app, 'messenger', newPerson()) }),
  loginByMomentKey: async ({ app }: World) => app.callApi(momentKey, {}, (await newPatient(app)).as),
  previewToken: (_: World, { as }: Asker) => ({ accessToken: as.key, channelId: 16, expireDays: 30 }),
  confirmToken: async ({ app }: World, { as }: Asker) => {
    const { accessToken } = await app.callApi(previewToken, { accessToken: as.key ?? '', channelId: 16 }, as)
    return { accessToken, channelId: 16, prevToken: as.key }
  },
  sendCloudDepCode: () => ({ mobile: newMobile() }),
  checkCaptcha: async ({ app }: World) => {
    const { captcha_id, text } = await app.callApi(picCode, {})
    return { captcha_id, captcha_code: answerOf(text) }
  },
  cancelAccount: async ({ app }: World, { mobile }: Asker) => {
    // The number was sent a code to sign in with a moment ago.
    app.clock.advance({ minutes: 2 })
    const { token } = await app.callApi(getSmsToken, { mobile })
    await app.callApi(sendSmsCode, { mobile, token, type: 'cancel' })
    const [sent] = (await app.callApi(sandboxSms, { mobile })).list
    return { sms_code: sent?.code, reason: '不再需要' }
  },
  sandboxIdentity: () => ({ door: 'city-1', person: newPerson() }),
}
