import type { Context } from '#app/context.ts'
import type { Job } from '#app/room.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import { factsOf } from '../states.ts'
import { agreeToRefund, closeRefund } from './commands/decide.ts'
import * as queries from './queries.ts'

const AT_ONCE = 200

const goOn = (ctx: Context, refund: queries.RefundRow) =>
  factsOf(refund.state).whenOver === 'agree'
    ? agreeToRefund(ctx, refund, { by: 'time', words: '' })
    : closeRefund(ctx, refund, { by: 'time', words: closingWords[refund.state] ?? '已到期' })

const closingWords: Partial<Record<queries.RefundRow['state'], string>> = {
  returning: '没有在期限内寄回商品',
  declined: '没有在期限内申请平台介入',
}

/** Whoever was asked about a refund and said nothing in time is not waited for. */
export const goOnOverdue: Job = job({
  name: 'refunds.go-on',
  every: '*/5 * * * *',
  run: async (ctx) => {
    const overdue = await queries.listOverdue(ctx.db, ctx.now, AT_ONCE)
    await each(overdue, (refund) => transactInside(ctx, (inside) => goOn(inside, refund)))
  },
})
