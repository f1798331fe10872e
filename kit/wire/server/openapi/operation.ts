import { audienceOf } from '../../audience.ts'
import type { CallSpec } from '../../call.ts'
import { answersOf } from './answers.ts'
import { type Schema, schemaOf } from './schemas.ts'
import { needsKey, type ScopeOf, securityOf } from './security.ts'

/** One way to ask a call. */
interface Asked {
  room: string
  name: string
  call: CallSpec
  /** Lower case. */
  method: string
  scopeOf: ScopeOf
}

/** A call as the description has it. */
export const operationOf = ({ room, name, call, method, scopeOf }: Asked) => {
  const { parameters, body } = placed(call, method, schemaOf(call.input, 'input'))
  const scope = scopeOf(call)
  return {
    operationId: method === call.method.toLowerCase() ? name : `${name}ByPost`,
    tags: [room],
    summary: call.summary,
    description: descriptionOf(call, scope),
    'x-owner': call.owner,
    'x-envelope': call.envelope ?? 'status',
    'x-refuses': call.refuses ?? {},
    ...(call.consent === undefined ? {} : { 'x-consent': call.consent }),
    ...(scope === undefined ? {} : { 'x-scope': scope }),
    security: securityOf(call, scopeOf),
    parameters: call.idempotency === undefined ? parameters : [...parameters, idempotencyKey],
    ...(body ? { requestBody: requestBodyOf(call, body) } : {}),
    responses: answersOf(call, schemaOf(call.output, 'output')),
  }
}

const askers = { patient: 'a patient', staff: 'staff', doctor: 'a doctor' }

const descriptionOf = (call: CallSpec, scope: string | undefined): string => {
  const who = needsKey(call) ? `For ${askers[audienceOf(call)]} who is signed in.` : 'For anybody.'
  const program = scope === undefined ? '' : ` Or for a program whose key has the scope \`${scope}\`.`
  const consent = call.consent === undefined ? '' : ` Refused with \`consent\` until they agreed to ${call.consent}.`
  const pace = call.pace === undefined ? '' : ` At most ${call.pace} times a second.`
  return `${who}${program}${consent}${pace}`
}

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  description: 'Chosen by who asks: what is asked again with the same key is done once, and answered alike.',
  schema: { type: 'string', maxLength: 255 },
}

/** Which fields go into the path and the query, and which into the body, if any. */
const placed = (call: CallSpec, method: string, input: Schema) => {
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param))
  const fields = Object.entries(input.properties ?? {})
  const hasBody = method !== 'get' && method !== 'delete'
  const inQuery = new Set(hasBody ? call.inQuery : fields.map(([field]) => field))
  const required = new Set(input.required ?? [])
  const parameters = fields
    .filter(([field]) => inPath.has(field) || inQuery.has(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: inPath.has(field) || required.has(field),
      ...(schema.type === 'array' ? listStyle : {}),
      schema,
    }))
  const rest = fields.filter(([field]) => !inPath.has(field) && !inQuery.has(field))
  if (rest.length === 0) return { parameters }
  const body: Schema = {
    type: 'object',
    properties: Object.fromEntries(rest),
    required: rest.map(([field]) => field).filter((field) => required.has(field)),
  }
  return { parameters, body }
}

/** `1,2,3`. */
const listStyle = { style: 'form', explode: false }

const bodyTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
  raw: '*/*',
}

const requestBodyOf = (call: CallSpec, schema: Schema) => {
  const travels = call.body ?? 'form'
  const lists = Object.entries(schema.properties ?? {}).filter(([, { type }]) => type === 'array')
  const encoding = Object.fromEntries(lists.map(([field, { items }]) => [field, encodingOf(items as Schema)]))
  return {
    required: (schema.required ?? []).length > 0,
    content: {
      [bodyTypes[travels]]: { schema, ...(travels === 'form' && lists.length > 0 ? { encoding } : {}) },
      // Every POST that is a form may come as JSON.
      ...(travels === 'form' ? { [bodyTypes.json]: { schema } } : {}),
    },
  }
}

/** In a form a list of things is JSON, a list of numbers stands with commas. */
const encodingOf = (items: Schema) => (items.type === 'object' ? { contentType: 'application/json' } : listStyle)
