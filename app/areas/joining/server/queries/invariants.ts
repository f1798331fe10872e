import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { joiningApplications as applications, joiningSends as sends } from '../tables.ts'

/** What must be true of applications at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'an application that waits or was decided was sent, and the last time stands in its row': sql`
    select a.id from ${applications} a where a.state <> 'draft'
      and a.sent_at is distinct from (select max(s.sent_at) from ${sends} s where s.application_id = a.id)`,
  'nobody but an approved application has a first admin': sql`
    select id from ${applications} where state <> 'approved' and staff_id is not null`,
}
