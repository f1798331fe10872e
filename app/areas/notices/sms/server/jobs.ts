import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { smsSender } from '#kit/outside/server/sms.ts'
import { codeOf } from '#kit/outside/server/trouble.ts'
import type { Sms } from '#kit/outside/sms.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { earlier, later } from '#kit/time/span.ts'
import { MOST_TRIES, STORED_DAYS, TOO_LATE, waitSeconds } from '../rules.ts'
import * as queries from './queries.ts'

const AT_ONCE = 50

export const sendSms = job<Context>({
  name: 'sms.send',
  every: '* * * * *',
  run: async (ctx) => {
    const { db, now } = ctx
    let due: queries.SmsRow[]
    do {
      due = await queries.leaseDue(db, now, later(now, { minutes: 1 }), AT_ONCE)
      await Promise.all(due.map((row) => handOver(ctx, row)))
    } while (due.length === AT_ONCE)
  },
})

export const forgetSms = job<Context>({
  name: 'sms.forget',
  every: '17 * * * *',
  run: ({ db, now }) => queries.deleteSmsBefore(db, earlier(now, { days: STORED_DAYS })),
})

/** One try. What is useless by now, or has failed too often, is given up. */
const handOver = async ({ db, now, config }: Context, { id, sealed, tries, uselessAt }: queries.SmsRow) => {
  if (uselessAt <= now) return queries.updateSms(db, id, { state: 'failed', ...(tries <= 1 && { failCode: TOO_LATE }) })
  try {
    await smsSender(config.sms, now)(JSON.parse(sealOf(config).open(sealed, 'sms')) as Sms)
    await queries.updateSms(db, id, { state: 'sent' })
  } catch (error) {
    // The provider's words may hold the number; its code never does.
    const failCode = codeOf(error)
    if (tries >= MOST_TRIES) await queries.updateSms(db, id, { state: 'failed', failCode })
    else
      await queries.updateSms(db, id, {
        state: 'waiting',
        failCode,
        nextTryAt: later(now, { seconds: waitSeconds(tries) }),
      })
  }
}
