import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { accountMembers } from './tables.ts'

export const resealMembers = job<Context>({
  name: 'account.reseal-members',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, accountMembers, [
      { sealed: 'idSealed', index: 'idIndex', what: 'id-number' },
      { sealed: 'mobileSealed', what: 'mobile' },
      { sealed: 'addressSealed', what: 'address' },
      { sealed: 'socialSealed', what: 'social' },
    ]),
})
