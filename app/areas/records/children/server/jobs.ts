import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { CHILD } from './present.ts'
import { recordsChildren } from './tables.ts'

export const resealChildren = job<Context>({
  name: 'records.reseal-children',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, recordsChildren, [{ sealed: 'contentSealed', what: CHILD }]),
})
