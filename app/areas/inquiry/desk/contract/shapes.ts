import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { code } from '#kit/wire/fields.ts'
import { languageCodes } from '../../rules.ts'

/** Who looks after inquiries works for the whole product: none is a hospital's. */
export const working = { owner: 'self', staff: true, may: 'inquiry.work' } as const

export const gone = { ...notAllowed, 'not-found': '没有找到这次询价' }
export const over = { over: '这次询价已经结束，不能再改' }
export const aRequest = { request_id: code() }
export const done = z.object({ request_id: z.string() })

/** A word that is not to be rendered word for word. */
export const term = z.object({
  term_id: z.int(),
  term: z.string(),
  language: z.enum(languageCodes),
  language_desc: z.string(),
  translation: z.string(),
  note: z.string(),
})
