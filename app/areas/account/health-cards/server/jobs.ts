import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { accountHealthCards } from './tables.ts'

export const resealHealthCards = job<Context>({
  name: 'account.reseal-health-cards',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, accountHealthCards, [{ sealed: 'cardSealed', index: 'cardIndex', what: 'health-card' }]),
})
