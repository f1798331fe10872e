import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { activitiesEvents as events, activitiesSignups as signups } from '../tables.ts'

/** What must be true of sign-ups at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'an event knows how many have a place and how many wait': sql`
    select e.id from ${events} e left join (
      select event_id, count(*) filter (where state in ('signed', 'offered', 'came', 'missed')) as placed,
        count(*) filter (where state = 'waiting') as waiting
      from ${signups} group by event_id
    ) s on s.event_id = e.id
    where e.taken <> coalesce(s.placed, 0) or e.waiting_count <> coalesce(s.waiting, 0)`,
}
