import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { givePiecesBack } from './commands/give-back.ts'
import { listOverdue } from './queries/read.ts'

const AT_ONCE = 500

/** What was held too long is free again. */
export const giveOverdueBack: Job = job({
  name: 'mall.give-overdue-back',
  every: '* * * * *',
  async run(ctx) {
    const holdKeys = await listOverdue(ctx.db, ctx.now, AT_ONCE)
    if (holdKeys.length > 0) await givePiecesBack(ctx, { holdKeys })
  },
})
