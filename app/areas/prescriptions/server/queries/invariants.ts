import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { allStates, FIRST_STATE, mayMove } from '../../states.ts'
import { prescriptions } from '../tables.ts'

const legalSteps = sql.raw(
  allStates
    .flatMap((from) => allStates.filter((to) => mayMove(from, to)).map((to) => `('${from}', '${to}')`))
    .join(', '),
)

/** What must be true of prescriptions at any moment: each sentence with the rows that break it. */
export const invariants: Invariants = {
  'a prescription went only where a prescription may go': sql`
    select p.id from ${prescriptions} p where p.path[1] <> ${FIRST_STATE}
    union all
    select p.id from ${prescriptions} p, generate_series(2, cardinality(p.path)) n
    where (p.path[n - 1], p.path[n]) not in (${legalSteps})`,
}
