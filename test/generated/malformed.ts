import fc from 'fast-check'
import { malformed } from '../support/malformed.ts'
import { finding, type NamedCall } from './all-calls.ts'
import { honestInput } from './honest.ts'
import { askerOf, type World } from './world.ts'

/** How many inputs, from which seed. */
export interface Sample {
  runs: number
  seed: number
}

/**
 * Asks a call what no honest program would [S4] [S13]; throws with the smallest input that breaks it, and gives the
 * milliseconds of each answer. Some parameters are honest, so that what lies behind the door is reached.
 */
export const breakCall = async (world: World, call: NamedCall, { runs, seed }: Sample): Promise<number[]> => {
  const asker = await askerOf(world, call)
  const { key, staffKey, doctorKey } = asker.as
  const honest: Record<string, unknown> = {
    ...(await honestInput(world, call, asker)),
    user_key: key,
    staff_key: staffKey,
    doctor_key: doctorKey,
  }
  const given = Object.entries(honest).flatMap(([name, value]) =>
    value == null || value instanceof Blob ? [] : [[name, String(value)] as const],
  )
  const files = await filesIn(honest)
  const times: number[] = []
  const answers = fc.asyncProperty(malformed(call, Object.fromEntries(given), files), async (request) => {
    const before = performance.now()
    const { statusCode, payload } = await world.app.server.inject(request)
    times.push(performance.now() - before)
    const says = faultOf(statusCode, payload)
    if (says) throw new Error(finding(call, says))
  })
  await fc.assert(answers, { numRuns: runs, seed, includeErrorInReport: true })
  return times
}

/** The bytes of the files that an honest program sends, to be spoiled. */
const filesIn = async (honest: Record<string, unknown>): Promise<Record<string, Buffer>> => {
  const files = Object.entries(honest).filter((pair): pair is [string, Blob] => pair[1] instanceof Blob)
  const read = files.map(async ([name, file]) => [name, Buffer.from(await file.arrayBuffer())] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** What is wrong with an answer to nonsense. */
const faultOf = (status: number, payload: string): string | undefined => {
  if (status >= 500) return `answers ${status}`
  if (/\bat .+:\d+:\d+|node_modules|SQLSTATE|select .+ from /i.test(payload)) return 'tells how it is made'
  if (status === 422 && typeof JSON.parse(payload).field !== 'string')
    return 'does not say which parameter does not fit'
  if (Object.keys(Object.prototype).length > 0) return 'changes what every object is'
  return undefined
}
