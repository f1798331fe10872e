import { z } from 'zod'
import type { NamedCall } from './all-calls.ts'

/** What stands in every envelope, beside the data. */
const envelope = new Set(['status', 'code', 'state', 'result_code', 'error_code', 'msg', 'error_msg', 'reason', 'data'])

interface Schema {
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** Paths in an answer that the call's contract does not name, such as `data.list[].price`. */
export const unnamedIn = (call: NamedCall, body: Record<string, unknown>): string[] => {
  const strange = Object.keys(body).filter((name) => !envelope.has(name))
  const schema = z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' }) as Schema
  // A refusal is named by its reason; data beside it have no schema.
  const data = unnamed(body.reason === undefined ? schema : { properties: {} }, body.data, 'data')
  return [...new Set([...strange, ...data])]
}

const unnamed = (schema: Schema, value: unknown, at: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => unnamed(choice, value, at)).sort((a, b) => a.length - b.length)[0] ?? []
  if (Array.isArray(value)) {
    const { items } = schema
    return items ? value.flatMap((item) => unnamed(items, item, `${at}[]`)) : [at]
  }
  const { properties = {}, additionalProperties = {} } = schema
  // A record says what its values are; what may be anything names nothing.
  const ofRecord = Object.keys(additionalProperties).length > 0 ? (additionalProperties as Schema) : undefined
  return Object.entries(value).flatMap(([name, part]) => {
    const inner = properties[name] ?? ofRecord
    return inner ? unnamed(inner, part, `${at}.${name}`) : [`${at}.${name}`]
  })
}
