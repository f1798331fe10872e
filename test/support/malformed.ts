import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import type { CallSpec } from '#kit/wire/call.ts'
import { malformedParts } from './malformed-parts.ts'

/** Text that has broken something somewhere: other types, other alphabets, other languages of programming. */
const naughty: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '-0',
  '1e309',
  'NaN',
  'Infinity',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '٣',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '\u202e反',
  '😀',
  '👩‍👩‍👧‍👦',
  '﷽',
  'Z͑ͫ̓a͈l̈g̈o',
  '\r\nSet-Cookie: a=b',
  "' or 1=1 --",
  "'; drop table guahao_hospitals; --",
  '1) union select null--',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '$' + '{7*7}',
  '%',
  '_',
  '\\',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '99999-01-01',
  '24:60',
  'a'.repeat(5_000),
  '汉'.repeat(3_000),
  ',,,,',
  '1,2,3,-4',
  '1'.repeat(400),
]

/** The parameters of a call, by its contract. */
export const fieldsOf = (call: CallSpec): string[] => {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
  return Object.keys(schema.properties ?? {})
}

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...naughty) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 12 }).map(String) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
/** JSON can say more than text: other types, lists, depth. */
const jsonValue = fc.oneof(
  { weight: 3, arbitrary: value },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant(JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)) },
)

const common = ['user_key', 'city_id', 'cid', 'area_id', 'idempotency_key', '__proto__', 'constructor', 'extra']

/**
 * Requests for a call that no honest program would send: what an honest one sends, or some of it, with a few parameters
 * replaced, and now and then one of them twice.
 */
export const malformed = (
  call: CallSpec,
  honest: Record<string, string> = {},
  files: Readonly<Record<string, Buffer>> = {},
): fc.Arbitrary<InjectOptions> => {
  const asked = malformedFields(call, honest)
  if (call.body !== 'multipart') return asked
  const parts = malformedParts(Object.values(files)).map((body) => ({ ...target(call, []), ...body }))
  const query = percentPairs(Object.entries(honest))
  const signedIn = parts.map(({ rest: _, ...one }) => ({ ...one, url: `${one.url}?${query}` }))
  return fc.oneof({ weight: 3, arbitrary: signedIn }, { weight: 1, arbitrary: asked })
}

const malformedFields = (call: CallSpec, honest: Record<string, string>): fc.Arbitrary<InjectOptions> => {
  const names = [...new Set([...fieldsOf(call), ...common])]
  const good = Object.entries(honest)
  const kept = fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: fc.subarray(good) })
  const replaced = <V>(of: fc.Arbitrary<V>) =>
    fc.uniqueArray(fc.tuple(fc.constantFrom(...names), of), { minLength: 1, maxLength: 4, selector: ([name]) => name })
  const twice = fc.integer({ min: 0, max: 9 }).map((luck) => luck === 0)
  const pairs = <V>(of: fc.Arbitrary<V>) => fc.tuple(kept, replaced(of), twice).map(together)

  const inBody = call.method === 'POST' || call.method === 'PUT'
  const form = pairs(value).map((given) => asForm(call, given, inBody))
  if (!inBody) return form
  const json = pairs(jsonValue).map((given) => asJson(call, given))
  const broken = fc
    .tuple(fc.constantFrom(...contentTypes), fc.string({ unit: 'binary', maxLength: 200 }))
    .map(([type, body]) => ({
      ...target(call, []),
      payload: body,
      headers: { 'content-type': type },
    }))
  return fc.oneof({ weight: 5, arbitrary: form }, { weight: 4, arbitrary: json }, { weight: 1, arbitrary: broken })
}

const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'image/png',
  'x',
]

type Pairs = readonly (readonly [string, unknown])[]

const together = ([kept, replaced, twice]: [Pairs, Pairs, boolean]): Pairs => {
  const names = new Set(replaced.map(([name]) => name))
  return [...kept.filter(([name]) => !names.has(name)), ...replaced, ...(twice ? replaced.slice(0, 1) : [])]
}

const asForm = (call: CallSpec, pairs: Pairs, inBody: boolean): InjectOptions => {
  const { method, url, rest } = target(call, pairs)
  const text = percentPairs(rest)
  return inBody
    ? { method, url, payload: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    : { method, url: `${url}?${text}` }
}

const asJson = (call: CallSpec, pairs: Pairs): InjectOptions => {
  const { method, url, rest } = target(call, pairs)
  const payload = `{${rest.map(([name, v]) => `${JSON.stringify(name)}:${JSON.stringify(v) ?? 'null'}`).join(',')}}`
  return { method, url, payload, headers: { 'content-type': 'application/json' } }
}

const target = (call: CallSpec, pairs: Pairs) => {
  const given = new Map(pairs)
  const inPath = new Set<string>()
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name)
    return percent(String(given.get(name) ?? '1')).slice(0, 600) || '1'
  })
  return { method: call.method, url: `/api${path}`, rest: pairs.filter(([name]) => !inPath.has(name)) }
}

const percentPairs = (pairs: Pairs) => pairs.map(([name, v]) => `${percent(name)}=${percent(String(v))}`).join('&')

/** Percent-encodes also what is no text: half a surrogate travels as its three bytes. */
const percent = (text: string) =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text].map((c) => (c.isWellFormed() ? encodeURIComponent(c) : '%ED%A0%80')).join('')
