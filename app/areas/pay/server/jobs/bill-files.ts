import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { BILL_FILE } from '../commands/bill-file.ts'
import { deleteUntaken } from '../queries/bill-files.ts'
import { payBillFiles } from '../tables.ts'

/** Bills that somebody brought and did not take are forgotten after a day. */
export const forgetBillFiles = job<Context>({
  name: 'pay.forget-bill-files',
  every: '40 * * * *',
  run: ({ db, now }) => deleteUntaken(db, earlier(now, { days: 1 })),
})

export const resealBillFiles = job<Context>({
  name: 'pay.reseal-bill-files',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, payBillFiles, [{ sealed: 'contentSealed', what: BILL_FILE }]),
})
