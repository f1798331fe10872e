import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { RECEIVED_AFTER_DAYS } from '../rules.ts'
import { RECEIVER } from './present.ts'
import { receiveShipped } from './queries.ts'
import { pointsMallOrders } from './tables.ts'

/** What was sent long ago counts as received. */
export const receive: Job = job({
  name: 'points-mall.receive-shipped',
  every: '20 * * * *',
  run: ({ db, now }) => receiveShipped(db, earlier(now, { days: RECEIVED_AFTER_DAYS }), now),
})

export const resealReceivers: Job = job({
  name: 'points-mall.reseal-receivers',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, pointsMallOrders, [{ sealed: 'receiverSealed', what: RECEIVER }]),
})
