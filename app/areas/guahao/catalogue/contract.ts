import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { listOf, nothing } from '#kit/wire/fields.ts'

export const depCatalogue = call({
  method: 'GET',
  path: '/guahao/v1/dep/catalogue',
  summary: 'The catalogue of departments that all hospitals share: classes and what is below them',
  owner: 'anyone',
  input: nothing(),
  output: listOf(
    z.object({
      class_id: z.int(),
      class_name: z.string(),
      /** Name of a lucide icon. */
      icon: z.string(),
      list: z.array(z.object({ catalogue_id: z.int(), name: z.string() })),
    }),
  ),
})
