import type { Db } from '#kit/db/open.ts'
import { job } from '#kit/jobs/job.ts'
import { deleteOldAnswers } from './once.ts'

/** Forgets the answers whose keys have grown too old. */
export const forgetAnswers = job({
  name: 'wire.forget-answers',
  every: '17 * * * *',
  run: ({ db, now }: { db: Db; now: Date }) => deleteOldAnswers(db, now),
})
