import { type Finding, finding, type NamedCall } from './all-calls.ts'
import { type Asker, newStaff } from './askers.ts'
import { fixtures } from './fixtures.ts'
import { honestInput } from './honest.ts'
import { unlike } from './whose-is-it.ts'
import { askerOf, roleFor, type World } from './world.ts'

/** Kinds of rows that belong to one department of a hospital: nobody who is confined to others learns whether one is there. */
export const departmental: ReadonlySet<string> = new Set([
  'schedule of the hospital',
  'slot of the hospital',
  'visit of the hospital',
  'booked visit of the hospital',
  'unpaid visit of the hospital',
  'stop of the hospital',
  'stop request of the hospital',
  'plan of the hospital',
  'exception of the hospital',
  'comment of the hospital',
  'reply of the hospital',
  'counter refund of the hospital',
])

/** Calls of staff that name a row of a department: who is confined to another gets what they get for an id that nobody has. */
export const findOpenDepartments = async (world: World, calls: readonly NamedCall[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const call of calls) {
    if (!call.staff || typeof call.owner !== 'object') continue
    for (const [param, kind] of Object.entries(call.owner))
      if (departmental.has(kind) && fixtures[kind]) findings.push(...(await tryRow(world, call, param)))
  }
  return findings
}

const tryRow = async (world: World, call: NamedCall, param: string): Promise<Finding[]> => {
  const [owner, confined] = [await askerOf(world, call), await confinedTo(world, call, NO_DEPARTMENT)]
  const input = await honestInput(world, call, owner)
  const callApi = async (id: unknown, { as }: Asker) => {
    const { status, body } = await world.app.rawRequest(call, { ...input, [param]: id }, as)
    return `${status} ${JSON.stringify(body)}`
  }
  const [row, nobodys] = [input[param], unlike(input[param])]
  const unknown = await callApi(nobodys, confined)
  const found = [
    (await callApi(row, confined)) === unknown
      ? ''
      : 'a row of another department is not answered as one that is not there',
    (await callApi(row, owner)) === unknown ? 'who reaches it gets nothing: nothing was tried' : '',
  ]
  return found.filter(Boolean).map((says) => finding(call, `${param}: ${says}`))
}

/** A department that no hospital has. */
const NO_DEPARTMENT = 999_999_999

const confinedTo = async (world: World, call: NamedCall, depId: number): Promise<Asker> => {
  const asker = await newStaff(world.app, world.ours.hospitalId, roleFor(call))
  await world.app.pool.query('update access_staff_grants set department_ids = $2 where staff_id = $1', [
    asker.staffId,
    [depId],
  ])
  return asker
}
