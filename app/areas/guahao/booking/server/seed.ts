import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
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
import { settlePaid } from './commands/settle.ts'
import { intentionOf, takeAll } from './commands/take.ts'
import * as queries from './queries.ts'

/** A patient of the demonstration, with the member whom they book for. */
interface Person {
  patientId: PatientId
  memberId: number
}

/** Every demonstration patient has seen two doctors and will see a third; the first one has one appointment more. */
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
  },
}

/** Clinics of so many past days are made, for visits that took place. */
const PAST_DAYS = 14

const listPeople = async (db: Db, most: number): Promise<Person[]> => {
  const people: Person[] = []
  for (const { id } of (await listPatients(db)).slice(0, most)) {
    const member = await findDefaultMember(db, id as PatientId)
    if (member) people.push({ patientId: id as PatientId, memberId: member.id })
  }
  return people
}

/** Everybody books another slot of the day, the day before, and pays at the stand-in where there is something to pay. */
const bookAll = async (seeding: Seeding, people: readonly Person[], date: Day) => {
  const slotIds = await listDemoSlots(seeding.db, date, people.length)
  const paidAt = instantAt(addDays(date, -1), '09:00')
  const ctx = withinAt(seeding, paidAt < seeding.now ? paidAt : seeding.now)
  for (const [at, slotId] of slotIds.entries()) await bookOne(ctx, people[at] as Person, slotId)
}

const bookOne = async (ctx: Context, person: Person, slotId: number) => {
  const slot = await findSlot(ctx.db, slotId)
  if (!slot) return
  const sheet = await bookingRulesOf(ctx.db, slot.hospitalId)
  const request = { ...person, slotId, visitType: 'first', cardNo: '', remark: '', key: null, digest: null }
  const holdUntil = slot.feeFen > 0 ? later(ctx.now, { minutes: sheet.holdMinutes }) : null
  const wanted = intentionOf(request, { origin: 'patient', sheet, payFen: slot.feeFen, holdUntil })
  const made = (await takeAll(ctx, [wanted])).get(wanted)
  if (typeof made === 'object' && 'outTradeNo' in made && made.outTradeNo) await payNow(ctx, made.outTradeNo)
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
