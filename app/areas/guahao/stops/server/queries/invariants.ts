import { sql } from 'drizzle-orm'
import { guahaoOrders as orders } from '#app/areas/guahao/booking/server/public.ts'
import { guahaoSchedules as schedules, guahaoSlots as slots } from '#app/areas/guahao/schedules/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { guahaoStopNotices as notices, guahaoStops as stops } from '../tables.ts'

/** What must be true of stopped clinics at any moment (R9). */
export const invariants: Invariants = {
  'a stopped clinic has no free place and nobody who waits': sql`
    select s.id from ${schedules} s join ${slots} l on l.schedule_id = s.id
    where s.state = 'stopped' and (l.left_n > 0 or l.waiting_count > 0)`,
  'nobody is under way in a stopped clinic': sql`
    select o.id from ${orders} o join ${schedules} s on s.id = o.schedule_id
    where s.state = 'stopped' and o.state in ('held', 'booked', 'checked-in', 'called')`,
  'every stopped appointment was told to its patient': sql`
    select o.id from ${orders} o left join ${notices} n on n.order_id = o.id where o.state = 'stopped' and n.id is null`,
  'what was decided holds no money any more': sql`
    select n.id from ${notices} n join ${orders} o on o.id = n.order_id where n.outcome <> 'open' and o.paid_fen > 0`,
  'a place is kept only for who has not decided': sql`
    select n.id from ${notices} n join ${orders} o on o.id = n.offered_order_id where n.outcome <> 'open' and o.state = 'held'`,
  'a stop belongs to a stopped clinic': sql`
    select t.id from ${stops} t join ${schedules} s on s.id = t.schedule_id where s.state <> 'stopped'`,
}
