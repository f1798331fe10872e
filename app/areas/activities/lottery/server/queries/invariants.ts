import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { activitiesDraws as draws, activitiesPrizes as prizes } from '../tables.ts'

/** What must be true of draws at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'no more pieces of a prize were won than were taken from it': sql`
    select p.id from ${prizes} p
    where p.total is not null and (select count(*) from ${draws} d where d.prize_id = p.id) > p.total - p.left_n`,
}
