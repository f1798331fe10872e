import { keepMember, type Member } from '#app/areas/account/members/server/public.ts'
import { keepOrder, listItems, usableStates, wordsOf } from '#app/areas/orders/checkout/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { committed, isUniqueViolation } from '#kit/db/transaction.ts'
import { type Day, formatTime } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type AppointmentBlock, appointmentBlockOf, cutOffOf } from '../../rules.ts'
import * as queries from '../queries.ts'
import { boughtOf, type Due, piecesLeft } from './bought.ts'
import { noteNext } from './note-next.ts'
import { notifyAppointed } from './notify.ts'

/** A time that a patient wants. */
export interface Wish {
  due: Due
  memberId: number
  date: Day
  begin: number
  /** The appointment that is moved there. */
  moving?: queries.AppointmentRow | undefined
}

/** Why nothing was booked, named as the contract names it. */
export type NotAppointed = Refused<
  AppointmentBlock | 'not-found' | 'not-usable' | 'all-booked' | 'same-time' | 'full' | 'too-late' | 'changed'
>

/**
 * Books a time, or moves an appointment there. Locks go order → plan: who wants a place of the same plan comes one after
 * the other, and the order neither goes back nor is used up meanwhile. The unique indexes keep what the locks do not.
 */
export const appoint = async (
  inside: Context,
  patient: PatientId,
  wish: Wish,
): Promise<queries.AppointmentRow | NotAppointed> => {
  const kept = await keepAll(inside, patient, wish)
  if (!kept) return new Refused('not-found')
  if (!usableStates.includes(kept.order.state)) return new Refused('not-usable', { state: wordsOf(kept.order) })
  if (isSame(wish, kept.plan.id)) return wish.moving as queries.AppointmentRow
  const place = await findPlace(inside, wish, kept)
  if (place instanceof Refused) return place
  const { item } = kept
  const made = wish.moving ? await move(inside, wish.moving.id, place) : await book(inside, patient, { item, place })
  if (made instanceof Refused) return made
  await noteNext(inside.db, item)
  await notifyAppointed(inside, made, { name: item.name, isMoved: wish.moving !== undefined })
  return made
}

/** What is kept from changing until the transaction ends. */
interface Kept extends Pick<Due, 'order' | 'item'> {
  plan: queries.PlanRow
  member: Member
}

const keepAll = async ({ db }: Context, patient: PatientId, { due, memberId }: Wish): Promise<Kept | undefined> => {
  const order = await keepOrder(db, due.order.id)
  const item = (await listItems(db, [due.order.id])).get(due.order.id)?.[due.item.position]
  const plan = await queries.lockPlan(db, due.plan.id)
  const member = await keepMember(db, patient, memberId)
  return order && item && plan && member ? { order, item, plan, member } : undefined
}

/** A seat of the slot for this member, or what stands against it. */
const findPlace = async (inside: Context, wish: Wish, kept: Kept): Promise<Place | NotAppointed> => {
  const { db, now } = inside
  const { order, item, plan, member } = kept
  const bought = boughtOf(order, item)
  const block = appointmentBlockOf(bought, { week: wish.due.week, hours: plan.hours }, wish, now)
  if (block) return new Refused(block, { until: bought.expiresAt ? formatTime(bought.expiresAt).slice(0, 16) : '' })
  const late = wish.moving && (await tooLate(inside, wish.moving))
  if (late) return late
  const [slot, apartFrom] = [{ planId: plan.id, date: wish.date, beginMinutes: wish.begin }, wish.moving?.id]
  if (await queries.isMemberTaken(db, { ...slot, memberId: member.id, apartFrom }))
    return new Refused('same-time', { name: member.truename })
  const [exception] = await queries.listExceptions(db, [plan.id], wish.date, wish.date)
  const places = exception?.places ?? plan.places
  if (places === 0) return new Refused('closed')
  const seat = await queries.findFreeNumber(db, slot, { places, apartFrom })
  if (seat === undefined) return new Refused('full')
  return { ...slot, seat, hospitalId: plan.hospitalId, memberId: member.id, changedAt: now }
}

/** Saving what is there already changes nothing. */
const isSame = ({ moving, date, begin, memberId }: Wish, planId: number): boolean =>
  moving?.planId === planId && moving.date === date && moving.beginMinutes === begin && moving.memberId === memberId

const tooLate = async ({ db, now }: Context, row: queries.AppointmentRow): Promise<NotAppointed | undefined> => {
  const plan = await queries.findPlan(db, row.planId)
  const until = plan && cutOffOf(row.date, plan)
  return until && now >= until ? new Refused('too-late', { until: formatTime(until).slice(0, 16) }) : undefined
}

type Place = Parameters<typeof queries.moveAppointment>[2]

const book = async (
  { db, now, fromFunctionId = null }: Context,
  patientId: PatientId,
  { item, place }: { item: Due['item']; place: Place },
): Promise<queries.AppointmentRow | NotAppointed> => {
  const taken = new Set(await queries.listTakenPieces(db, item))
  const pieces = Array.from({ length: piecesLeft(item) }, (_, at) => at + 1)
  const piece = taken.size < pieces.length ? pieces.find((one) => !taken.has(one)) : undefined
  if (piece === undefined) return new Refused('all-booked')
  const { orderId, position, goodsId } = item
  const row = {
    ...place,
    orderId,
    position,
    piece,
    goodsId,
    patientId,
    state: 'booked' as const,
    madeAt: now,
    fromFunctionId,
  }
  return (await queries.insertAppointment(db, row)) ?? new Refused('changed')
}

/** In a savepoint: that the member has just been booked elsewhere at this time leaves the transaction alive. */
const move = async ({ db }: Context, id: number, place: Place): Promise<queries.AppointmentRow | NotAppointed> => {
  try {
    return (await committed(db, (savepoint) => queries.moveAppointment(savepoint, id, place))) ?? new Refused('changed')
  } catch (error) {
    if (isUniqueViolation(error)) return new Refused('changed')
    throw error
  }
}
