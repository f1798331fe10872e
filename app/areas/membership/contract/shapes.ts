import { z } from 'zod'
import { yuan } from '#kit/wire/fields.ts'

/** A benefit as a package names it: `times` 0 is without end. */
export const comboBenefit = z.object({
  benefit_id: z.int(),
  title: z.string(),
  summary: z.string(),
  times: z.int(),
  times_words: z.string(),
})

/** A package on sale. */
export const combo = z.object({
  combo_id: z.int(),
  title: z.string(),
  summary: z.string(),
  words: z.string(),
  price: yuan(),
  org_price: yuan(),
  months: z.int(),
  months_words: z.string(),
  benefits: z.array(comboBenefit),
})

/** A level, and from which growth value it is reached. */
export const level = z.object({
  level: z.int(),
  name: z.string(),
  growth: z.int(),
  privileges: z.array(z.string()),
})
