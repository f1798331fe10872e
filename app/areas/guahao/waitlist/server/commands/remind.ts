import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf, formatClock, minutesOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { datedDay } from '#kit/time/spoken.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { REMIND_BEFORE_MINUTES } from '../../rules.ts'
import * as queries from '../queries/reminders.ts'

const AT_ONCE = 500

/** Tells those who asked for it that places come out in some minutes. */
export const remindOfReleases = async (ctx: Context): Promise<void> => {
  const before = later(ctx.now, { minutes: REMIND_BEFORE_MINUTES })
  for (const due of await queries.listDueReminders(ctx.db, before, AT_ONCE)) {
    await transactInside(ctx, async (inside) => {
      if ((await queries.markReminded(inside.db, due.reminder.id, inside.now)) === undefined) return
      await tell(inside, due)
    })
  }
}

type Due = Awaited<ReturnType<typeof queries.listDueReminders>>[number]

const tell = (ctx: Context, { reminder, doctorName }: Due) => {
  const { patientId, hospitalId: unit_id, depId: dep_id, doctorId: doc_id, date, releasedAt } = reminder
  const clock = formatClock(minutesOf(releasedAt))
  return notifyBy(ctx, messages.release, {
    patientId,
    values: { doctor: doctorName, date: datedDay(date, dayOf(ctx.now)), clock },
    link: address('/guahao/schedule', { unit_id, dep_id, doc_id, date }),
  })
}
