import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
import { useUpOrder as markUsed } from '#app/areas/orders/checkout/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, type Day, instantAt } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { flagsOn, slotsOf } from '../rules.ts'
import { appoint } from './commands/appoint.ts'
import { type Due, findDue } from './commands/bought.ts'
import { sealReport } from './present.ts'
import * as queries from './queries.ts'
import { demoReport } from './seed/demo-report.ts'

/**
 * Each seller that sells services takes who bought them. The first patient was at an exam and has its report, the first ones
 * will be at one (but for the second, who has still to choose a time), the last ones come today to a seller with a desk.
 */
export const seed: Seed = {
  after: ['orders/checkout', 'account/members'],
  async run(seeding) {
    const { db, today } = seeding
    await queries.insertPlans(db, (await queries.listAppointedHospitals(db)).map(usualPlan))
    for (const [at, { id }] of (await listPatients(db)).slice(0, PEOPLE).entries()) {
      const patient = id as PatientId
      const orders = await queries.listUsableOrders(db, patient)
      if (at === 0) await visitLongAgo(seeding, patient, orders.shift())
      const [from, date] = at < PEOPLE_AHEAD ? [today, addDays(today, 3)] : [addDays(today, -1), today]
      const orderId = at === 1 ? undefined : orders.at(-1)
      if (orderId) await bookOn(withinAt(seeding, from), patient, { orderId, date, nth: at })
    }
  },
}

/** So many patients have bought something; those after the first ones come today. */
const [PEOPLE, PEOPLE_AHEAD] = [10, 6]

/** Usual hours, with a few more or fewer places from seller to seller. */
const usualPlan = (hospitalId: number): queries.NewPlan => ({
  hospitalId,
  goodsId: null,
  bookable: ['110', '110', '110', '110', '111', '110', '100'],
  hours: [480, 720, 840, 1050, 1080, 1200],
  cutDaysBefore: 1,
  cutMinutes: 1080,
  places: seeded(`appointment plan ${hospitalId}`).int(2, 6),
})

/** Books the nth slot of a day, or of the next one that is open. */
const bookOn = async (
  ctx: Context,
  patient: PatientId,
  { orderId, date, nth }: { orderId: string; date: Day; nth: number },
): Promise<queries.AppointmentRow | undefined> => {
  const due = await findDue(ctx.db, patient, { orderId })
  const member = await findDefaultMember(ctx.db, patient)
  if (due instanceof Refused || !member) return undefined
  const open = nextOpen(due, date)
  const begin = open.slots[nth % open.slots.length]?.begin
  if (begin === undefined) return undefined
  const made = await appoint(ctx, patient, { due, memberId: member.id, date: open.date, begin })
  return made instanceof Refused ? undefined : made
}

const nextOpen = ({ week, plan }: Due, from: Day) => {
  const days = Array.from({ length: 7 }, (_, n) => addDays(from, n))
  const open = days.map((date) => ({ date, slots: slotsOf(flagsOn(week, date), plan.hours) }))
  return open.find(({ slots }) => slots.length > 0) ?? { date: from, slots: [] }
}

/** An exam of a month ago, with its report of the day after. */
const visitLongAgo = async (seeding: Seeding, patient: PatientId, orderId: string | undefined) => {
  if (!orderId) return
  const date = addDays(seeding.today, -35)
  const visit = await bookOn(withinAt(seeding, addDays(date, -2)), patient, { orderId, date, nth: 2 })
  if (!visit) return
  const then = instantAt(visit.date, visit.beginMinutes)
  await queries.changeState(seeding.db, [visit.id], 'arrived', { from: ['booked'], now: then })
  await markUsed({ ...withinAt(seeding, visit.date), now: then }, orderId)
  await queries.putReport(seeding.db, {
    appointmentId: visit.id,
    issuedAt: instantAt(addDays(visit.date, 1), '16:20'),
    contentSealed: sealReport(seeding, demoReport),
  })
}

/** The morning of that day; planting tells nobody. */
const withinAt = ({ db, config }: Seeding, date: Day): Context => ({
  db,
  config,
  now: instantAt(date, '07:30'),
  emit: async () => {},
})
