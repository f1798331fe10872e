import { receiveNotices } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { transact } from '#kit/db/transaction.ts'
import { job } from '#kit/jobs/job.ts'
import { takeNotices } from '#kit/outside/server/cashier.ts'
import { findProvider } from '#kit/outside/server/payment.ts'

/** Notices that are delivered in one transaction. */
const MOST = 32

/** Brings the stand-in cashier's notices to `pay`, each when it is due, through the door that all notices take. */
export const deliverNotices = job<Context>({
  name: 'sandbox.deliver-notices',
  every: '* * * * *',
  async run({ db, now, config, emit }) {
    const deliverNext = (most: number) => transact(db, (inside) => deliver({ db: inside, now, config, emit }, most))
    const deliverAll = async (most: number) => {
      while ((await deliverNext(most)) === most);
    }
    // One that cannot be taken in leaves all of its transaction where it was: those before it come alone then.
    await deliverAll(MOST).catch(() => deliverAll(1))
  },
})

/** Delivers notices that are due; how many there were. */
const deliver = async (ctx: Context, most: number): Promise<number> => {
  const provider = findProvider(ctx, 'stand-in')
  if (!provider) return 0
  const taken = await takeNotices(ctx, most)
  const read = taken.map((body) => provider.readNotice({ headers: {}, body: JSON.stringify(body) }))
  const notices = read.flatMap((one) => one?.notice ?? [])
  await receiveNotices(ctx, provider.name, notices)
  return taken.length
}
