import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { MILESTONES } from './present.ts'
import { recordsMilestones } from './tables.ts'

export const resealMilestones = job<Context>({
  name: 'records.reseal-milestones',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, recordsMilestones, [{ sealed: 'contentSealed', what: MILESTONES }]),
})
