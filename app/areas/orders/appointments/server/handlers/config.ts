import { pictureOf } from '#app/areas/guahao/hospitals/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type Day, formatClock, formatTime } from '#kit/time/day.ts'
import { daysFrom, openSlots, SLOT_MINUTES, type Slot, windowOf } from '../../rules.ts'
import { boughtOf, type Due } from '../commands/bought.ts'
import { asHours, asWeek } from '../present.ts'
import * as queries from '../queries.ts'

/** When what was bought can be used, and on which parts of which weekdays. */
export const showBookable = ({ order, item, week }: Due, now: Date) => {
  const bought = boughtOf(order, item)
  const { first, last } = windowOf(bought, now)
  return {
    order_id: order.id,
    goods_id: item.goodsId,
    add_time: order.madeAt,
    first_date: first,
    last_date: last,
    on_site_time: item.onSiteAt ? formatTime(item.onSiteAt) : '',
    expire_time: bought.expiresAt ? formatTime(bought.expiresAt) : '0',
    list: asWeek(week),
  }
}

/** The same with all that a page needs to choose a time. */
export const showConfig = async ({ db, now }: PatientContext, due: Due, asked: Day | undefined) => {
  const { item, plan, plans, consent, isSigned, tips, leftPieces } = due
  const open = await findOpen(db, due, now)
  const days = open.map(({ date, slots }) => {
    const left = slots.reduce((sum, slot) => sum + slot.left, 0)
    return { date, state: slots.length === 0 ? 'closed' : left > 0 ? 'free' : 'full', left_num: left } as const
  })
  const date = asked ?? (item.appointment === 'exam' ? freeMorning(open) : undefined) ?? freeDay(open) ?? ''
  const slots = open.find((one) => one.date === date)?.slots ?? []
  return {
    ...showBookable(due, now),
    goods_name: item.name,
    goods_special_name: item.skuName,
    img: item.image,
    appointment: item.appointment,
    unit_id: plan.hospitalId,
    units: plans.map(asUnit),
    hours: asHours(plan.hours),
    interval: SLOT_MINUTES,
    date,
    days,
    tips,
    is_fasting: due.isFasting,
    consent,
    left_pieces: leftPieces,
    times: slots.map(({ begin, part, left }) => ({ time: formatClock(begin), part, left_num: left })),
    is_signed: consent !== '' && isSigned,
  }
}

interface OpenDay {
  date: Day
  slots: (Slot & { left: number })[]
}

const freeDay = (open: readonly OpenDay[]) => open.find(({ slots }) => slots.some(({ left }) => left > 0))?.date

/** Exams begin in the morning, whether one fasts or not: that is what is offered first. */
const freeMorning = (open: readonly OpenDay[]) =>
  open.find(({ slots }) => slots.some(({ part, left }) => part === 'morning' && left > 0))?.date

/** Every day of the window with the half hours that can be booked and the places that are left of each. */
const findOpen = async (db: Db, { order, item, plan, week }: Due, now: Date): Promise<OpenDay[]> => {
  const bought = boughtOf(order, item)
  const { first, last } = windowOf(bought, now)
  const { places, taken } = await queries.countTaken(db, plan.id, first, last)
  return daysFrom(first, last).map((date) => {
    const most = places.get(date) ?? plan.places
    const slots = most === 0 ? [] : openSlots(bought, { week, hours: plan.hours }, date, now)
    const leftOf = ({ begin }: Slot) => Math.max(0, most - (taken.get(`${date} ${begin}`) ?? 0))
    return { date, slots: slots.map((slot) => ({ ...slot, left: leftOf(slot) })) }
  })
}

const asUnit = ({ hospital }: queries.HospitalPlan) => ({
  unit_id: hospital.id,
  unit_name: hospital.name,
  address: hospital.address,
  phone: hospital.phone,
  image: pictureOf(hospital),
})
