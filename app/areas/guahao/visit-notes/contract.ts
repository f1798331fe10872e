import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, time } from '#kit/wire/fields.ts'

const note = z.object({
  order_id: z.string(),
  doctor_id: z.int(),
  dep_id: z.int(),
  unit_id: z.int(),
  doctor_name: z.string(),
  diagnoses: z.array(z.object({ ill_id: z.int(), name: z.string() })),
  /** What the doctor found. */
  findings: z.string(),
  /** What to do. */
  advice: z.string(),
  /** When to come again; '' where nothing was said. */
  follow_up_date: z.string(),
  written_time: time(),
})

export const orderNote = call({
  method: 'GET',
  path: '/guahao/v1/order/{id}/note',
  summary: 'What the doctor wrote of a visit; null where they have written nothing',
  owner: { id: 'order' },
  login: true,
  input: z.object({ id: code() }),
  output: z.object({ note: note.nullable() }),
  refuses: { 'not-found': '没有找到这个预约' },
})
