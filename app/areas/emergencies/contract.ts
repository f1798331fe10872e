import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { listOf, nothing } from '#kit/wire/fields.ts'
import { phones } from './rules/signs.ts'

export const emergencySignList = call({
  method: 'GET',
  path: '/emergencies/signs',
  summary: 'The signs of an emergency with the words by which people speak of them, what to do first, and who says so',
  owner: 'anyone',
  input: nothing(),
  output: listOf(
    z.object({
      name: z.string(),
      /** Both parts of a pair, with a + between, must be in a text. */
      words: z.array(z.string()),
      when: z.string(),
      first: z.string(),
      phone: z.enum(phones),
      source: z.string(),
    }),
  ),
})
