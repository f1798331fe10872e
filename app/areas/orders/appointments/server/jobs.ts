import type { Context } from '#app/context.ts'
import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { closeDay, remind } from './commands/evening.ts'
import { REPORT, SIGN } from './present.ts'
import { ordersConsents, ordersReports } from './tables.ts'

/** Who did not come missed their appointment. */
export const close: Job = job({ name: 'appointments.close-day', every: '15 22,0 * * *', run: closeDay })

/** Who comes tomorrow is reminded: looked at each minute, for who books in the evening, or a process that was down at six. */
export const reminder: Job = job({ name: 'appointments.remind', every: '* * * * *', run: remind })

export const resealConsents = job<Context>({
  name: 'appointments.reseal-consents',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, ordersConsents, [{ sealed: 'signSealed', what: SIGN }]),
})

export const resealReports = job<Context>({
  name: 'appointments.reseal-reports',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, ordersReports, [{ sealed: 'contentSealed', what: REPORT }]),
})
