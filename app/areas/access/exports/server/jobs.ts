import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { EXPORTS_JOB } from '#kit/wire/list-terms.ts'
import { INPUT } from './commands/format.ts'
import { writeWaiting } from './commands/write.ts'
import { deleteOver } from './queries.ts'
import { accessExports } from './tables.ts'

export const write: Job = job({ name: EXPORTS_JOB, every: '* * * * *', run: writeWaiting })

export const forget: Job = job({
  name: 'exports.forget',
  every: '*/10 * * * *',
  run: ({ db, now }) => deleteOver(db, now),
})

export const reseal: Job = job({
  name: 'exports.reseal',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, accessExports, [{ sealed: 'inputSealed', what: INPUT }]),
})
