import { z } from 'zod'

/** A JSON schema; `properties` and `required` where it is of an object. */
export interface Schema {
  [word: string]: unknown
  properties?: Record<string, Schema>
  required?: string[]
}

/** The schema of what may be asked (`input`), or of what is answered (`output`). */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      // A later version may answer more: whoever reads an answer is to leave what they do not know.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  // Generators of clients stumble over types that contain themselves, wherever these stand.
  if (made.$defs) throw new Error('a contract refers to itself')
  return made as Schema
}
