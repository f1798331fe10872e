import { agreeUserProtocol } from '#app/areas/account/consents/contract.ts'
import type { TestApp } from './start-test-app.ts'

/** A patient who is signed in. */
export interface Person {
  key: string
  patientId: number
  mobile: string
}

let made = 0

/** Has somebody who is signed in agree to all that is asked before their health data are taken. */
export const consent = async (app: TestApp, key: string): Promise<void> => {
  await app.callApi(agreeUserProtocol, { health_data: 1 }, { key })
}

/**
 * Signs somebody in as a person would, who agrees to everything: token, code by SMS, code sent back. Without a number, somebody new;
 * without a channel, in a browser.
 */
export const signIn = async (app: TestApp, mobile?: string, channel?: number): Promise<Person> => {
  const person = await signInWithoutConsent(app, mobile, channel)
  await consent(app, person.key)
  return person
}

/** The same of somebody who has agreed to nothing. */
export const signInWithoutConsent = async (
  app: TestApp,
  mobile = `139${String(++made).padStart(8, '0')}`,
  channel?: number,
): Promise<Person> => {
  const get = async (path: string) =>
    (await app.server.inject(`/api${path}?mobile=${encodeURIComponent(mobile)}`)).json()
  const post = async (path: string, form: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await app.server.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: new URLSearchParams(form).toString(),
      headers,
    })
    return response.json()
  }
  const { data } = await get('/user/getSmsToken')
  await post('/user/sendMobileSms', { mobile, token: data.token })
  // Other messages may have come since.
  const sent: { code: string }[] = (await get('/sandbox/sms')).data.list
  const { data: user, ...told } = await post('/user/loginBySms', {
    mobile,
    code: sent.find(({ code }) => code)?.code ?? '',
    ...(channel !== undefined && { cid: String(channel) }),
  })
  if (!user?.user_key) throw new Error(`could not sign in: ${JSON.stringify(told)}`)
  return { key: user.user_key, patientId: user.user_id, mobile }
}
