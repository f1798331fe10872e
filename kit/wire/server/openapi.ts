import { z } from 'zod'
import { audienceOf, keyNames } from '../audience.ts'
import type { CallSpec, Contract } from '../call.ts'

/** Rooms by name with their contracts. */
export type NamedContracts = ReadonlyArray<readonly [room: string, contract: Contract]>

/** The description of every call, OpenAPI 3.1, made from the contracts alone. */
export const openApi = (rooms: NamedContracts, { url, version }: { url: string; version: string }) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const [room, contract] of rooms) {
    for (const [name, call] of Object.entries(contract)) {
      const methods = call.mutatingGet ? ['get', 'post'] : [call.method.toLowerCase()]
      const operations = methods.map((method) => [method, operation(room, name, call, method)] as const)
      paths[`/api${call.path}`] = { ...paths[`/api${call.path}`], ...Object.fromEntries(operations) }
    }
  }
  return { openapi: '3.1.0', info: { title: 'Yilu', version }, servers: [{ url }], paths }
}

const operation = (room: string, name: string, call: CallSpec, method: string) => {
  const input = schemaOf(call.input, 'input')
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param))
  const fields = Object.entries(input.properties ?? {})
  const inBody = method !== 'get' && method !== 'delete'
  const required = new Set(input.required ?? [])
  const inQuery = new Set(inBody ? call.inQuery : fields.map(([field]) => field))
  const parameters = fields
    .filter(([field]) => inPath.has(field) || inQuery.has(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: inPath.has(field) || required.has(field),
      schema,
    }))
  const body = fields.filter(([field]) => !inPath.has(field) && !inQuery.has(field))
  return {
    operationId: method === call.method.toLowerCase() ? name : `${name}ByPost`,
    tags: [room],
    summary: call.summary,
    'x-owner': call.owner,
    'x-envelope': call.envelope ?? 'status',
    'x-refuses': call.refuses ?? {},
    ...(call.consent === undefined ? {} : { 'x-consent': call.consent }),
    ...(call.login || call.staff || call.doctor ? { security: [{ [keyNames[audienceOf(call)]]: [] }] } : {}),
    parameters,
    ...(body.length > 0
      ? { requestBody: { content: { [bodyType(call)]: { schema: objectOf(body, required) } } } }
      : {}),
    responses: {
      200: {
        description: 'The answer in its envelope',
        content: { 'application/json': { schema: schemaOf(call.output, 'output') } },
      },
      422: { description: 'The input does not fit: err_msg, field' },
      ...(call.pace ? { 429: { description: `More than ${call.pace} questions a second: err_msg` } } : {}),
    },
  }
}

const objectOf = (fields: [string, unknown][], required: ReadonlySet<string>) => ({
  type: 'object',
  properties: Object.fromEntries(fields),
  required: fields.map(([field]) => field).filter((field) => required.has(field)),
})

const bodyTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
  raw: '*/*',
}
const bodyType = (call: CallSpec) => bodyTypes[call.body ?? 'form']

interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): ObjectSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as ObjectSchema
