import { sql } from 'drizzle-orm'
import type { Measures } from '#kit/db/measures.ts'
import { dayOf } from '#kit/time/day.ts'

/** How the day goes. */
export const measures: Measures = (now) => ({
  yilu_appointments: {
    help: 'Appointments of today, by where they stand',
    labels: ['state'],
    select: sql`select state, count(*) as value from guahao_orders where date = ${dayOf(now)} and state <> 'held' group by state`,
  },
  yilu_appointment_holds: {
    help: 'Places that are held until they are paid',
    labels: [],
    select: sql`select count(*) as value from guahao_orders where state = 'held'`,
  },
  yilu_appointment_holds_expired: {
    help: 'Those of them whose time is over for more than five minutes: nobody frees them',
    labels: [],
    select: sql`select count(*) as value from guahao_orders where state = 'held' and hold_until < ${now}::timestamptz - interval '5 minutes'`,
  },
})
