import { sql } from 'drizzle-orm'
import type { RowNamers } from '#kit/db/row-names.ts'
import { contentSubjects as subjects } from './tables.ts'

/** What special subjects are called. */
export const names = {
  subject: { id: subjects.id, name: sql`${subjects.draft}->>'title'` },
} satisfies RowNamers
