import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { STORED_DAYS } from '../rules.ts'
import { FEEDBACK, FEEDBACK_MOBILE, MOBILE, NAME } from './present.ts'
import { deleteVisitsBefore } from './queries.ts'
import { activitiesBankVisits, activitiesFeedback } from './tables.ts'

export const forgetVisits = job<Context>({
  name: 'entries.forget',
  every: '17 4 * * *',
  run: async ({ db, now }) => {
    await deleteVisitsBefore(db, addDays(dayOf(now), -STORED_DAYS))
  },
})

export const resealEntries = job<Context>({
  name: 'entries.reseal',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    await resealTable(db, config, activitiesBankVisits, [
      { sealed: 'nameSealed', what: NAME },
      { sealed: 'mobileSealed', what: MOBILE },
    ])
    await resealTable(db, config, activitiesFeedback, [
      { sealed: 'contentSealed', what: FEEDBACK },
      { sealed: 'mobileSealed', what: FEEDBACK_MOBILE },
    ])
  },
})
