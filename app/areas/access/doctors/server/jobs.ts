import { KNOWN_DAYS } from '#app/areas/access/patients/rules/tries.ts'
import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { earlier } from '#kit/time/span.ts'
import { deleteEnded } from './queries.ts'

export const forgetEnded: Job = job({
  name: 'workbench.forget-ended',
  every: '*/10 * * * *',
  run: ({ db, now }) => deleteEnded(db, now, earlier(now, { days: KNOWN_DAYS })),
})
