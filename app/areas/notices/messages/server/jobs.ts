import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { earlier } from '#kit/time/span.ts'
import { STORED_DAYS } from '../rules.ts'
import { deleteMessagesUntil } from './queries.ts'

const AT_ONCE = 5_000

export const forgetMessages = job<Context>({
  name: 'messages.forget',
  every: '40 3 * * *',
  run: async ({ db, now }) => {
    const until = earlier(now, { days: STORED_DAYS })
    while ((await deleteMessagesUntil(db, until, AT_ONCE)) === AT_ONCE);
  },
})
