import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { TALK } from './present.ts'
import { consultMessages } from './tables.ts'

export const resealMessages: Job = job({
  name: 'consult.reseal-messages',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, consultMessages, [{ sealed: 'contentSealed', what: TALK }]),
})
