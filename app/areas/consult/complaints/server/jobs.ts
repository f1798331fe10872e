import type { Job } from '#app/room.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { decide } from './commands/decide.ts'
import { COMPLAINT } from './present.ts'
import { listOverdue } from './queries.ts'
import { consultComplaints } from './tables.ts'

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

export const resealComplaints: Job = job({
  name: 'consult.reseal-complaints',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, consultComplaints, [{ sealed: 'wordsSealed', what: COMPLAINT }]),
})
