import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { notifyCheaper } from './commands/notify-cheaper.ts'
import { mallGoodsIntentions } from './tables.ts'

/** Who keeps goods is told within ten minutes that they cost less. */
export const cheaper: Job = job({ name: 'mall.notify-cheaper', every: '*/10 * * * *', run: notifyCheaper })

export const resealIntentions: Job = job({
  name: 'mall.reseal-intentions',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, mallGoodsIntentions, [
      { sealed: 'nameSealed', what: 'intention' },
      { sealed: 'mobileSealed', what: 'intention' },
      { sealed: 'remarkSealed', what: 'intention' },
    ]),
})
