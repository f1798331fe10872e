import { fieldsOf } from '../support/malformed.ts'
import { type Finding, finding, type NamedCall } from './all-calls.ts'
import { honestInput } from './honest.ts'
import { askerOf, type World } from './world.ts'

/**
 * Numbers at which columns and programs end: the first beyond an `integer` column, the last that JSON carries exactly, the first
 * that it does not, the first beyond a `bigint` column, and one beyond all.
 */
const ends = [2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 10 ** 30].map((end) => BigInt(end).toString())

const isIdLike = (name: string) => /(^|_)(id|ids|key|no|code|codes|cid)$|Ids?$/.test(name)

/**
 * Asks a call with a number at or beyond the end of a column wherever it takes one: each id-like parameter alone, each number
 * inside a list or a thing that an honest program sends, and the path. Nobody has such an id: that is "not found" or 422, and
 * never our fault [S4]. `meant` stands in the place of what an honest program sends.
 */
export const findFallenByIds = async (
  world: World,
  call: NamedCall,
  meant: Record<string, unknown> = {},
): Promise<Finding[]> => {
  const asker = await askerOf(world, call)
  const honest = { ...(await honestInput(world, call, asker)), ...meant }
  const findings: Finding[] = []
  for (const field of fieldsOf(call)) {
    for (const value of valuesFor(call, field, honest[field])) {
      const { status } = await world.app.rawRequest(call, { ...honest, [field]: value }, asker.as)
      if (status >= 500) findings.push(finding(call, `answers ${status} to ${field} ${JSON.stringify(value)}`))
    }
  }
  return findings
}

/** What is tried of one parameter: only what its schema lets through reaches anything that could break. */
const valuesFor = (call: NamedCall, field: string, honest: unknown): unknown[] => {
  const { shape } = call.input as unknown as { shape: Record<string, { safeParse: (value: unknown) => Read }> }
  const tried = ends.flatMap((end) => [end, `1,${end}`, ...ctx(honest, end)])
  return tried.filter((value) => {
    const read = shape[field]?.safeParse(value)
    return read?.success && (isIdLike(field) || typeof read.data !== 'string')
  })
}

interface Read {
  success: boolean
  data?: unknown
}

/** An honest list or thing, with each of its numbers in turn replaced. */
const ctx = (honest: unknown, end: string): unknown[] => {
  const text = typeof honest === 'object' ? JSON.stringify(honest) : String(honest ?? '')
  if (!/^[[{]/.test(text)) return []
  const numbers = [...text.matchAll(/(?<=[:[,]"?)\d+(?="?[,\]}])/g)]
  return numbers.map(({ 0: found, index }) => {
    const changed = `${text.slice(0, index)}${end}${text.slice(index + found.length)}`
    return typeof honest === 'object' ? JSON.parse(changed) : changed
  })
}
