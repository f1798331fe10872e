import { type Finding, finding, type NamedCall } from './all-calls.ts'
import { type Asker, visitor } from './askers.ts'
import { fixtures } from './fixtures.ts'
import { honestInput } from './honest.ts'
import { askerOf, type World } from './world.ts'

/**
 * Calls that name a row [S1]: a stranger who knows its id gets what they get for an id that nobody has, a visitor is
 * asked to sign in, and the owner gets something else. A kind of row without a plant is a finding: it was not tried.
 */
export const findOpenRows = async (world: World, calls: readonly NamedCall[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const call of calls)
    for (const param of Object.keys(ownedBy(call))) findings.push(...(await tryRow(world, call, param)))
  return findings
}

const ownedBy = ({ owner }: NamedCall): Readonly<Record<string, string>> => (typeof owner === 'object' ? owner : {})

const tryRow = async (world: World, call: NamedCall, param: string): Promise<Finding[]> => {
  const kind = ownedBy(call)[param] ?? ''
  if (!fixtures[kind]) return [finding(call, `no plant for the kind "${kind}" (test/generated/plants.ts)`)]
  const [owner, stranger] = [await askerOf(world, call), await askerOf(world, call, world.theirs)]
  const input = await honestInput(world, call, owner)
  const strangers = await otherRows(world, call, param, stranger)
  const callApi = async (id: unknown, { as }: Asker, others = {}) => {
    const { status, body } = await world.app.rawRequest(call, { ...input, ...others, [param]: id }, as)
    return `${status} ${JSON.stringify(body)}`
  }
  const [mine, nobodys] = [input[param], unlike(input[param])]
  const unknown = await callApi(nobodys, stranger, strangers)
  const found = [
    unknown.startsWith('200 ') ? '' : `an id that nobody has is answered ${unknown}`,
    (await callApi(mine, stranger, strangers)) === unknown
      ? ''
      : "another's row is not answered as one that is not there",
    (await callApi(mine, visitor)).includes('"login":-1') ? '' : 'a visitor is not asked to sign in',
    (await callApi(nobodys, owner)) === unknown ? '' : 'the owner of one row gets to know about others',
    (await callApi(mine, owner)) === unknown ? 'the owner himself gets nothing: nothing was tried' : '',
  ]
  return found.filter(Boolean).map((says) => finding(call, `${param}: ${says}`))
}

/** Where a call names several rows, the stranger's own for all but one: that one alone must give them away. */
const otherRows = async (world: World, call: NamedCall, param: string, stranger: Asker) => {
  const others = Object.entries(ownedBy(call)).filter(([other]) => other !== param)
  const made = others.map(async ([other, kind]) => [other, await fixtures[kind]?.(world, stranger)] as const)
  return Object.fromEntries(await Promise.all(made))
}

/** An id of the same form that nobody has. */
export const unlike = (id: unknown): unknown =>
  typeof id === 'number' ? id + 900_000_000 : String(id).replace(/[a-z0-9]/gi, (c) => turned[c] ?? 'x')

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const turned: Readonly<Record<string, string>> = Object.fromEntries(
  [...letters].map((letter, at) => [letter, letters[(at + 7) % letters.length] ?? 'x']),
)
