import type { Context } from '#app/context.ts'
import { transact } from '#kit/db/transaction.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import type { PaymentNotice, RefundAnswer } from '#kit/outside/payment.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { later } from '#kit/time/span.ts'
import { nextQueryAt, refundWaitSeconds, tradeNoOf } from '../rules.ts'
import { settleRefund } from './commands/enter-back.ts'
import { receiveNotice, refuseRefund } from './commands/receive-notice.ts'
import { type Attempt, delayQuery, hurryQueries, listAttempts, listUnheard } from './queries/attempts.ts'
import { listOverdue, lockPaymentOf, markClosed } from './queries/payments.ts'
import { type DueRefund, delayRefund, leaseRefunds, moveRefund } from './queries/refunds.ts'

export { forgetBillFiles, resealBillFiles } from './jobs/bill-files.ts'
export { compareStatements } from './jobs/compare-statements.ts'

const AT_ONCE = 100

/** Asks providers what became of payments of which no notice came, and closes those whose time is over. */
export const settlePayments = job<Context>({
  name: 'pay.settle-payments',
  every: '* * * * *',
  run: async (ctx) => {
    const { db, now } = ctx
    let overdue: Overdue[] = []
    do {
      overdue = await listOverdue(db, { now, after: overdue.at(-1)?.id ?? 0, most: AT_ONCE })
      await each(overdue, (payment) => settleOverdue(ctx, payment))
    } while (overdue.length === AT_ONCE)
    let unheard: Attempt[]
    do {
      unheard = await listUnheard(db, now, AT_ONCE)
      await each(unheard, (attempt) => askAbout(ctx, attempt))
    } while (unheard.length === AT_ONCE)
  },
})

/** Hands refunds to the provider until they are done, and asks what became of those that they took. */
export const sendRefunds = job<Context>({
  name: 'pay.send-refunds',
  every: '* * * * *',
  run: async (ctx) => {
    const { db, now } = ctx
    let due: DueRefund[]
    do {
      due = await leaseRefunds(db, now, later(now, { minutes: 5 }), AT_ONCE)
      await each(due, (order) => sendRefund(ctx, order))
    } while (due.length === AT_ONCE)
  },
})

type Overdue = Awaited<ReturnType<typeof listOverdue>>[number]

/** Who cannot be asked may hold the money: a payment stays open until all who were asked to take it have answered. */
const settleOverdue = async (ctx: Context, { id, outTradeNo }: Overdue) => {
  for (const attempt of await listAttempts(ctx.db, id)) if ((await askAbout(ctx, attempt)) === 'no answer') return
  await transact(ctx.db, (db) => closeOverdue({ ...ctx, db }, outTradeNo))
}

/** Asks a provider whether they were paid; what they say is taken in. What nobody wants any more is closed there. */
const askAbout = async (ctx: Context, attempt: Attempt): Promise<'answered' | 'no answer'> => {
  const { outTradeNo, provider: name, way, merchant, preparedAt } = attempt
  const provider = findProvider(ctx, name, merchant)
  const number = tradeNoOf(outTradeNo, name, way)
  const asked = await provider?.query(number).catch(() => undefined)
  await delayQuery(ctx.db, attempt, nextQueryAt(preparedAt, ctx.now))
  if (!provider || asked === undefined) return 'no answer'
  if (asked) await transact(ctx.db, (db) => takeIn({ ...ctx, db }, attempt, asked))
  else if (attempt.state !== 'pending') await provider.close(number).catch(() => undefined)
  return 'answered'
}

const takeIn = async (ctx: Context, attempt: Attempt, notice: PaymentNotice) => {
  await receiveNotice(ctx, attempt.provider, notice)
  await delayQuery(ctx.db, attempt, null)
}

const closeOverdue = async (ctx: Context, outTradeNo: string) => {
  const closed = await markClosed(ctx.db, outTradeNo)
  if (!closed) return
  await hurryQueries(ctx.db, closed.id, later(ctx.now, { minutes: 1 }))
  const { purpose, subjectId } = closed
  await ctx.emit('payment.closed', { outTradeNo, purpose, subjectId })
}

const sendRefund = async (ctx: Context, order: DueRefund) => {
  const { db, now } = ctx
  const said = await answerTo(ctx, order).catch(() => undefined)
  if (said === undefined) await delayRefund(db, order.id, later(now, { seconds: refundWaitSeconds(order.tries) }))
  else if (said === 'done') {
    await transact(db, async (inside) => {
      const payment = await lockPaymentOf(inside, order.paymentId)
      if (payment) await settleRefund({ ...ctx, db: inside }, payment, order.refundNo)
    })
  } else if (said === 'accepted') {
    const nextTryAt = later(now, { seconds: refundWaitSeconds(order.tries) })
    await delayRefund(db, order.id, nextTryAt)
    await moveRefund(db, order.refundNo, 'accepted', { acceptedAt: now })
  } else if (order.state !== 'refused') await refuseRefund(ctx, order.refundNo, said.refused)
  else await delayRefund(db, order.id, later(now, { hours: 6 }))
}

/** What the provider says to a refund; one that they took before is asked about, and handed over again where they know of none. */
const answerTo = async (ctx: Context, order: DueRefund): Promise<RefundAnswer | undefined> => {
  const { provider: name, merchant, transactionId, outTradeNo, refundNo, amountFen, paidFen, state } = order
  const provider = findProvider(ctx, name ?? undefined, merchant)
  if (!provider || transactionId === null) return undefined
  const asked = { outTradeNo, transactionId, paidFen, refundNo, amountFen }
  if (state === 'ordered') return provider.refund(asked)
  const known = await provider.queryRefund(asked)
  if (state === 'refused') return known ?? { refused: '' }
  return known ?? provider.refund(asked)
}
