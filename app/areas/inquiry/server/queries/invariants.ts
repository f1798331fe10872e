import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { allStates, firstStates, mayMove } from '../../states.ts'
import { inquiryPapers, inquiryQuotes, inquiryRequests, inquiryShares, inquiryTransfers } from '../tables.ts'

const legalSteps = sql.raw(
  allStates
    .flatMap((from) => allStates.filter((to) => mayMove(from, to)).map((to) => `('${from}', '${to}')`))
    .join(', '),
)
const beginnings = sql.raw(firstStates.map((state) => `'${state}'`).join(', '))

/** What must be true of inquiries at any moment: each sentence with the rows that break it. */
export const invariants: Invariants = {
  'an inquiry went only where an inquiry may go': sql`
    select r.id from ${inquiryRequests} r
    where r.path[1] not in (${beginnings}) or r.path[cardinality(r.path)] <> r.state
    union all
    select r.id from ${inquiryRequests} r, generate_series(2, cardinality(r.path)) n
    where (r.path[n - 1], r.path[n]) not in (${legalSteps})`,
  'what is quoted has a quote, and what is chosen names one of its own': sql`
    select r.id from ${inquiryRequests} r
    where (r.state in ('quoted', 'chosen', 'deposit') and not exists (select 1 from ${inquiryQuotes} q where q.request_id = r.id))
      or (r.chosen_quote_id is not null
        and not exists (select 1 from ${inquiryQuotes} q where q.id = r.chosen_quote_id and q.request_id = r.id))`,
  'no hospital looks at papers that were not let go there': sql`
    select s.id from ${inquiryShares} s
    where s.revoked_at is null and not exists (
      select 1 from ${inquiryTransfers} t
      where t.request_id = s.request_id and t.hospital_id = s.hospital_id and t.withdrawn_at is null)`,
  'a translation belongs to the case of its original': sql`
    select p.id from ${inquiryPapers} p join ${inquiryPapers} o on o.id = p.original_id
    where o.request_id <> p.request_id`,
}
