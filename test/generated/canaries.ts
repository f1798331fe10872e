import { type Finding, finding, type NamedCall } from './all-calls.ts'
import { type Asker, newPatient, visitor } from './askers.ts'
import { honestInput } from './honest.ts'
import { askerOf, type World } from './world.ts'

const CANARY = '金丝雀'

/**
 * What a person wrote and who they are, in everybody else's answers [S1]: patients leave their words wherever a call takes
 * some; then a visitor, another patient, the staff of another hospital and another doctor ask every call of `readable`, and may
 * read none of it.
 */
export const findCanaries = async (world: World, calls: readonly NamedCall[], readable = calls): Promise<Finding[]> => {
  const canaries = [CANARY]
  for (const call of calls.filter(({ login, staff, doctor }) => login || staff || doctor)) {
    const asker = await askerOf(world, call, world.ours, CANARY)
    await world.app.rawRequest(call, await honestInput(world, call, asker), asker.as)
    if (call.login) canaries.push(asker.mobile, `****${asker.mobile.slice(-4)}`)
  }
  const findings: Finding[] = []
  for (const call of readable.filter(isToBeTried))
    for (const [who, stranger] of await strangersTo(world, call))
      for (const canary of await readBy(world, call, stranger, canaries))
        findings.push(finding(call, `${who} reads ${canary}, which is a patient's alone`))
  return findings
}

/** By these the patients of all hospitals are answered. */
const readsOfAll: ReadonlySet<string> = new Set(['service.answer', 'service.ratings', 'inquiry.work'])

/** Who is let in by the call's door. */
const strangersTo = async (world: World, call: NamedCall): Promise<[who: string, Asker][]> => {
  // Who answers the patients of all hospitals reads what they write, whoever employs them.
  if ([call.may ?? []].flat().some((one) => readsOfAll.has(one))) return []
  if (call.staff) return [['staff of another hospital', await askerOf(world, call, world.theirs)]]
  if (call.doctor) return [['another doctor', await askerOf(world, call, world.theirs)]]
  const patient: [string, Asker] = ['another patient', await newPatient(world.app)]
  return call.login || call.method !== 'GET' ? [patient] : [patient, ['a visitor', visitor]]
}

/**
 * Calls that name a row are tried with it by `findOpenRows`. The demonstration's panels show what the outside world
 * would get, text messages and payments; production has none.
 */
const isToBeTried = ({ room, owner }: NamedCall) => room !== 'sandbox' && typeof owner === 'string'

const readBy = async (world: World, call: NamedCall, asker: Asker, canaries: readonly string[]) => {
  const { body } = await world.app.rawRequest(call, await honestInput(world, call, asker), asker.as)
  const text = JSON.stringify(body)
  return canaries.filter((canary) => text.includes(canary))
}
