import { z } from 'zod'
import { ownMeasures } from '#app/areas/records/own/contract.ts'
import { flag, time } from '#kit/wire/fields.ts'
import { allParts } from '../rules.ts'

/** The name of a record (`nameOf` in the rules). */
export const recordName = () => z.string().regex(/^[\w-]{3,80}$/)
export const noRecord = { 'not-found': '没有找到这份档案' }

/** A record as somebody else reads it. */
export const paper = z.object({
  title: z.string(),
  truename: z.string(),
  /** 女 · 35 岁 · 1991-03-02 */
  who_words: z.string(),
  made_time: time(),
  sections: z.array(
    z.object({
      part: z.enum(allParts),
      title: z.string(),
      /** Where it comes from; '' of what the owner wrote. */
      source: z.string(),
      is_urgent: flag(),
      lines: z.array(z.object({ name: z.string(), value: z.string(), note: z.string() })),
      unit: z.string(),
      trend: ownMeasures.output.shape.trend,
      files: z.array(z.object({ name: z.string(), url: z.string(), is_pdf: flag() })),
    }),
  ),
})
