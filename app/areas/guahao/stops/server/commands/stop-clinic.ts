import {
  dropHolds,
  follow,
  linkOf,
  listVisits,
  type OrderRow,
  spokenSlot,
  stopOrders,
} from '#app/areas/guahao/booking/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import {
  findSchedule,
  listSlotsOfSchedule,
  lockSlots,
  type ScheduleRow,
  type SlotRow,
  stopSchedule,
} from '#app/areas/guahao/schedules/server/public.ts'
import { endWaits } from '#app/areas/guahao/waitlist/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { datedDayTime } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { chooseUntil } from '../../rules.ts'
import { settleRequest } from '../queries/requests.ts'
import * as queries from '../queries.ts'

/** A clinic that is to be stopped. */
export interface Stopping {
  hospitalId: number
  scheduleId: number
  /** What patients are told. */
  reason: string
  /** A clinic of another doctor, in the same hospital and later than now, whose free places are kept for them. */
  substituteId?: number | undefined
  staffId: number | null
}

/** Who is concerned: their appointments, the smallest number first. */
export const previewStop = async ({ db }: Context, scheduleId: number): Promise<OrderRow[]> => {
  const visits = await listVisits(db, scheduleId)
  return visits.filter(({ state }) => ['held', 'booked', 'checked-in', 'called'].includes(state))
}

/**
 * Stops a clinic, in one transaction: unpaid places are let go, waits end, paid appointments are stopped, places with the
 * substitute are kept as far as they reach, and everybody is told and has until their deadline to choose.
 */
export const stopClinic = (
  ctx: Context,
  stopping: Stopping,
): Promise<{ stopId: number; told: number; kept: number } | 'not-found' | 'stopped' | 'bad-substitute'> =>
  transactInside(ctx, async (inside) => {
    const found = await lockClinics(inside, stopping)
    if (typeof found === 'string') return found
    const { schedule, slotIds, places } = found
    await dropHolds(inside, slotIds)
    await endWaits(inside, slotIds, '因医生停诊已结束')
    const stopped = await stopOrders(inside, schedule.id)
    const { reason, substituteId, staffId } = stopping
    await stopSchedule(inside.db, schedule.id, reason)
    const row = { scheduleId: schedule.id, reason, substituteId, staffId, stoppedAt: inside.now }
    const stopId = await queries.insertStop(inside.db, row)
    // Whoever stops it has said yes to what its doctor asked.
    await settleRequest(inside.db, schedule, { state: 'stopped', decidedAt: inside.now })
    const notices = []
    for (const order of stopped) notices.push(await offer(inside, stopId, order, places))
    await queries.insertNotices(inside.db, notices)
    for (const [at, order] of stopped.entries()) await notify(inside, order, reason, notices[at] as Notice)
    return { stopId, told: stopped.length, kept: notices.filter((notice) => notice.offeredOrderId).length }
  })

type Notice = Awaited<ReturnType<typeof offer>>

/** Locks the slots of the clinic and of its substitute, all in one order. */
const lockClinics = async ({ db, now }: Context, { hospitalId, scheduleId, substituteId }: Stopping) => {
  const own = await listSlotsOfSchedule(db, scheduleId)
  const others = substituteId === undefined ? [] : await listSlotsOfSchedule(db, substituteId)
  await lockSlots(
    db,
    [...own, ...others].map(({ id }) => id),
  )
  const schedule = await findSchedule(db, scheduleId)
  if (schedule?.hospitalId !== hospitalId) return 'not-found'
  if (schedule.state !== 'open') return 'stopped'
  if (substituteId !== undefined && !mayStandIn(others[0], schedule)) return 'bad-substitute'
  const places = substituteId === undefined ? [] : await listSlotsOfSchedule(db, substituteId)
  const open = places.filter((slot) => slot.waitingCount === 0 && instantAt(slot.date, slot.beginMinutes) > now)
  return { schedule, slotIds: own.map(({ id }) => id), places: open }
}

const mayStandIn = (slot: SlotRow | undefined, schedule: ScheduleRow): boolean =>
  slot !== undefined &&
  slot.state === 'open' &&
  slot.hospitalId === schedule.hospitalId &&
  slot.doctorId !== schedule.doctorId

/** Keeps the substitute's place that is nearest in time, where one is left. */
const offer = async (ctx: Context, stopId: number, order: OrderRow, places: SlotRow[]) => {
  const until = chooseUntil(ctx.now, instantAt(order.date, order.beginMinutes))
  const notice = { stopId, orderId: order.id, patientId: order.patientId, chooseUntil: until, toldAt: ctx.now }
  const nearest = places
    .filter((slot) => slot.left > 0)
    .sort((a, b) => distance(a, order) - distance(b, order))
    .at(0)
  if (!nearest) return { ...notice, offeredOrderId: null }
  const sheet = await bookingRulesOf(ctx.db, order.hospitalId)
  const to = { slotId: nearest.id, feeFen: nearest.feeFen, sheet, origin: 'stop' as const, holdUntil: until }
  const kept = await follow(ctx, order, to)
  if (kept instanceof Refused) return { ...notice, offeredOrderId: null }
  nearest.left -= 1
  return { ...notice, offeredOrderId: kept.orderId }
}

const distance = (slot: SlotRow, order: OrderRow) =>
  Math.abs(instantAt(slot.date, slot.beginMinutes).getTime() - instantAt(order.date, order.beginMinutes).getTime())

const notify = (ctx: Context, order: OrderRow, reason: string, notice: Notice) =>
  notifyBy(ctx, messages.stopped, {
    patientId: order.patientId,
    values: {
      time: spokenSlot(order),
      reason,
      until: datedDayTime(notice.chooseUntil, dayOf(ctx.now)),
      choices: `${notice.offeredOrderId ? '替诊医生、' : ''}其他日期或退款`,
    },
    link: linkOf(order.id),
  })
