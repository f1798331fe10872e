import { transact } from '#kit/db/transaction.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import type { PaymentNotice, RefundAnswer } from '#kit/outside/payment.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { later } from '#kit/time/span.ts'
import type { Within } from '#server/here.ts'
import { nextAsk, refundWaitSeconds, tradeNoOf } from '../rules.ts'
import { receiveNotice, refuseRefund, settleRefund } from './commands/receive-notice.ts'
import { type Attempt, delayAsk, hurryAsks, listAttempts, listUnheard } from './queries/attempts.ts'
import { listOverdue, lockPaymentOf, markClosed } from './queries/payments.ts'
import { type DueRefund, delayRefund, leaseRefunds, moveRefund } from './queries/refunds.ts'

export { compareStatements } from './jobs/compare-statements.ts'

const AT_ONCE = 100

/** Asks providers what became of payments of which no notice came, and closes those whose time is over. */
export const settlePayments = job<Within>({
  name: 'pay.settle-payments',
  every: '* * * * *',
  run: async (within) => {
    const { db, now } = within
    let overdue: Overdue[] = []
    do {
      overdue = await listOverdue(db, { now, after: overdue.at(-1)?.id ?? 0, most: AT_ONCE })
      await each(overdue, (payment) => settleOverdue(within, payment))
    } while (overdue.length === AT_ONCE)
    let unheard: Attempt[]
    do {
      unheard = await listUnheard(db, now, AT_ONCE)
      await each(unheard, (attempt) => askAbout(within, attempt))
    } while (unheard.length === AT_ONCE)
  },
})

/** Hands refunds to the provider until they are done, and asks what became of those that he took. */
export const sendRefunds = job<Within>({
  name: 'pay.send-refunds',
  every: '* * * * *',
  run: async (within) => {
    const { db, now } = within
    let due: DueRefund[]
    do {
      due = await leaseRefunds(db, now, later(now, { minutes: 5 }), AT_ONCE)
      await each(due, (order) => sendRefund(within, order))
    } while (due.length === AT_ONCE)
  },
})

type Overdue = Awaited<ReturnType<typeof listOverdue>>[number]

/** Who cannot be asked may hold the money: a payment stays open until all who were asked to take it have answered. */
const settleOverdue = async (within: Within, { id, outTradeNo }: Overdue) => {
  for (const attempt of await listAttempts(within.db, id)) if ((await askAbout(within, attempt)) === 'no answer') return
  await transact(within.db, (db) => closeOverdue({ ...within, db }, outTradeNo))
}

/** Asks a provider whether he was paid; what he says is taken in. What nobody wants any more is closed there. */
const askAbout = async (within: Within, attempt: Attempt): Promise<'answered' | 'no answer'> => {
  const { outTradeNo, provider: name, way, preparedAt } = attempt
  const provider = findProvider(within, name)
  const number = tradeNoOf(outTradeNo, name, way)
  const asked = await provider?.query(number).catch(() => undefined)
  await delayAsk(within.db, attempt, nextAsk(preparedAt, within.now))
  if (!provider || asked === undefined) return 'no answer'
  if (asked) await transact(within.db, (db) => takeIn({ ...within, db }, attempt, asked))
  else if (attempt.state !== 'pending') await provider.close(number).catch(() => undefined)
  return 'answered'
}

const takeIn = async (within: Within, attempt: Attempt, notice: PaymentNotice) => {
  await receiveNotice(within, attempt.provider, notice)
  await delayAsk(within.db, attempt, null)
}

const closeOverdue = async (within: Within, outTradeNo: string) => {
  const closed = await markClosed(within.db, outTradeNo)
  if (!closed) return
  await hurryAsks(within.db, closed.id, later(within.now, { minutes: 1 }))
  const { purpose, subjectId } = closed
  await within.tell(within, 'payment.closed', { outTradeNo, purpose, subjectId })
}

const sendRefund = async (within: Within, order: DueRefund) => {
  const { db, now } = within
  const said = await answerTo(within, order).catch(() => undefined)
  if (said === undefined) await delayRefund(db, order.id, later(now, { seconds: refundWaitSeconds(order.tries) }))
  else if (said === 'done') {
    await transact(db, async (inside) => {
      const payment = await lockPaymentOf(inside, order.paymentId)
      if (payment) await settleRefund({ ...within, db: inside }, payment, order.refundNo)
    })
  } else if (said === 'accepted') {
    const nextTryAt = later(now, { seconds: refundWaitSeconds(order.tries) })
    await delayRefund(db, order.id, nextTryAt)
    await moveRefund(db, order.refundNo, 'accepted', { acceptedAt: now })
  } else if (order.state !== 'refused') await refuseRefund(within, order.refundNo, said.refused)
  else await delayRefund(db, order.id, later(now, { hours: 6 }))
}

/** What the provider says to a refund; one that he took before is asked about, and handed over again where he knows of none. */
const answerTo = async (within: Within, order: DueRefund): Promise<RefundAnswer | undefined> => {
  const { provider: name, transactionId, outTradeNo, refundNo, amountFen, paidFen, state } = order
  const provider = findProvider(within, name ?? undefined)
  if (!provider || transactionId === null) return undefined
  const asked = { outTradeNo, transactionId, paidFen, refundNo, amountFen }
  if (state === 'ordered') return provider.refund(asked)
  const known = await provider.queryRefund(asked)
  if (state === 'refused') return known ?? { refused: '' }
  return known ?? provider.refund(asked)
}
