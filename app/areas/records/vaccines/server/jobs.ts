import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { remindAll } from './commands/remind.ts'
import { VACCINATION } from './present.ts'
import { recordsVaccinations, recordsVaccineChoices } from './tables.ts'

export const resealVaccinations = job<Context>({
  name: 'records.reseal-vaccinations',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    await resealTable(db, config, recordsVaccinations, [{ sealed: 'contentSealed', what: VACCINATION }])
    await resealTable(db, config, recordsVaccineChoices, [{ sealed: 'contentSealed', what: VACCINATION }])
  },
})

export const remindVaccines = job<Context>({ name: 'records.remind-vaccines', every: '23 * * * *', run: remindAll })
