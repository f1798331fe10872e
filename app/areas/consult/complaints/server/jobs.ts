import type { Job } from '#app/room.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import { decide } from './commands/decide.ts'
import { listOverdue } from './queries.ts'

const AT_ONCE = 200

/** Money that was asked back and about which nobody decided in time goes back. */
export const overdue: Job = job({
  name: 'complaints.agree-overdue',
  every: '*/10 * * * *',
  run: async (ctx) => {
    const rows = await listOverdue(ctx.db, ctx.now, AT_ONCE)
    await each(rows, (row) =>
      decide(ctx, row, { agrees: true, answer: '医院没有在承诺的时间内答复，已自动同意退款。' }),
    )
  },
})
