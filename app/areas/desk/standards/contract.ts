import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, listOf, nothing } from '#kit/wire/fields.ts'

export const deskStandards = call({
  method: 'GET',
  path: '/desk/standards',
  summary: 'Every edition of the standards of growth and of the schedules of vaccines, with its source',
  owner: 'self',
  staff: true,
  may: 'standards.read',
  input: nothing(),
  output: listOf(
    z.object({
      kind: z.enum(['growth', 'vaccines']),
      title: z.string(),
      edition: z.string(),
      source: z.string(),
      effective_date: z.string(),
      line_num: z.int(),
      is_current: flag(),
    }),
  ),
  refuses: notAllowed,
})
