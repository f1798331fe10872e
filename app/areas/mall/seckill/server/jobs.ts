import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Job } from '#app/room.ts'
import { transact } from '#kit/db/transaction.ts'
import { job } from '#kit/jobs/job.ts'
import { formatTime } from '#kit/time/day.ts'
import { messages } from '../rules/messages.ts'
import { listDue } from './queries/read.ts'
import { markReminded } from './queries/write.ts'

const AT_ONCE = 500

/** Who asked to be told before a flash sale is told, once. */
export const remind: Job = job({
  name: 'seckill.remind',
  every: '* * * * *',
  async run(ctx) {
    const { db, now } = ctx
    for (const { patientId, itemId, goodsName, startsAt } of await listDue(db, now, AT_ONCE)) {
      await transact(db, async (inside) => {
        if (!(await markReminded(inside, patientId, itemId, now))) return
        const values = { goods: goodsName, time: formatTime(startsAt).slice(11, 16) }
        await notifyBy({ ...ctx, db: inside }, messages.reminder, { patientId, values, link: '/shop/seckill' })
      })
    }
  },
})
