import { transact } from '#kit/db/transaction.ts'
import { job } from '#kit/jobs/job.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { later } from '#kit/time/span.ts'
import type { Within } from '#server/here.ts'
import { nextAsk, refundWaitSeconds } from '../rules.ts'
import { receiveNotice, settleRefund } from './public/receive-notice.ts'
import { delayAsk, listToSettle, lockPayment, markClosed } from './queries/payments.ts'
import { delayRefund, leaseRefunds } from './queries/refunds.ts'

const AT_ONCE = 100

/** Asks the provider what became of payments of which no notice came, and closes those whose time is over. */
export const settlePayments = job<Within>({
  name: 'pay.settle-payments',
  every: '* * * * *',
  run: async (within) => {
    const { db, now } = within
    let found: ToSettle[] = []
    do {
      found = await listToSettle(db, { now, after: found.at(-1)?.id ?? 0, most: AT_ONCE })
      for (const payment of found) await settlePayment(within, payment)
    } while (found.length === AT_ONCE)
  },
})

/** Hands refunds to the provider until it has taken them. */
export const sendRefunds = job<Within>({
  name: 'pay.send-refunds',
  every: '* * * * *',
  run: async (within) => {
    const { db, now } = within
    let due: Order[]
    do {
      due = await leaseRefunds(db, now, later(now, { minutes: 5 }), AT_ONCE)
      for (const order of due) await sendRefund(within, order)
    } while (due.length === AT_ONCE)
  },
})

type ToSettle = Awaited<ReturnType<typeof listToSettle>>[number]

const settlePayment = async (within: Within, { id, outTradeNo, deadline, preparedAt }: ToSettle) => {
  const { db, now } = within
  const provider = findProvider(within)
  // Who cannot be asked may hold the money: such a payment stays open until he answers.
  const asked = provider && preparedAt ? await provider.query(outTradeNo).catch(() => 'no answer' as const) : null
  if (preparedAt) await delayAsk(db, id, nextAsk(preparedAt, now))
  if (asked === 'no answer') return
  await transact(db, async (inside) => {
    if (provider && asked) await receiveNotice({ ...within, db: inside }, provider.name, asked)
    else if (deadline <= now) await closeOverdue({ ...within, db: inside }, outTradeNo)
  })
}

const closeOverdue = async (within: Within, outTradeNo: string) => {
  const closed = await markClosed(within.db, outTradeNo)
  if (closed)
    await within.tell(within, 'payment.closed', { outTradeNo, purpose: closed.purpose, subjectId: closed.subjectId })
}

type Order = Awaited<ReturnType<typeof leaseRefunds>>[number]

const sendRefund = async (within: Within, { id, refundNo, outTradeNo, amountFen, tries, provider: name }: Order) => {
  const { db, now } = within
  const said = await findProvider(within, name ?? undefined)
    ?.refund({ outTradeNo, refundNo, amountFen })
    .catch(() => undefined)
  if (said === 'done') {
    await transact(db, async (inside) => {
      const payment = await lockPayment(inside, outTradeNo)
      if (payment) await settleRefund({ ...within, db: inside }, payment, refundNo)
    })
  } else if (said === undefined) await delayRefund(db, id, later(now, { seconds: refundWaitSeconds(tries) }))
}
