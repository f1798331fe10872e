import { z } from 'zod'
import { ownMeasures } from '#app/areas/records/own/contract.ts'
import { flag, id, maybe, time } from '#kit/wire/fields.ts'
import { allParts } from '../rules.ts'

/** What names the record. */
export const named = { member_id: maybe(id()), child_id: maybe(id()), record_id: maybe(id()) }
/** Whose it must be. */
export const namedOwner = { member_id: 'member', child_id: 'child', record_id: 'own health record' } as const
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
