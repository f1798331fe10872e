import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { RECEIVED_AFTER_DAYS } from '../rules.ts'
import { expireOverdue } from './commands/end.ts'
import { RECEIVER } from './present.ts'
import { receiveShipped } from './queries.ts'
import { ordersOrders } from './tables.ts'

/** Orders that were not paid in time end, and all that they held goes back. */
export const expire: Job = job({ name: 'orders.expire-unpaid', every: '* * * * *', run: expireOverdue })

/** What was sent long ago counts as received. */
export const receive: Job = job({
  name: 'orders.receive-shipped',
  every: '10 * * * *',
  run: ({ db, now }) => receiveShipped(db, earlier(now, { days: RECEIVED_AFTER_DAYS }), now),
})

export const resealReceivers: Job = job({
  name: 'orders.reseal-receivers',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, ordersOrders, [{ sealed: 'receiverSealed', what: RECEIVER }]),
})
