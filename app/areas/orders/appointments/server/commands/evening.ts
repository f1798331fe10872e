import { membersOf } from '#app/areas/account/members/server/public.ts'
import { mayRemindAt } from '#app/areas/notices/messages/rules.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { addDays, dayOf, minutesOf } from '#kit/time/day.ts'
import { messages } from '../../rules/messages.ts'
import { comesFasting, FASTING_WORDS, MISSED_FROM_MINUTES, REMIND_FROM_MINUTES } from '../../rules.ts'
import { linkOf, spokenTime } from '../present.ts'
import * as queries from '../queries.ts'
import { markMissed } from './visit.ts'

const AT_ONCE = 200

/** When a day is over, who has not come missed their appointment, and is told that they can book another. */
export const closeDay = async (ctx: Context) => {
  while ((await transactInside(ctx, closeSome)) === AT_ONCE);
}

const closeSome = async (inside: Context): Promise<number> => {
  const { db, now } = inside
  const today = dayOf(now)
  const lastDay = minutesOf(now) >= MISSED_FROM_MINUTES ? today : addDays(today, -1)
  const due = await queries.listOverdue(db, lastDay, AT_ONCE)
  for (const row of due) {
    if (!(await markMissed(inside, row))) continue
    await notifyBy(inside, messages.missed, {
      patientId: row.patientId,
      values: { time: spokenTime(row) },
      link: linkOf(row),
    })
  }
  return due.length
}

/** The evening before, everybody is reminded once; who comes fasting of that too, while they still can. */
export const remind = async (ctx: Context) => {
  const minutes = minutesOf(ctx.now)
  if (minutes < REMIND_FROM_MINUTES || !mayRemindAt(minutes)) return
  while ((await transactInside(ctx, remindSome)) === AT_ONCE);
}

const remindSome = async (inside: Context): Promise<number> => {
  const { db, now } = inside
  const due = await queries.listToRemind(db, addDays(dayOf(now), 1), AT_ONCE)
  const members = await membersOf(
    db,
    due.map(({ appointment }) => appointment.memberId),
  )
  const goods = await queries.goodsOfAppointments(
    db,
    due.map(({ appointment }) => appointment.id),
  )
  for (const { appointment: row, hospitalName } of due) {
    const bought = goods.get(row.id)
    const fasting = bought && comesFasting(bought.kind, bought.goods) ? FASTING_WORDS : ''
    await notifyBy(inside, messages.reminder, {
      patientId: row.patientId,
      values: {
        member: members.get(row.memberId)?.truename ?? '',
        time: spokenTime(row),
        hospital: hospitalName,
        fasting,
      },
      link: linkOf(row),
    })
  }
  await queries.setReminded(
    db,
    due.map(({ appointment }) => appointment.id),
    now,
  )
  return due.length
}
