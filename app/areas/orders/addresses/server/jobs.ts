import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { sealed } from './present.ts'
import { ordersAddresses } from './tables.ts'

export const resealAddresses: Job = job({
  name: 'orders.reseal-addresses',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, ordersAddresses, [
      { sealed: 'nameSealed', what: sealed.name },
      { sealed: 'mobileSealed', what: sealed.mobile },
      { sealed: 'communitySealed', what: sealed.place },
      { sealed: 'detailSealed', what: sealed.place },
    ]),
})
