import { sql } from 'drizzle-orm'
import type { Measures } from '#kit/db/measures.ts'
import { earlier } from '#kit/time/span.ts'

/** Whether messages leave: without them nobody signs in. */
export const measures: Measures = (now) => ({
  yilu_sms: {
    help: 'Messages to phones that were queued within 24 hours, by what became of them',
    labels: ['state'],
    select: sql`select state, count(*) as value from notices_sms where queued_at > ${earlier(now, { days: 1 })} group by state`,
  },
  yilu_sms_overdue_seconds: {
    help: 'How long the oldest message that waits has been due',
    labels: [],
    select: sql`select coalesce(extract(epoch from ${now}::timestamptz - min(queued_at)), 0) as value
      from notices_sms where state = 'waiting' and next_try_at <= ${now}`,
  },
})
