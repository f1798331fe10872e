import { membersOf } from '#app/areas/account/members/server/public.ts'
import { mayRemindAt } from '#app/areas/notices/messages/rules.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { addDays, dayOf, minutesOf } from '#kit/time/day.ts'
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
    await notifyPatient(inside, {
      patientId: row.patientId,
      kind: 'order',
      title: '错过了预约',
      text: `${spokenTime(row)} 没有到院记录。订单还在有效期内，可以重新预约一个时间。`,
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
    await notifyPatient(inside, {
      patientId: row.patientId,
      kind: 'reminder',
      title: '预约提醒',
      text: `${members.get(row.memberId)?.truename ?? ''} ${spokenTime(row)} 到${hospitalName}。请带好证件，提前 10 分钟到，出示核销码。${fasting}`,
      link: linkOf(row),
      sms: true,
    })
  }
  await queries.setReminded(
    db,
    due.map(({ appointment }) => appointment.id),
    now,
  )
  return due.length
}
