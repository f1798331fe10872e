import { and, asc, count, desc, eq, exists, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors, guahaoDoctorPosts as posts } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoSchedules as schedules, guahaoSlots as slots } from '#app/areas/guahao/schedules/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { SpokenNumber } from '#kit/check/spoken-number.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { hasSpokenNumber, holdsSpoken } from '#kit/db/spoken-number.ts'
import type { Day } from '#kit/time/day.ts'
import { activeStates, allStates, comingStates, countedStates, mayMove, type OrderState } from '../../states.ts'
import { guahaoOrders as orders } from '../tables.ts'

const among = (states: readonly OrderState[]) => sql.raw(states.map((state) => `'${state}'`).join(', '))

export type OrderRow = typeof orders.$inferSelect

/** An appointment's columns with the names of where and to whom. */
export const named = {
  order: orders,
  hospitalName: hospitals.name,
  hospitalAddress: hospitals.address,
  hospitalPhone: hospitals.phone,
  lat: hospitals.lat,
  lng: hospitals.lng,
  depName: departments.name,
  depLocation: departments.location,
  doctorName: doctors.name,
  doctorTitle: doctors.title,
}

const selectNamed = (db: Db) =>
  db
    .select(named)
    .from(orders)
    .innerJoin(hospitals, eq(hospitals.id, orders.hospitalId))
    .innerJoin(departments, eq(departments.id, orders.depId))
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))

/** A place that a stop of clinic keeps for somebody is offered there, and no appointment before they take it. */
export const isShown = sql`not (${orders.origin} = 'stop' and ${orders.state} in ('held', 'expired'))`

/** An appointment with the names of where and to whom. */
export type NamedOrder = Awaited<ReturnType<typeof listOrders>>['rows'][number]

const isComing = sql`${orders.state} in (${among(comingStates)})`
/** What waits for its payment, then the next visit and those after it, then what is over. */
const byUrgency = [
  sql`case when ${orders.state} = 'held' then 0 when ${isComing} then 1 else 2 end`,
  sql`case when ${isComing} then ${orders.date} end`,
  sql`case when ${isComing} then ${orders.beginMinutes} end`,
]

/**
 * A patient's appointments in these states (all where none is named), the newest first; where it is asked for, what is next before
 * all others.
 */
export const listOrders = (
  db: Db,
  patient: PatientId,
  asked: { states: readonly OrderState[]; page: number; size: number; nextFirst?: boolean },
) => {
  const inStates = asked.states.length > 0 ? inArray(orders.state, [...asked.states]) : undefined
  const found = selectNamed(db)
    .where(and(eq(orders.patientId, patient), inStates, isShown))
    .orderBy(...(asked.nextFirst ? byUrgency : []), desc(orders.madeAt), asc(orders.id))
  return page(db, found.$dynamic(), asked)
}

/** How many appointments of a patient are in each state. */
export const countOwnOrders = async (db: Db, patient: PatientId): Promise<ReadonlyMap<OrderState, number>> => {
  const found = await db
    .select({ state: orders.state, many: count() })
    .from(orders)
    .where(and(eq(orders.patientId, patient), isShown))
    .groupBy(orders.state)
  return new Map(found.map(({ state, many }) => [state, many]))
}

export const findOrder = async (db: Db, patient: PatientId, id: string): Promise<NamedOrder | undefined> =>
  (await selectNamed(db).where(and(eq(orders.id, id), eq(orders.patientId, patient))))[0]

/** An appointment, whoever's it is: for jobs, events and the desk. */
export const findAnyOrder = async (db: Db, id: string): Promise<NamedOrder | undefined> =>
  (await selectNamed(db).where(eq(orders.id, id)))[0]

/** Appointments by their ids, whoever's they are. */
export const listOrdersById = (db: Db, ids: readonly string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))

/** Appointments of a patient's member at a hospital, those booked last first, at most so many. */
export const listOfMember = (
  db: Db,
  { patientId, memberId, hospitalId }: { patientId: number; memberId: number; hospitalId: number },
  most: number,
): Promise<NamedOrder[]> =>
  selectNamed(db)
    .where(
      and(eq(orders.patientId, patientId), eq(orders.memberId, memberId), eq(orders.hospitalId, hospitalId), isShown),
    )
    .orderBy(desc(orders.madeAt), asc(orders.id))
    .limit(most)

