import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { USED_DAYS_STORED } from '../rules.ts'
import { OPEN_ID } from './handlers/identity.ts'
import { deleteEndedChallenges } from './queries/challenges.ts'
import { deleteEndedCodes } from './queries/codes.ts'
import { deleteDaysBefore } from './queries/days.ts'
import { deleteEndedTickets } from './queries/identities.ts'
import { deleteEndedSessions } from './queries/sessions.ts'
import { accessIdentities, accessPatients } from './tables.ts'

export const forgetEnded = job<Context>({
  name: 'account.forget-ended',
  every: '*/10 * * * *',
  run: async ({ db, now }) => {
    await deleteEndedSessions(db, now)
    await deleteEndedCodes(db, now, earlier(now, { days: 1 }))
    await deleteEndedChallenges(db, now)
    await deleteEndedTickets(db, now)
    await deleteDaysBefore(db, addDays(dayOf(now), -USED_DAYS_STORED))
  },
})

export const resealPatients = job<Context>({
  name: 'account.reseal-patients',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, accessPatients, [{ sealed: 'mobileSealed', index: 'mobileIndex', what: 'mobile' }]),
})

export const resealIdentities = job<Context>({
  name: 'account.reseal-identities',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, accessIdentities, [{ sealed: 'openIdSealed', index: 'openIdIndex', what: OPEN_ID }]),
})
