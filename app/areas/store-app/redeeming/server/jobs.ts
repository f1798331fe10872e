import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { forgetKeys, SIGNING_KEY } from './commands/keys.ts'
import { storeAppKeys } from './tables.ts'

/** Keys of which nothing counts any more are forgotten. */
export const forget: Job = job({ name: 'store-app.forget-keys', every: '40 4 * * *', run: forgetKeys })

export const resealKeys: Job = job({
  name: 'store-app.reseal-keys',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, storeAppKeys, [{ sealed: 'privateSealed', what: SIGNING_KEY }]),
})