/** People of this name who had appointments at a hospital: ids of members, at most so many. */
export const listNamedGuests = (
  db: Db,
  {
    truename,
    hospitalId,
    departmentIds,
  }: { truename: string; hospitalId: number; departmentIds: readonly number[] | null },
  most: number,
): Promise<{ id: number }[]> =>
  db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.truename, truename),
        isNull(members.leftAt),
        exists(
          db
            .select({ id: orders.id })
            .from(orders)
            .where(
              and(
                eq(orders.patientId, members.patientId),
                eq(orders.memberId, members.id),
                eq(orders.hospitalId, hospitalId),
                departmentIds ? inArray(orders.depId, [...departmentIds]) : undefined,
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(members.id))
    .limit(most)

/** Appointments whose number this is (of a patient's own also that of the payment), of one hospital or of one patient: two of a day may, seldom, share one. */
export const listByNumber = (
  db: Db,
  of: { hospitalId: number } | { patientId: number },
  said: SpokenNumber,
): Promise<NamedOrder[]> => {
  // Held places have no index by their day; a patient's own are few.
  const scope =
    'patientId' in of
      ? eq(orders.patientId, of.patientId)
      : and(eq(orders.hospitalId, of.hospitalId), sql`${orders.state} <> 'held'`)
  const onDay = (day: Day) => eq(orders.date, day)
  const isPaidBy = 'patientId' in of ? holdsSpoken(orders.outTradeNo)(said.digits) : undefined
  return selectNamed(db).where(and(scope, isShown, or(hasSpokenNumber(orders.id, said, onDay), isPaidBy)))
}

/**
 * Moves appointments on to a state: only those that may go there by `states.ts`, and, where `from` is given, only from
 * those states. Returns what was moved, as it is now.
 */
export const moveOrders = (
  db: Db,
  which: SQL | undefined,
  to: OrderState,
  now: Date,
  { from, set = {} }: { from?: readonly OrderState[]; set?: Partial<typeof orders.$inferInsert> } = {},
): Promise<OrderRow[]> => {
  const sources = allStates.filter((state) => mayMove(state, to) && (from === undefined || from.includes(state)))
  return db
    .update(orders)
    .set({
      path: sql`array_append(${orders.path}, ${to}::text)`,
      pathAt: sql`array_append(${orders.pathAt}, ${now}::timestamptz(3))`,
      ...set,
    })
    .where(and(inArray(orders.state, sources), which))
    .returning()
}

/** Moves one appointment on; undefined where it may not go there any more. */
export const moveOrder = async (
  db: Db,
  id: string,
  to: OrderState,
  now: Date,
  how: { from?: readonly OrderState[]; set?: Partial<typeof orders.$inferInsert> } = {},
): Promise<OrderRow | undefined> => (await moveOrders(db, eq(orders.id, id), to, now, how))[0]

/** Notes what was ordered back for an appointment. */
export const addRefund = (db: Db, id: string, amountFen: number) =>
  db
    .update(orders)
    .set({ refundFen: sql`${orders.refundFen} + ${amountFen}` })
    .where(eq(orders.id, id))

/** The fee of an appointment was paid at the hospital. */
export const markPaidOnSite = async (db: Db, id: string, amountFen: number): Promise<void> => {
  await db.update(orders).set({ paidFen: amountFen }).where(eq(orders.id, id))
}

/** The payment that was started at the hospital for an appointment that is not paid; false where it is, or is over. */
export const updateTradeNo = async (db: Db, id: string, outTradeNo: string): Promise<boolean> => {
  const isOwed = and(
    eq(orders.id, id),
    orders.onSite,
    eq(orders.paidFen, 0),
    inArray(orders.state, ['booked', 'missed']),
  )
  return (await db.update(orders).set({ outTradeNo }).where(isOwed).returning({ id: orders.id })).length > 0
}

/** Takes up confirmations that are due: the appointments that they are of, each once. */
export const takeToConfirm = (db: Db, most: number): Promise<{ id: string; state: OrderState }[]> =>
  db
    .update(orders)
    .set({ confirmAt: null })
    .where(
      inArray(
        orders.id,
        db
          .select({ id: orders.id })
          .from(orders)
          .where(isNotNull(orders.confirmAt))
          .orderBy(asc(orders.confirmAt))
          .limit(most)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ id: orders.id, state: orders.state })

const isHeld = sql`state = 'held'`

/** Slots in which held places are overdue; of these slots, where some are named. */
export const listOverdueSlots = async (db: Db, now: Date, slotIds?: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ slotId: orders.slotId })
    .from(orders)
    .where(and(isHeld, lte(orders.holdUntil, now), slotIds ? inArray(orders.slotId, [...slotIds]) : undefined))
    .limit(500)
  return rows.map((row) => row.slotId)
}

