import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { NOTE } from './present.ts'
import { deskPatientNotes } from './tables.ts'

export const resealNotes = job<Context>({
  name: 'patients.reseal-notes',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, deskPatientNotes, [{ sealed: 'contentSealed', what: NOTE }]),
})
