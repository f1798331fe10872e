import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { guahaoVisitCards } from './tables.ts'

export const resealVisitCards = job<Context>({
  name: 'guahao.reseal-visit-cards',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, guahaoVisitCards, [{ sealed: 'cardSealed', index: 'cardIndex', what: 'visit-card' }]),
})
