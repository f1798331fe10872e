import { addBooked as addBookedOfDepartments } from '#app/areas/guahao/departments/server/public.ts'
import { addBooked as addBookedOfDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { addBooked as addBookedOfHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mayRemindAt } from '#app/areas/notices/messages/rules.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { insertMark } from '#kit/boot/server/marks.ts'
import { transactInside } from '#kit/db/inside.ts'
import { addDays, dayOf, minutesOf } from '#kit/time/day.ts'
import { messages } from '../../rules/messages.ts'
import { MISSED_FROM_MINUTES, REMIND_FROM_MINUTES } from '../../rules.ts'
import { linkOf, spokenSlot } from '../present.ts'
import * as queries from '../queries.ts'

/** When a day is over: who has checked in was seen, who has not missed their visit and is told so. */
export const closeVisits = (ctx: Context) =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const today = dayOf(now)
    const lastDay = minutesOf(now) >= MISSED_FROM_MINUTES ? today : addDays(today, -1)
    await queries.moveOrders(db, queries.until(lastDay), 'done', now, { from: ['checked-in', 'called'] })
    for (const order of await queries.moveOrders(db, queries.until(lastDay), 'missed', now, { from: ['booked'] })) {
      await notifyBy(inside, messages.missed, {
        patientId: order.patientId,
        values: { time: spokenSlot(order) },
        link: linkOf(order.id),
      })
    }
  })

const REMINDED_AT_ONCE = 200

/** The evening before, everybody is reminded once. */
export const remind = async (ctx: Context) => {
  const minutes = minutesOf(ctx.now)
  if (minutes < REMIND_FROM_MINUTES || !mayRemindAt(minutes)) return
  while ((await transactInside(ctx, remindSome)) === REMINDED_AT_ONCE);
}

const remindSome = async (ctx: Context): Promise<number> => {
  const due = await queries.listToRemind(ctx.db, addDays(dayOf(ctx.now), 1), REMINDED_AT_ONCE)
  for (const { order, doctorName } of due) {
    await notifyBy(ctx, messages.reminder, {
      patientId: order.patientId,
      values: { time: spokenSlot(order), doctor: doctorName, number: String(order.number) },
      link: linkOf(order.id),
    })
  }
  const ids = due.map(({ order }) => order.id)
  await queries.updateReminded(ctx.db, ids, ctx.now)
  return due.length
}

/** Counts yesterday's visits for the lists that are sorted by them, once. */
export const countVisits = (ctx: Context) =>
  transactInside(ctx, async ({ db, now }) => {
    const yesterday = addDays(dayOf(now), -1)
    if (!(await insertMark(db, `visits-counted:${yesterday}`, now))) return
    const counts = await queries.countVisits(db, yesterday)
    if (counts.length === 0) return
    const sums = (of: (row: (typeof counts)[number]) => number) =>
      new Map([...Map.groupBy(counts, of)].map(([id, rows]) => [id, rows.reduce((sum, row) => sum + row.count, 0)]))
    await addBookedOfDoctors(
      db,
      sums((row) => row.doctorId),
    )
    await addBookedOfDepartments(
      db,
      sums((row) => row.depId),
    )
    await addBookedOfHospitals(
      db,
      sums((row) => row.hospitalId),
    )
  })
