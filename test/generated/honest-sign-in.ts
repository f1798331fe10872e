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
} from '#app/areas/account/sign-in/contract.ts'
import { sumOf } from '#app/areas/account/sign-in/rules/sum.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import type { IdentityDoor } from '#kit/outside/identity.ts'
import { bindByPhone, CITY_CHANNEL, codeAt, ticketAt } from '../support/sign-in-ways.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { type Asker, newPatient } from './askers.ts'
import type { World } from './world.ts'

let made = 0

const newMobile = () => `136${String(++made).padStart(8, '0')}`

const newPerson = () => `person-${++made}`

/** What somebody shows at a door who has bound his number there. */
const boundAt = async (
  house: World['house'],
  call: CallSpec,
  door: IdentityDoor,
  shown: (code: string) => Record<string, unknown>,
) => {
  const person = newPerson()
  await bindByPhone(house, await ticketAt(house, call, shown(codeAt(house, door, person))))
  return shown(codeAt(house, door, person))
}

/** A number that nobody has, and the token that sends one message to it. */
const newToken = async ({ callApi }: World['house']) => {
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

/** What is sent to the doors that one signs in by. */
export const signInByCall = {
  sendMobileSms: ({ house }: World) => newToken(house),
  sendSmsCode: async ({ house }: World) => ({ ...(await newToken(house)), type: 'verify' }),
  loginBySms: async ({ house }: World) => {
    const asked = await newToken(house)
    await house.callApi(sendMobileSms, asked)
    const [sent] = (await house.callApi(sandboxSms, { mobile: asked.mobile })).list
    return { ...asked, code: sent?.code }
  },
  thirdLogin: ({ house }: World) => boundAt(house, thirdLogin, 'city-1', (code) => ({ channelId: CITY_CHANNEL, code })),
  loginByCode: ({ house }: World) => boundAt(house, loginByCode, 'messenger', (code) => ({ code })),
  loginByAppToken: ({ house }: World) => boundAt(house, loginByAppToken, 'native-app', (jstoken) => ({ jstoken })),
  reBindWxOpenId: ({ house }: World) => ({ code: codeAt(house, 'messenger', newPerson()) }),
  loginByMomentKey: async ({ house }: World) => house.callApi(momentKey, {}, (await newPatient(house)).as),
  previewToken: (_: World, { as }: Asker) => ({ accessToken: as.key, channelId: 16, expireDays: 30 }),
  confirmToken: async ({ house }: World, { as }: Asker) => {
    const { accessToken } = await house.callApi(previewToken, { accessToken: as.key ?? '', channelId: 16 }, as)
    return { accessToken, channelId: 16, prevToken: as.key }
  },
  sendCloudDepCode: () => ({ mobile: newMobile() }),
  checkCaptcha: async ({ house }: World) => {
    const { captcha_id, text } = await house.callApi(picCode, {})
    return { captcha_id, captcha_code: answerOf(text) }
  },
  cancelAccount: async ({ house }: World, { mobile }: Asker) => {
    // The number was sent a code to sign in with a moment ago.
    house.clock.advance({ minutes: 2 })
    const { token } = await house.callApi(getSmsToken, { mobile })
    await house.callApi(sendSmsCode, { mobile, token, type: 'cancel' })
    const [sent] = (await house.callApi(sandboxSms, { mobile })).list
    return { sms_code: sent?.code, reason: '不再需要' }
  },
  sandboxIdentity: () => ({ door: 'city-1', person: newPerson() }),
}
