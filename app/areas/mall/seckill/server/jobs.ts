import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Job } from '#app/room.ts'
import { transact } from '#kit/db/transaction.ts'
import { job } from '#kit/jobs/job.ts'
import { formatTime } from '#kit/time/day.ts'
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
        const text = `您关注的“${goodsName}”${formatTime(startsAt).slice(11, 16)} 开抢，别错过。`
        await notifyPatient(
          { ...ctx, db: inside },
          { patientId, kind: 'reminder', title: '秒杀就要开始了', text, link: '/shop/seckill' },
        )
      })
    }
  },
})
