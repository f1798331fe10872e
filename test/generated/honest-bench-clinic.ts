import { deskArrive } from '#app/areas/desk/clinic/contract.ts'
import { deskExtra } from '#app/areas/desk/schedules/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { insertComment } from '#app/areas/guahao/comments/server/queries/write.ts'
import { listSlotsOfDoctor } from '#app/areas/guahao/schedules/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import {
  benchClinicDone,
  benchClinicNext,
  benchClinics,
  benchTemplateSave,
  benchTestOrder,
} from '#app/areas/workbench/clinic/contract.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import { aCategory, someGoods } from '../support/mall.ts'
import { type Asker, newDoctor, newPatient, PUBLISHED } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

/** A place with the doctor who asks: of today, which are few, or of a later day. */
const bookedVisit = async (world: World, { doctorId = 0, clinic }: Asker, when: 'today' | 'later', whose?: Asker) => {
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
  const patient = whose ?? (await newPatient(app))
  const { member_id } = await newMember(world, patient)
  const made = await app.callApi(createOrder, { slot_id: slot.id, member_id }, patient.as)
  if (made.out_trade_no) await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  return { order_id: made.order_id, schedule_id: slot.scheduleId }
}

const waitingVisit = async (world: World, asker: Asker, whose?: Asker) => {
  const visit = await bookedVisit(world, asker, 'today', whose)
  const nurse = await world.staffOf(asker.clinic ?? world.ours, 'nurse')
  await world.app.callApi(deskArrive, { order_id: visit.order_id }, nurse.as)
  return visit
}

/** Somebody who was just called to the doctor who asks. */
export const calledVisit = async (world: World, asker: Asker, whose?: Asker) => {
  const { order_id, schedule_id } = await waitingVisit(world, asker, whose)
  for (let called = ''; called !== order_id; )
    called = (await world.app.callApi(benchClinicNext, { schedule_id }, asker.as)).order_id
  return { order_id }
}

/** A visit that was called, and something that its hospital sells for being examined. */
const visitWithTest = async (world: World, asker: Asker, whose?: Asker) => {
  const { order_id } = await calledVisit(world, asker, whose)
  const hospitalId = (asker.clinic ?? world.ours).hospitalId
  const categoryId = await aCategory(world.app, '检查')
  const { skuIds } = await someGoods(world.app, { categoryId, hospitalId, kind: 'exam', appointment: 'exam' })
  return { order_id, special_ids: String(skuIds[0]) }
}

/** A test that the doctor who asks has ordered. */
const orderedTest = async (world: World, asker: Asker): Promise<string> => {
  const { tests } = await world.app.callApi(benchTestOrder, await visitWithTest(world, asker), asker.as)
  return tests[0]?.test_id ?? ''
}

/** A visit of the patient who asks, at which their doctor ordered a test that they have not paid. */
const visitToPay = async (world: World, patient: Asker) => {
  const doctor = await newDoctor(world.app)
  const { order_id: id, special_ids } = await visitWithTest(world, doctor, patient)
  await world.app.callApi(benchTestOrder, { order_id: id, special_ids }, doctor.as)
  return { id }
}

/** What somebody said of a visit to the doctor who asks. */
const saidOfDoctor = async (world: World, asker: Asker): Promise<number> => {
  const { doctorId: targetId = 0, clinic = world.ours } = asker
  const { hospitalId, depId } = clinic
  const said = {
    kind: 'doctor',
    targetId,
    hospitalId,
    depId,
    authorName: '路**',
    stars: 5,
    content: PUBLISHED,
  } as const
  return (await insertComment(world.app.db, { ...said, createdAt: world.app.clock.now() })) ?? 0
}

const aTemplate = ({ words, clinic }: Asker) => ({
  name: '常用',
  diagnoses: [words],
  findings: words,
  advice: words,
  dep_id: clinic?.depId,
})

/** Kinds of rows that calls of a doctor's own clinic name. */
export const benchClinicFixtures = {
  'clinic of the doctor': async ({ app }: World, { as }: Asker) =>
    (await app.callApi(benchClinics, {}, as)).schedule_id,
  'visit of the doctor': async (world: World, asker: Asker) => (await bookedVisit(world, asker, 'later')).order_id,
  'ordered test of the doctor': orderedTest,
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
  benchRatingAnswer: async (world: World, asker: Asker) => ({
    comment_id: await saidOfDoctor(world, asker),
    content: PUBLISHED,
  }),
  benchClinicSkip: calledVisit,
  benchClinicReturn: async (world: World, asker: Asker) => {
    const visit = await calledVisit(world, asker)
    await world.app.callApi(benchClinicDone, visit, asker.as)
    return visit
  },
  benchTestOrder: (world: World, asker: Asker) => visitWithTest(world, asker),
  testsBuy: visitToPay,
  benchTemplateSave: (_: World, asker: Asker) => aTemplate(asker),
  benchTemplateRemove: async ({ app }: World, asker: Asker) =>
    app.callApi(benchTemplateSave, aTemplate(asker), asker.as),
  benchVisitNote: async (world: World, asker: Asker) => ({
    ...(await calledVisit(world, asker)),
    diagnoses: ['高血压'],
    advice: PUBLISHED,
  }),
}
