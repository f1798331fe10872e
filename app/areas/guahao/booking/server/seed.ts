import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { findDefaultMember, listOwnMembers } from '#app/areas/account/members/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { findSlot, listDemoHospitals, listDemoSlots, rollSchedules } from '#app/areas/guahao/schedules/server/public.ts'
import { paymentOf, receiveNotice } from '#app/areas/pay/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Events } from '#app/events.ts'
import type { Seed, Seeding } from '#app/room.ts'
import type { Db } from '#kit/db/open.ts'
import { payAtCashier } from '#kit/outside/server/cashier.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { addDays, type Day, instantAt } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { type Person, seedLivingDay } from './commands/living-day.ts'
import { settlePaid } from './commands/settle.ts'
import { billOf, intentionOf, takeAll } from './commands/take.ts'
import * as queries from './queries.ts'

/** Every demonstration patient has seen two doctors and will see a third; the first one has one appointment more. Clinics of today are under way. */
export const seed: Seed = {
  after: ['account/members', 'guahao/schedules'],
  async run(seeding) {
    const { db, now, today, scale } = seeding
    await rollSchedules({ db, now: earlier(now, { days: PAST_DAYS }) }, await listDemoHospitals(db))
    const people = await listPeople(db, 10 * Math.min(scale, 20))
    for (const days of [-12, -5]) await bookAll(seeding, people, addDays(today, days))
    await queries.closeDemoVisits(db, today)
    await bookAll(seeding, people, addDays(today, 3))
    await bookAll(seeding, people.slice(0, 1), addDays(today, 5))
    const ctx = withinAt(seeding, instantAt(addDays(today, -1), '09:00'))
    await seedLivingDay({
      seeding,
      people: await listGuests(db, people),
      book: (...wanted) => bookOne(ctx, ...wanted),
    })
    // What the demonstration begins with was confirmed long ago.
    await queries.clearDemoConfirmations(db)
  },
}

/** Clinics of so many past days are made, for visits that took place. */
const PAST_DAYS = 14

const listPeople = async (db: Db, most: number): Promise<Person[]> => {
  const people: Person[] = []
  for (const { id } of (await listPatients(db)).slice(0, most)) {
    const member = await findDefaultMember(db, id as PatientId)
    if (member) people.push({ patientId: id as PatientId, memberId: member.id, isWoman: member.sex === 'female' })
  }
  return people
}

/** Who comes today: the first patient, and the families of all but the first two, whose days are their own. */
const listGuests = async (db: Db, [first, _, ...others]: readonly Person[]): Promise<Person[]> => {
  const guests = first ? [first] : []
  for (const { patientId } of others.slice(0, 8))
    for (const { id, sex } of await listOwnMembers(db, patientId))
      guests.push({ patientId, memberId: id, isWoman: sex === 'female' })
  return guests
}

/** Everybody books another slot of the day, the day before, and pays at the stand-in where there is something to pay. */
const bookAll = async (seeding: Seeding, people: readonly Person[], date: Day) => {
  const slotIds = await listDemoSlots(seeding.db, date, people.length)
  const paidAt = instantAt(addDays(date, -1), '09:00')
  const ctx = withinAt(seeding, paidAt < seeding.now ? paidAt : seeding.now)
  for (const [at, slotId] of slotIds.entries()) await bookOne(ctx, people[at] as Person, slotId)
}

const bookOne = async (ctx: Context, person: Person, slotId: number): Promise<string | undefined> => {
  const slot = await findSlot(ctx.db, slotId)
  if (!slot) return undefined
  const sheet = await bookingRulesOf(ctx.db, slot.hospitalId)
  const request = { ...person, slotId, visitType: 'first', cardNo: '', remark: '', key: null, digest: null }
  const bill = billOf(sheet, slot.feeFen, later(ctx.now, { minutes: sheet.holdMinutes }))
  const wanted = intentionOf(request, { origin: 'patient', sheet, now: ctx.now, ...bill })
  const made = (await takeAll(ctx, [wanted])).get(wanted)
  if (typeof made !== 'object' || !('outTradeNo' in made)) return undefined
  if (made.outTradeNo) await payNow(ctx, made.outTradeNo)
  return made.orderId
}

const payNow = async (ctx: Context, outTradeNo: string) => {
  const payment = await paymentOf(ctx.db, outTradeNo)
  const provider = findProvider(ctx, 'stand-in')
  if (!payment || !provider) return
  await payAtCashier(ctx, payment, 'lost')
  const notice = await provider.query(outTradeNo)
  if (notice) await receiveNotice(ctx, provider.name, notice)
}

/** Planting tells nobody but this room. */
const withinAt = ({ db, config }: Seeding, now: Date): Context => ({
  db,
  config,
  now,
  async emit(name, event) {
    if (name === 'payment.paid')
      await settlePaid(this, (event as Events['payment.paid']).subjectId, (event as Events['payment.paid']).amountFen)
  },
})
