import { mayRemindAt } from '#app/areas/notices/messages/rules.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { wantsReminders } from '#app/areas/records/ground/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import { minutesOf } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { isLateReminder, nextReminder, REMINDER_LASTS_MS } from '../../rules.ts'
import { opened, type Setting } from '../present.ts'
import { listPlansToRemind, listToRemind, markReminded, moveReminder } from '../queries.ts'

const MOST_AT_ONCE = 200

/** Reminds whose time has come, once; what waited too long is passed over. The message never says what is measured. */
export const remindOfMeasuring = async (ctx: Context): Promise<void> =>
  each(await listToRemind(ctx.db, ctx.now, MOST_AT_ONCE), (row) =>
    transactInside(ctx, async (inside) => {
      const next = nextReminder(opened<Setting[]>(inside, row.configSealed), inside.now)
      const isOurs = await moveReminder(inside.db, row, next)
      const waitedMs = inside.now.getTime() - (row.remindsAt?.getTime() ?? 0)
      if (!isOurs || waitedMs > REMINDER_LASTS_MS) return
      await notifyBy(inside, messages.measure, {
        patientId: row.patientId,
        values: {},
        link: address('/familydoc/records', { member_id: row.memberId, tab: 'measure' }),
      })
    }),
  )

/** Tells whose plans have items that came due, each once, and nobody at night; the message never says what is to be done. */
export const remindOfPlans = async (ctx: Context): Promise<void> => {
  if (!mayRemindAt(minutesOf(ctx.now))) return
  await each(await listPlansToRemind(ctx.db, ctx.now, MOST_AT_ONCE), (plan) =>
    transactInside(ctx, async (inside) => {
      const due = await markReminded(inside.db, plan.id, inside.now)
      if (due.every((spanNew) => isLateReminder(spanNew, inside.now.getTime()))) return
      if (!(await wantsReminders(inside.db, plan.patientId as PatientId))) return
      await notifyBy(inside, messages.planItem, {
        patientId: plan.patientId,
        values: {},
        link: address('/plan/detail', { id: plan.id }),
      })
    }),
  )
}
