import { sql } from 'drizzle-orm'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { allStates, firstStates, mayMove } from '../../states.ts'
import { consultCalls as calls, consultCallGuests as guests } from '../tables.ts'

const list = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))
const legalSteps = sql.raw(
  allStates
    .flatMap((from) => allStates.filter((to) => mayMove(from, to)).map((to) => `('${from}', '${to}')`))
    .join(', '),
)

/** What must be true of the calls at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'calls went only where they may go, one step after the other': sql`
    select c.id from ${calls} c where c.path[1] not in (${list(Object.values(firstStates))}) or exists (
      select from generate_series(2, cardinality(c.path)) n
      where (c.path[n - 1], c.path[n]) not in (${legalSteps}))`,

  'a call that was talked belongs to a consultation that was answered': sql`
    select c.id from ${calls} c join ${asks} a on a.id = c.consultation_id
    where 'talking' = any(c.path) and not 'answered' = any(a.path)`,

  'no call goes on in a consultation that is over': sql`
    select c.id from ${calls} c join ${asks} a on a.id = c.consultation_id
    where c.kept_until is null and a.state not in ('accepted', 'answered')`,

  'patient and doctor of a call are those of its consultation': sql`
    select c.id from ${calls} c join ${asks} a on a.id = c.consultation_id
    where (c.patient_id, c.doctor_id) is distinct from (a.patient_id, a.doctor_id)`,

  'a link into a call ends with it': sql`
    select g.id from ${guests} g join ${calls} c on c.id = g.call_id where g.gone_at is null and c.kept_until is not null`,
}
