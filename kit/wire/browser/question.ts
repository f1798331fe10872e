import type { CallSpec } from '../call.ts'

/** A call with its input, as `fetch` takes it. */
export interface Question {
  url: string
  method: string
  body: BodyInit | null
  headers: Record<string, string>
}

type Values = Record<string, unknown>

/** Lays a call's input out: into the path, the query, or the body in the call's own form. */
export const questionOf = (call: CallSpec, input: Values, common: Record<string, string>): Question => {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  // A GET that acts travels as a POST: no cache, no prefetch and no link may repeat it.
  const method = call.mutatingGet ? 'POST' : call.method
  const inQuery = method === 'GET' || method === 'DELETE'
  const query = formOf(inQuery ? { ...common, ...rest } : { ...common, ...taken(rest, call.inQuery ?? []) })
  const given = query.toString()
  const url = `/api${path}${given ? `?${given}` : ''}`
  if (inQuery) return { url, method, body: null, headers: {} }
  if (call.body === 'multipart') return { url, method, body: partsOf(rest), headers: {} }
  if (call.body === 'json') {
    return { url, method, body: JSON.stringify(rest), headers: { 'content-type': 'application/json' } }
  }
  return { url, method, body: formOf(rest), headers: {} }
}

/** Takes these parameters out of the others. */
const taken = (values: Values, names: readonly string[]): Values => {
  const out = Object.fromEntries(names.map((name) => [name, values[name]]))
  for (const name of names) delete values[name]
  return out
}

/** Name and value of everything that is given; a list repeats its name. */
const entriesOf = (values: Values): [string, unknown][] =>
  Object.entries(values).flatMap(([name, value]) => listOf(value).map((one): [string, unknown] => [name, one]))

const listOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null)

const formOf = (values: Values): URLSearchParams => {
  const form = new URLSearchParams()
  for (const [name, value] of entriesOf(values)) form.append(name, String(value))
  return form
}

const partsOf = (values: Values): FormData => {
  const parts = new FormData()
  for (const [name, value] of entriesOf(values)) parts.append(name, value instanceof Blob ? value : String(value))
  return parts
}
