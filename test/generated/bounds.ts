import { z } from 'zod'
import { bodyLimitOf } from '#kit/wire/server/body-limits.ts'
import { fieldsOf } from '../support/malformed.ts'
import { type Finding, finding, type NamedCall } from './all-calls.ts'

/** What a contract must say of every call, and how much it may take. */
export const findLooseCalls = (calls: readonly NamedCall[]): Finding[] =>
  calls.flatMap((call) =>
    [...tellsEnough(call), ...takesTooMuch(call), ...fitsIntoBody(call)].map((says) => finding(call, says)),
  )

const tellsEnough = (call: NamedCall): string[] => {
  const { summary, owner, login, staff, doctor, allowStaleKey, mutatingGet, idempotency, method, path } = call
  const fields = fieldsOf(call)
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const doors = [login, staff, doctor].filter(Boolean)
  const owned = typeof owner === 'object' ? Object.keys(owner) : []
  return [
    (summary ?? '').length < 5 && 'does not say what it does',
    owner === undefined && 'does not say whose the answer is',
    owned.length > 0 && doors.length === 0 && 'is about somebody’s row and asks nobody who he is',
    owner === 'self' && doors.length === 0 && !allowStaleKey && 'is about who asks and asks nobody who he is',
    doors.length > 1 && 'is asked at two doors at once',
    mutatingGet && method !== 'GET' && 'says that it acts, as every call does that is no GET',
    idempotency && method === 'GET' && !mutatingGet && 'is done once and changes nothing',
    ...[...named, ...owned].map((name) => !fields.includes(name) && `does not ask for ${name}, which it names`),
  ].filter((says) => typeof says === 'string')
}

/** The longest that any parameter may be once it is read. */
const MOST_CHARACTERS = 100_000

const huge: Readonly<Record<string, unknown>> = {
  'a text of a megabyte': 'a'.repeat(1_000_000),
  'a number of a megabyte': '1'.repeat(1_000_000),
  'a name of a megabyte': '汉'.repeat(1_000_000),
  'half a million parts': '1,'.repeat(500_000),
  'a list of 100,000': Array.from({ length: 100_000 }, () => 1),
  'a list of 100,000 texts': Array.from({ length: 100_000 }, () => 'a'),
  'a list of 100,000 things': Array.from({ length: 100_000 }, () => ({})),
}

const takesTooMuch = ({ input: callApi }: NamedCall): string[] => {
  if (!(callApi instanceof z.ZodObject)) return ['asks for something else than parameters']
  const tried = Object.entries(callApi.shape as Record<string, z.ZodType>).flatMap(([field, schema]) =>
    Object.entries(huge)
      .filter(([, value]) => isKept(schema, value))
      .map(([what]) => `${field} takes ${what}`),
  )
  return [...tried, ...openParts(z.toJSONSchema(callApi, { io: 'output', unrepresentable: 'any' }) as Schema, '')]
}

const isKept = (schema: z.ZodType, value: unknown): boolean => {
  const read = schema.safeParse(value)
  return read.success && (JSON.stringify(read.data)?.length ?? 0) > MOST_CHARACTERS
}

/** Bytes that a Chinese character takes: percent-encoded in a form, as it is in JSON. */
const BYTES = { form: 9, json: 3 } as const

/** What is honest must arrive: the longest that a call takes of each parameter, all at once. */
const fitsIntoBody = (call: NamedCall): string[] => {
  const { method, body = 'form', input: callApi } = call
  if (method === 'GET' || method === 'DELETE' || body === 'multipart' || body === 'raw') return []
  const needsKey = Boolean(call.login || call.staff || call.doctor)
  const limit = bodyLimitOf(call)[needsKey ? 'withKey' : 'withoutKey'][body]
  const longest = BYTES[body] * lengthOf(z.toJSONSchema(callApi, { io: 'output', unrepresentable: 'any' }) as Schema)
  return longest > limit ? [`reads ${limit} bytes of a body that may have ${longest}`] : []
}

/** Of what says no length by itself: a code, a day, a number. */
const SHORT = 40

const lengthOf = (schema: Schema): number => {
  const { type, properties = {}, items = {}, anyOf = [], maxItems = 1, maxLength = SHORT } = schema
  if (anyOf.length > 0) return Math.max(...anyOf.map(lengthOf))
  if (type === 'array') return maxItems * lengthOf(items)
  if (type === 'object')
    return Object.entries(properties).reduce((sum, [name, inner]) => sum + name.length + lengthOf(inner), 0)
  return schema.enum || type !== 'string' ? SHORT : maxLength
}

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  maxItems?: number
  maxLength?: number
  pattern?: string
  format?: string
  enum?: unknown[]
  const?: unknown
}

/** Texts and lists without an end, at any depth of what is asked for. */
const openParts = (schema: Schema, at: string): string[] => {
  const { type, properties = {}, items, anyOf = [] } = schema
  const isOpen =
    (type === 'array' && schema.maxItems === undefined) || (type === 'string' && !ends.some((end) => end in schema))
  return [
    ...(isOpen ? [`${at} has no end`] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => openParts(inner, at ? `${at}.${name}` : name)),
    ...(items ? openParts(items, `${at}[]`) : []),
    ...anyOf.flatMap((inner) => openParts(inner, at)),
  ]
}

const ends = ['maxLength', 'pattern', 'format', 'enum', 'const'] as const
