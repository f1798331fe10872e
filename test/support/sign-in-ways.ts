import { getSmsToken, loginBySms, sendSmsCode } from '#app/areas/access/patients/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import type { IdentityProviderName } from '#kit/outside/identity.ts'
import { standInCode } from '#kit/outside/server/stand-in-codes.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import type { TestApp } from './start-test-app.ts'

/** A code or token of the stand-in for one person at one provider. */
export const codeAt = (app: TestApp, provider: IdentityProviderName, person: string): string =>
  standInCode(app.context(), provider, person)

/** The ticket that a provider gives somebody who is bound to nobody. */
export const ticketAt = async (app: TestApp, call: CallSpec, input: object): Promise<string> => {
  const { body } = await app.rawRequest(call, { ...input })
  const ticket = (body.data as { bind_ticket?: string } | undefined)?.bind_ticket
  if (!ticket) throw new Error(`no ticket to bind with: ${JSON.stringify(body)}`)
  return ticket
}

let made = 0

/** A number that nobody has, and the code to bind it with. */
export const bindingCode = async (app: TestApp, mobile = `135${String(++made).padStart(8, '0')}`) => {
  const { token } = await app.callApi(getSmsToken, { mobile })
  await app.callApi(sendSmsCode, { mobile, type: 'bind', token })
  const [sent] = (await app.callApi(sandboxSms, { mobile })).list
  return { mobile, token, code: sent?.code ?? '' }
}

/** Binds the person of a ticket to a number as the page does: who they are then. */
export const bindByPhone = async (app: TestApp, bind_ticket: string, mobile?: string) =>
  app.callApi(loginBySms, { ...(await bindingCode(app, mobile)), bind_ticket })

/** The channel of the first city app. */
export const CITY_CHANNEL = 100_013_549
