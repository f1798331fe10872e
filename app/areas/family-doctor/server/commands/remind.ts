import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { address } from '#kit/wire/address.ts'
import { nextReminder, REMINDER_LASTS_MS } from '../../rules.ts'
import { opened, type Setting } from '../present.ts'
import { listToRemind, moveReminder } from '../queries.ts'

const MOST_AT_ONCE = 200

/** Reminds whose time has come, once; what waited too long is passed over. The message never says what is measured. */
export const remindOfMeasuring = async (ctx: Context): Promise<void> => {
  for (const row of await listToRemind(ctx.db, ctx.now, MOST_AT_ONCE))
    await transactInside(ctx, async (inside) => {
      const next = nextReminder(opened<Setting[]>(inside, row.configSealed), inside.now)
      const isMine = await moveReminder(inside.db, row, next)
      const waitedMs = inside.now.getTime() - (row.remindsAt?.getTime() ?? 0)
      if (!isMine || waitedMs > REMINDER_LASTS_MS) return
      await notifyPatient(inside, {
        patientId: row.patientId,
        kind: 'reminder',
        title: '到了您定的测量时间',
        text: '点开看看今天要量什么、目标是多少。不想再提醒，在那里关掉就行。',
        link: address('/familydoc/records', { member_id: row.memberId, tab: 'measure' }),
      })
    })
}
