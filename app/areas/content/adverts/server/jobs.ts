import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { LOG_DAYS } from '../rules.ts'
import { deleteLogsBefore } from './queries.ts'

/** What was counted stays with the advert; who it was goes. */
export const forgetAdvertLogs: Job = job({
  name: 'content.forget-advert-logs',
  every: '20 3 * * *',
  run: ({ db, now }) => deleteLogsBefore(db, addDays(dayOf(now), -LOG_DAYS)),
})
