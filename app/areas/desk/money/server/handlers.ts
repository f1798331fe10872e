import { permitted, servesPlatform, tellAct } from '#app/areas/desk/staff/server/public.ts'
import {
  findRefundOf,
  listDifferences,
  listRefused,
  listStatements,
  listSums,
  refundByHand,
  retryRefund,
  settleDifference,
} from '#app/areas/pay/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { invoiceHandlers } from './handlers/invoices.ts'
import { asAccount, asDay, asDifference, asRefused } from './present.ts'

export const handlers = permitted(contract, {
  async deskMoney(_, here) {
    const kept = accountsOf(here)
    const sums = await listSums(here.db)
    return { accounts: sums.filter(({ account }) => kept.includes(account)).map(asAccount) }
  },

  async deskMoneyDays({ page, page_size: size }, here) {
    return paged(await listStatements(here.db, accountsOf(here), { page, size }), asDay)
  },

  async deskMoneyDifferences({ page, page_size: size, all }, here) {
    return paged(await listDifferences(here.db, accountsOf(here), { page, size, all: all === 1 }), asDifference)
  },

  async deskMoneySettle({ difference_id, note }, here) {
    const settled = await here.transact(async (inside) => {
      const found = await settleDifference(inside.db, accountsOf(here), difference_id, { settledAt: here.now, note })
      if (!found) return false
      const { fault, oursFen, theirsFen } = found
      const facts = { before: { fault, oursFen, theirsFen }, after: { note } }
      await tellAct(inside, { act: 'money.settle', kind: 'difference', id: difference_id, ...facts })
      return true
    })
    return settled ? {} : here.refuse('not-found')
  },

  async deskMoneyRefunds({ page, page_size: size }, here) {
    return paged(await listRefused(here.db, accountsOf(here), { page, size }), asRefused)
  },

  async deskMoneyRefundRetry({ refund_no }, here) {
    const done = await actOn(here, refund_no, { act: 'money.refund-retry' }, (inside) => retryRefund(inside, refund_no))
    return done ? {} : here.refuse('not-found')
  },

  async deskMoneyRefundByHand({ refund_no, note }, here) {
    const done = await actOn(here, refund_no, { act: 'money.refund-by-hand', note }, (inside, outTradeNo) =>
      refundByHand(inside, outTradeNo, refund_no, note),
    )
    return done ? {} : here.refuse('not-found')
  },

  ...invoiceHandlers,
})

/** The accounts whose money this desk keeps: its hospital's, and the platform's with patients' balances where the setting says so. */
const accountsOf = (here: StaffHere): string[] => [
  `hospital:${here.staff.hospitalId}`,
  ...(servesPlatform(here) ? ['platform', 'balance'] : []),
]

/** Does something to a refund of this desk's, and writes the line of it. */
const actOn = (
  here: StaffHere,
  refundNo: string,
  { act, note = null }: { act: 'money.refund-retry' | 'money.refund-by-hand'; note?: string | null },
  work: (inside: StaffHere, outTradeNo: string) => Promise<boolean>,
): Promise<boolean> =>
  here.transact(async (inside) => {
    const refund = await findRefundOf(inside.db, accountsOf(here), refundNo)
    if (!refund || !(await work(inside, refund.outTradeNo))) return false
    const facts = { before: { amountFen: refund.amountFen, says: refund.says }, after: { note } }
    await tellAct(inside, { act, kind: 'refund', id: refundNo, ...facts })
    return true
  })
