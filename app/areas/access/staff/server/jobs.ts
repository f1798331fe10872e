import { KNOWN_DAYS } from '#app/areas/access/patients/rules/tries.ts'
import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { deleteEnded } from './queries.ts'
import { accessStaff } from './tables.ts'

export const forgetEnded: Job = job({
  name: 'desk.forget-ended',
  every: '*/10 * * * *',
  run: ({ db, now }) => deleteEnded(db, now, earlier(now, { days: KNOWN_DAYS })),
})

export const resealFactors: Job = job({
  name: 'desk.reseal-factors',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, accessStaff, [{ sealed: 'totpSealed', what: 'totp' }]),
})
