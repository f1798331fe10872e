import type { CallSpec } from '../../call.ts'
import { LOCKED } from '../../envelope.ts'
import { bodyOf } from './bodies.ts'
import type { Schema } from './schemas.ts'

const words = { type: 'string', description: 'Words for people.' }

const errorAnswer = (description: string, more: Record<string, Schema> = {}) => ({
  description,
  content: {
    'application/json': {
      schema: { type: 'object', properties: { err_msg: words, ...more }, required: ['err_msg', ...Object.keys(more)] },
    },
  },
})

const traceid = { type: 'string', description: 'What the operator finds the failure by.' }

/** Answers that are no reply and no refusal, the same for every call. */
export const errorAnswers = {
  DeadKey: errorAnswer(
    'The key that was given is nobody’s, or no more: sign in again. Or its member of staff, or doctor, has been away for long: the call that unlocks it makes it good again.',
    { reason: { type: 'string', enum: ['dead-key', LOCKED], description: 'Which of the two it is.' } },
  ),
  KeyReused: errorAnswer('The idempotency key was used for something else.'),
  BadInput: errorAnswer('What was asked does not fit.', {
    field: { type: 'string', description: 'The parameter that does not fit.' },
  }),
  TooOften: {
    ...errorAnswer('Asked too often.'),
    headers: { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  },
  Failed: errorAnswer('The server failed; whether it acted is not known.', { traceid }),
  Away: {
    ...errorAnswer('The server is busy or its database is away; ask again.'),
    headers: { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  },
}

const errorOf = (name: keyof typeof errorAnswers) => ({ $ref: `#/components/responses/${name}` })

/** Every answer of a call by its HTTP status. `reply` is the schema of its data. */
export const answersOf = (call: CallSpec, reply: Schema) => ({
  200: { description: 'The reply in its envelope, or why not.', content: contentOf(call, reply) },
  ...(call.allowStaleKey ? {} : { 401: errorOf('DeadKey') }),
  ...(call.idempotency === undefined ? {} : { 409: errorOf('KeyReused') }),
  422: errorOf('BadInput'),
  429: errorOf('TooOften'),
  500: errorOf('Failed'),
  503: errorOf('Away'),
})

/** A `raw` call answers strangers in their own words. */
const contentOf = (call: CallSpec, reply: Schema) =>
  call.body === 'raw'
    ? { '*/*': { schema: { type: 'string' } } }
    : { 'application/json': { schema: bodyOf(call, reply) } }
