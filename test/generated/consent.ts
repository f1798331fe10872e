import { sayConsent } from '#app/areas/account/consents/contract.ts'
import type { Document } from '#app/areas/account/consents/rules.ts'
import { type Finding, finding, type NamedCall } from './all-calls.ts'
import type { Asker } from './askers.ts'
import { honestInput } from './honest.ts'
import { askerOf, type World } from './world.ts'

/**
 * Calls that ask for a consent: once who may ask has taken it back they are refused with `consent`, whatever they send,
 * and named what is lacking; nothing else stands in the way.
 */
export const findUnasked = async (world: World, calls: readonly NamedCall[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const call of calls) if (call.consent !== undefined) findings.push(...(await tryCall(world, call)))
  return findings
}

const tryCall = async (world: World, call: NamedCall): Promise<Finding[]> => {
  const asker = await askerOf(world, call)
  const input = { ...(await honestInput(world, call, asker)), ...where(call) }
  await withdraw(world, asker, call.consent as Document)
  const { status, body } = await world.app.rawRequest(call, input, asker.as)
  const { reason, data } = body as { reason?: string; data?: { lacking?: string[] } }
  const isRefused = status === 200 && reason === 'consent' && data?.lacking?.includes(call.consent ?? '')
  return [
    call.login ? '' : 'asks for a consent of somebody who need not be signed in',
    isRefused ? '' : `without consent it answers ${status} ${JSON.stringify(body)}`,
  ]
    .filter(Boolean)
    .map((says) => finding(call, says))
}

/** What makes the call one that asks. */
const where = ({ consentWhere = {} }: NamedCall) =>
  Object.fromEntries(Object.entries(consentWhere).map(([param, values]) => [param, values[0]]))

const withdraw = async ({ app }: World, { as }: Asker, document: Document): Promise<void> => {
  await app.callApi(sayConsent, { document, version: 1, is_given: 0 }, as)
}
