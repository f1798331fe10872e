import { z } from 'zod'
import { flag, time } from '#kit/wire/fields.ts'

/** What was asked, as the first thing that patient and doctor see in their talk. */
export const caseCard = z.object({
  /** Who it is about; '' and null where they are gone. */
  truename: z.string(),
  sex_name: z.string(),
  age: z.int().nullable(),
  ill_name: z.string(),
  content: z.string(),
  /** Pictures, each shown for an hour. */
  images: z.array(z.string()),
  is_revisit: flag(),
  with_guardian: flag(),
  /** What they said of themselves beside it; `warns` where it must not be overlooked. */
  facts: z.array(z.object({ name: z.string(), value: z.string(), warns: flag() })),
  add_time: time(),
})

/** What the doctor leaves the patient with; null while there is none. */
export const summaryCard = z.object({ summary: z.string(), advice: z.string(), add_time: time() }).nullable()

/** How the patient rated it; 0 and '' where they did not. */
export const rating = { stars: z.int(), rated_words: z.string() }
