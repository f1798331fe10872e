import { groupedBy } from '#kit/lists/grouped.ts'
import type { CallSpec } from '../../call.ts'
import { wrapNoLogin, wrapRefusal, wrapReply } from '../../envelope.ts'
import type { Schema } from './schemas.ts'
import { needsKey } from './security.ts'

/** What an answer with the status 200 holds: the reply in its envelope, or one of the refusals in theirs. */
export const bodyOf = (call: CallSpec, reply: Schema): Schema => {
  const success = objectOf({ ...constantsOf(wrapReply(call.envelope ?? 'status', null)), data: reply })
  const refusals = refusalsOf(call)
  return refusals.length === 0 ? success : { oneOf: [success, ...refusals] }
}

interface Refused {
  reason: string
  /** What is answered, but for its name and words. */
  body: object
}

/** Refusals that differ in their name and words alone are one schema. */
const refusalsOf = (call: CallSpec): Schema[] => {
  const alike = groupedBy(refusedBy(call), ({ body }) => JSON.stringify(body))
  return [...alike.values()].map((some) =>
    objectOf({
      ...constantsOf(some[0]?.body ?? {}),
      reason: {
        type: 'string',
        enum: some.map(({ reason }) => reason),
        description: 'Which refusal it is, for programs.',
      },
      data: { type: 'object', additionalProperties: true },
    }),
  )
}

/** What stands where words for people will. */
const WORDS = ''

const refusedBy = (call: CallSpec): Refused[] => {
  const envelope = call.envelope ?? 'status'
  const bodyWith = (code?: number | string) => wrapRefusal(envelope, { reason: '', words: WORDS, code })
  const named = Object.entries(call.refuses ?? {}).map(([reason, refusal]) => ({
    reason,
    body: bodyWith(typeof refusal === 'string' ? undefined : refusal.code),
  }))
  if (call.barredAs !== undefined || call.publishes) named.push({ reason: 'blocked', body: bodyWith() })
  if (call.consent !== undefined) named.push({ reason: 'consent', body: bodyWith() })
  if (needsKey(call)) named.push({ reason: 'login', body: { ...wrapNoLogin(envelope), ...bodyWith() } })
  return named
}

/** The fields of an answer that are known beforehand, each with its one value; words are any text. */
const constantsOf = (body: object): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      value === WORDS ? { type: 'string', description: 'Words for people.' } : { const: value },
    ]),
  )

/** An object that has all of these. */
const objectOf = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
