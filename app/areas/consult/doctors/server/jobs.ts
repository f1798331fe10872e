import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { SIGN_UP } from './handlers/doctor.ts'
import { consultSignUps } from './tables.ts'

export const resealSignUps: Job = job({
  name: 'consult.reseal-sign-ups',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, consultSignUps, [
      { sealed: 'mobileSealed', what: SIGN_UP },
      { sealed: 'nameSealed', what: SIGN_UP },
      { sealed: 'contentSealed', what: SIGN_UP },
    ]),
})
