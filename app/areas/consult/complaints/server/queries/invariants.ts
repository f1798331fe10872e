import { sql } from 'drizzle-orm'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { consultComplaints as complaints } from '../tables.ts'

/** What must be true of complaints at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'money of a consultation that was held went back exactly where a complaint was decided so': sql`
    select a.id from ${asks} a where (a.returned_at is not null) <> exists (
      select from ${complaints} c where c.consultation_id = a.id and c.state = 'refunded')`,
}