/** Held places of a slot that are overdue. */
export const listOverdue = (db: Db, slotId: number, now: Date): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.slotId, slotId), isHeld, lte(orders.holdUntil, now)))
    .orderBy(asc(orders.number))

/** All held places of these slots. */
export const listHeldOf = (db: Db, slotIds: readonly number[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.slotId, [...slotIds]), isHeld))
    .orderBy(asc(orders.number))

/** An appointment holds no money any more. */
export const clearPaid = (db: Db, id: string) => db.update(orders).set({ paidFen: 0 }).where(eq(orders.id, id))

/** How the slot stands that an appointment was for. */
export const findMoment = async (db: Db, slotId: number) => {
  const [moment] = await db
    .select({
      date: schedules.date,
      beginMinutes: slots.beginMinutes,
      state: schedules.state,
      releasedAt: schedules.releasedAt,
    })
    .from(slots)
    .innerJoin(schedules, eq(schedules.id, slots.scheduleId))
    .where(eq(slots.id, slotId))
  return moment
}

/**
 * Books an expired appointment again with the smallest free number of its slot, which the caller has locked; false where none
 * is free or others wait. Its seats are chosen anew; a unique index refuses it where the member has another appointment.
 */
export const retakePlace = async (db: Db, order: OrderRow, now: Date): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    with place as (
      update ${slots} s set free = s.free[2:] from ${slots} before
      where s.id = ${order.slotId} and before.id = s.id and cardinality(s.free) > 0 and s.waiting_count = 0
      returning before.free[1] as number
    )
    update ${orders} o set number = place.number, paid_fen = o.fee_fen, path = array_append(o.path, 'booked'), path_at = array_append(o.path_at, ${now}::timestamptz(3)),
      day_seat = 1 + coalesce((select max(m.day_seat) from ${orders} m where m.member_id = o.member_id and m.date = o.date and m.state in (${among(countedStates)})), 0),
      open_seat = 1 + coalesce((select max(m.open_seat) from ${orders} m where m.member_id = o.member_id and m.state in (${among(activeStates)})), 0)
    from place where o.id = ${order.id} and o.state = 'expired'
    returning o.id`)
  return rows.length > 0
}

/** Who missed their visit, or was seen, waits after all; they may have other open appointments meanwhile, so their open seat is chosen anew. */
export const reviveOrder = async (
  db: Db,
  id: string,
  { from, now }: { from: 'missed' | 'done'; now: Date },
): Promise<OrderRow | undefined> => {
  const openSeat = sql`1 + coalesce((select max(m.open_seat) from ${orders} m
    where m.member_id = ${orders.memberId} and m.state in (${among(activeStates)})), 0)`
  const set = { openSeat: openSeat as unknown as number }
  return moveOrder(db, id, 'checked-in', now, { from: [from], set })
}

/** Which appointment of the member stands against another one in this slot, and why. */
export const findStanding = async (
  db: Db,
  memberId: number,
  slot: { doctorId: number; date: Day; beginMinutes: number },
): Promise<{ name: 'already-booked' | 'same-time'; orderId: string } | undefined> => {
  const standing = await db
    .select({ id: orders.id, doctorId: orders.doctorId, beginMinutes: orders.beginMinutes })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.date, slot.date), sql`state in (${among(activeStates)})`))
  const sameDoctor = standing.find((order) => order.doctorId === slot.doctorId)
  if (sameDoctor) return { name: 'already-booked', orderId: sameDoctor.id }
  const sameTime = standing.find((order) => order.beginMinutes === slot.beginMinutes)
  return sameTime && { name: 'same-time', orderId: sameTime.id }
}

/** What members have from a day on, for who offers them other times. */
export const listMembersDays = (db: Db, memberIds: readonly number[], from: Day) =>
  db
    .select({
      id: orders.id,
      memberId: orders.memberId,
      doctorId: orders.doctorId,
      date: orders.date,
      beginMinutes: orders.beginMinutes,
    })
    .from(orders)
    .where(and(isAnyOf(orders.memberId, memberIds), sql`state in (${among(countedStates)})`, gte(orders.date, from)))
export type MembersDay = Awaited<ReturnType<typeof listMembersDays>>[number]

/** The door behind which an appointment takes place; '' where nobody said. */
export const findRoom = async (db: Db, { doctorId, depId }: Pick<OrderRow, 'doctorId' | 'depId'>): Promise<string> =>
  (
    await db
      .select({ room: posts.room })
      .from(posts)
      .where(and(eq(posts.doctorId, doctorId), eq(posts.depId, depId)))
  )[0]?.room ?? ''
