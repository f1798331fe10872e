import { allRoles, may, type Needed } from '#app/areas/access/staff/rules.ts'
import { type Audience, audienceOf, keyNames } from '#kit/wire/audience.ts'
import { type Finding, finding, type NamedCall } from './all-calls.ts'
import { type Asker, newPatient, visitor } from './askers.ts'
import { honestInput } from './honest.ts'
import { askerOf, type World } from './world.ts'

const doors = Object.keys(keyNames) as Audience[]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Who may ask at all [S2] [S7]: by key, at the desk by role, and of `whole` also by cookie and by method, which the wire looks
 * at alike for all calls.
 */
export const findOpenCalls = async (world: World, calls: readonly NamedCall[], whole = calls): Promise<Finding[]> => {
  const patient = await newPatient(world.app)
  const staff = await world.staffOf(world.ours, 'admin')
  const doctor = await world.doctorBeside(world.ours)
  const keys = { patient: patient.as.key, staff: staff.as.staffKey, doctor: doctor.as.doctorKey }
  const findings: Finding[] = []
  for (const call of calls) {
    const found = [
      ...(await tryKeys(world, call, keys)),
      ...(whole.includes(call) ? await tryCookies(world, call, keys) : []),
      ...(whole.includes(call)
        ? await tryMethods(world, call, calls, { ...patient.as, ...staff.as, ...doctor.as })
        : []),
      ...(call.staff ? await tryRoles(world, call) : []),
    ]
    findings.push(...found.map((says) => finding(call, says)))
  }
  return findings
}

/** A key of each door. */
type Keys = Readonly<Record<Audience, string | undefined>>

/** Who comes with this key, given as that of a door. */
const comingWith = (door: Audience, key: string | undefined): Asker['as'] =>
  ({ patient: { key }, staff: { staffKey: key }, doctor: { doctorKey: key } })[door] as Asker['as']

/** Names the wrong keys that got an answer. */
const tryKeys = async (world: World, call: NamedCall, keys: Keys): Promise<string[]> => {
  if (!call.login && !call.staff && !call.doctor) return []
  const own = audienceOf(call)
  const wrong = doors
    .filter((door) => door !== own)
    .flatMap((door) => [
      { how: `by the key of a ${door}`, as: comingWith(door, keys[door]) },
      { how: `by the key of a ${door}, given as its own`, as: comingWith(own, keys[door]) },
    ])
  const answers = [{ how: 'without a key', as: {} }, ...wrong].map(async ({ how, as }) => {
    const { status, body } = await world.app.rawRequest(call, pathOnly(call), as)
    return status === 401 || body.login === -1 ? '' : `${how} it is answered ${status}`
  })
  return (await Promise.all(answers)).filter(Boolean)
}

/**
 * A cookie opens nothing: another site could send it along. Behind a door no question is read before its key, before an
 * open call each gets an honest one.
 */
const tryCookies = async (world: World, call: NamedCall, keys: Keys): Promise<string[]> => {
  const cookie = doors
    .flatMap((door) => [`${keyNames[door]}=${keys[door]}`, `${keyNames[door]}_v2=${btoa(keys[door] ?? '')}`])
    .join('; ')
  const callApi = async (as: Asker['as']) => {
    const input = call.login || call.staff || call.doctor ? pathOnly(call) : await honestInput(world, call, visitor)
    const { status, body } = await world.app.rawRequest(call, input, as)
    return partsOf({ status, body })
  }
  const [one, ...others] = [
    await callApi({}),
    await callApi({}),
    await callApi({}),
    await callApi({}),
    await callApi({}),
  ]
  const given = await callApi({ cookie })
  // What is made anew each time, such as a token or a riddle of one digit, tells nothing; that it is there does.
  const isSteady = (path: string) => others.every((other) => one.get(path) === other.get(path))
  const isSame =
    given.size === one.size &&
    [...given].every(([path, value]) => one.has(path) && (!isSteady(path) || one.get(path) === value))
  return isSame ? [] : ['cookies change the answer']
}

/** Every value of an answer by its path. */
const partsOf = (value: unknown, at = ''): Map<string, unknown> => {
  if (typeof value !== 'object' || value === null) return new Map([[at, value]])
  return new Map(Object.entries(value).flatMap(([name, part]) => [...partsOf(part, `${at}.${name}`)]))
}

/** Methods that no call of this path has. */
const tryMethods = async (world: World, call: NamedCall, calls: readonly NamedCall[], as: Asker['as']) => {
  const taken = new Set(calls.filter(({ path }) => path === call.path).flatMap(methodsOf))
  const answers = methods
    .filter((method) => !taken.has(method))
    .map(async (method) => {
      const { status } = await world.app.rawRequest({ ...call, method: method as 'GET' }, pathOnly(call), as)
      return status === 405 ? '' : `${method} is answered ${status}`
    })
  return (await Promise.all(answers)).filter(Boolean)
}

const methodsOf = ({ method, mutatingGet }: NamedCall): string[] => (mutatingGet ? [method, 'POST'] : [method])

/** Roles that may not ask this call of the desk. */
const tryRoles = async (world: World, call: NamedCall): Promise<string[]> => {
  if (call.may === undefined) return ['names no permission']
  // One question for all of them: whom it is refused to uses nothing up.
  const input = await honestInput(world, call, await askerOf(world, call))
  const found: string[] = []
  for (const role of allRoles.filter((one) => !may(one, call.may as Needed))) {
    const { as } = await world.staffOf(world.ours, role)
    const { body } = await world.app.rawRequest(call, input, as)
    if (body.reason !== 'not-allowed') found.push(`who is ${role} is not refused`)
  }
  return found
}

const pathOnly = ({ path }: NamedCall): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))
