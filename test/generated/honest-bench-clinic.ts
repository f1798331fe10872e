import { deskArrive } from '#app/areas/desk/clinic/contract.ts'
import { deskExtra } from '#app/areas/desk/schedules/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { listSlotsOfDoctor } from '#app/areas/guahao/schedules/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { benchClinicNext, benchClinics } from '#app/areas/workbench/clinic/contract.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import { type Asker, newPatient, PUBLISHED } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

/** A place with the doctor who asks: of today, which are few, or of a later day. */
const bookedVisit = async (world: World, { doctorId = 0, clinic }: Asker, when: 'today' | 'later') => {
  const { app } = world
  const now = app.clock.now()
  const days =
    when === 'today'
      ? { from: dayOf(now), to: dayOf(now) }
      : { from: addDays(dayOf(now), 1), to: addDays(dayOf(now), 9) }
  const slots = await listSlotsOfDoctor(app.db, { doctorId, ...days })
  const open = slots.filter(({ date, beginMinutes }) => instantAt(date, beginMinutes) > now)
  const slot = open.find(({ left }) => left > 0) ?? open[0]
  if (!slot) throw new Error(`the doctor has no clinic ${when}`)
  if (slot.left === 0) {
    const { as } = await world.staffOf(clinic ?? world.ours, 'admin')
    await app.callApi(deskExtra, { slot_id: slot.id, count: 1 }, as)
  }
  const patient = await newPatient(app)
  const { member_id } = await newMember(world, patient)
  const made = await app.callApi(createOrder, { slot_id: slot.id, member_id }, patient.as)
  if (made.out_trade_no) await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  return { order_id: made.order_id, schedule_id: slot.scheduleId }
}

const waitingVisit = async (world: World, asker: Asker) => {
  const visit = await bookedVisit(world, asker, 'today')
  const nurse = await world.staffOf(asker.clinic ?? world.ours, 'nurse')
  await world.app.callApi(deskArrive, { order_id: visit.order_id }, nurse.as)
  return visit
}

const calledVisit = async (world: World, asker: Asker) => {
  const { order_id, schedule_id } = await waitingVisit(world, asker)
  for (let called = ''; called !== order_id; )
    called = (await world.app.callApi(benchClinicNext, { schedule_id }, asker.as)).order_id
  return { order_id }
}

/** Kinds of rows that calls of a doctor's own clinic name. */
export const benchClinicFixtures = {
  'clinic of the doctor': async ({ app }: World, { as }: Asker) =>
    (await app.callApi(benchClinics, {}, as)).schedule_id,
  'visit of the doctor': async (world: World, asker: Asker) => (await bookedVisit(world, asker, 'later')).order_id,
}

/** What is sent to the calls of a doctor's own clinic. */
export const benchClinicByCall = {
  benchClinicNext: async (world: World, asker: Asker) => ({
    schedule_id: (await waitingVisit(world, asker)).schedule_id,
  }),
  benchClinicAgain: async (world: World, asker: Asker) => {
    const visit = await calledVisit(world, asker)
    world.app.clock.advance({ seconds: 20 })
    return visit
  },
  benchClinicDone: async (world: World, asker: Asker) => ({ order_id: (await waitingVisit(world, asker)).order_id }),
  benchVisitNote: async (world: World, asker: Asker) => ({
    ...(await calledVisit(world, asker)),
    diagnoses: ['高血压'],
    advice: PUBLISHED,
  }),
}
