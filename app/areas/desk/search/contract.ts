import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { text } from '#kit/wire/fields.ts'

export const deskFindDoctors = call({
  method: 'GET',
  path: '/desk/search/doctors',
  summary: 'Doctors with these words in their names: of the own hospital, of all where one’s post is the platform’s',
  owner: 'self',
  staff: true,
  may: 'account',
  input: z.object({ keyword: text(50) }),
  output: z.object({
    list: z.array(z.object({ doctor_id: z.int(), doctor_name: z.string(), unit_name: z.string() })),
  }),
  refuses: notAllowed,
})
