import { sql } from 'drizzle-orm'
import { guahaoSlots as slots } from '#app/areas/guahao/schedules/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { guahaoWaits as waits } from '../tables.ts'

/** What must be true of the lines at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'a slot knows how many wait for it': sql`
    select l.id from ${slots} l left join (select slot_id, count(*) as n from ${waits} where state = 'waiting' group by slot_id) w
    on w.slot_id = l.id where l.waiting_count <> coalesce(w.n, 0)`,
  'who was handed a place has its appointment': sql`
    select w.id from ${waits} w left join guahao_orders o on o.id = w.order_id and o.member_id = w.member_id and o.origin = 'waitlist'
    where w.state = 'handed' and o.id is null`,
}
