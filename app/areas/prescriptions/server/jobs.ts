import type { Job } from '#app/room.ts'
import { transactInside } from '#kit/db/inside.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { emitMoved } from './commands/emit-moved.ts'
import { PRESCRIPTION } from './present.ts'
import { expireOverdue, forgetStored } from './queries.ts'
import { prescriptions } from './tables.ts'

/** Approved prescriptions of which the time is over expire, and their patients are told. */
export const expire: Job = job({
  name: 'prescriptions.expire',
  every: '*/5 * * * *',
  run: (ctx) =>
    transactInside(ctx, async (inside) => {
      for (const row of await expireOverdue(inside.db, inside.now)) await emitMoved(inside, row)
    }),
})

/** What was written is forgotten once the law does not want it kept any more. */
export const records: Job = job({
  name: 'prescriptions.forget-records',
  every: '45 3 * * *',
  run: ({ db, now }) => forgetStored(db, now),
})

export const resealPrescriptions: Job = job({
  name: 'prescriptions.reseal',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, prescriptions, [{ sealed: 'contentSealed', what: PRESCRIPTION }]),
})
