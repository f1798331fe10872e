import { receiveNotice } from '#app/areas/pay/server/public.ts'
import { transact } from '#kit/db/transaction.ts'
import { job } from '#kit/jobs/job.ts'
import type { PaymentProvider } from '#kit/outside/payment.ts'
import { takeNotice } from '#kit/outside/server/cashier.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import type { Within } from '#server/here.ts'

/** Brings the stand-in cashier's notices to `pay`, each when it is due, through the door that all notices take. */
export const deliverNotices = job<Within>({
  name: 'sandbox.deliver-notices',
  every: '* * * * *',
  run: async (within) => {
    const provider = findProvider(within, 'stand-in')
    if (!provider) return
    const { db, now, config, tell } = within
    const deliverNext = (inside: Within['db']) => deliver({ db: inside, now, config, tell }, provider)
    while (await transact(db, deliverNext));
  },
})

/** The next notice that is due; false where none is left. */
const deliver = async (within: Within, provider: PaymentProvider): Promise<boolean> => {
  const taken = await takeNotice(within)
  const read = taken && provider.readNotice({ headers: {}, body: JSON.stringify(taken.body) })
  if (read?.notice) await receiveNotice(within, provider.name, read.notice)
  return taken?.hasMore ?? false
}
