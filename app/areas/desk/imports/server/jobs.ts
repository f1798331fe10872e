import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { REPORT } from './commands/format.ts'
import { workOff } from './commands/work.ts'
import { expire } from './queries.ts'
import { deskImports } from './tables.ts'

export const work: Job = job({ name: 'imports.work', every: '* * * * *', run: workOff })

export const forget: Job = job({ name: 'imports.forget', every: '*/10 * * * *', run: ({ db, now }) => expire(db, now) })

export const reseal: Job = job({
  name: 'imports.reseal',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, deskImports, [
      { sealed: 'previewSealed', what: REPORT },
      { sealed: 'reportSealed', what: REPORT },
    ]),
})
