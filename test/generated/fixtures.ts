import { randomUUID } from 'node:crypto'
import { deskStaffAdd } from '#app/areas/access/staff/contract.ts'
import type { deskArrive, deskCallNext, deskDone, deskMissed } from '#app/areas/desk/clinic/contract.ts'
import { deskExceptionAdd, deskPlans } from '#app/areas/desk/schedules/contract.ts'
import { deskStop } from '#app/areas/desk/stops/contract.ts'
import { cancelOrder, createOrder } from '#app/areas/guahao/booking/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { stopList } from '#app/areas/guahao/stops/contract.ts'
import { askStop, listStopRequestsOf } from '#app/areas/guahao/stops/server/public.ts'
import { addWait } from '#app/areas/guahao/waitlist/contract.ts'
import { couponList, obtainCoupon } from '#app/areas/mall/coupons/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { insertDifferences, listDifferences } from '#app/areas/pay/server/queries/differences.ts'
import { listRefunds, moveRefund } from '#app/areas/pay/server/queries/refunds.ts'
import { wantStatements } from '#app/areas/pay/server/queries/statements.ts'
import { payStatements } from '#app/areas/pay/server/tables.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import type { PatientId } from '#app/context.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import type { Clinic } from '../support/clinic.ts'
import { type Asker, newPatient, PUBLISHED } from './askers.ts'
import { ownGiftCard, wonPrize } from './honest-activities.ts'
import { dayOfHospital, planOfHospital, todaysAppointment } from './honest-appointments.ts'
import { articleFixtures } from './honest-articles.ts'
import { benchFixtures } from './honest-bench.ts'
import { benchClinicFixtures } from './honest-bench-clinic.ts'
import { billFileOfDesk } from './honest-bills.ts'
import { callOfDoctor } from './honest-calls.ts'
import { newBankCard, newFaceCheck } from './honest-cards.ts'
import { childrenFixtures } from './honest-children.ts'
import { acceptedConsultation, openAskFixtures } from './honest-consultations.ts'
import { bookedVisit, counterRefund, personAtCounter, shiftOfHospital, unpaidVisit } from './honest-counter.ts'
import { cycleFixtures } from './honest-cycle.ts'
import { dailyFixtures } from './honest-daily.ts'
import { newCoupon, newGoods, newTemplate } from './honest-desk-mall.ts'
import { diabetesFixtures } from './honest-diabetes.ts'
import { discussionFixtures } from './honest-discussions.ts'
import { entryFixtures } from './honest-entries.ts'
import { familyFixtures } from './honest-family.ts'
import { growthFixtures } from './honest-growth.ts'
import { importOfDesk } from './honest-imports.ts'
import { inquiryFixtures } from './honest-inquiry.ts'
import { newInvoiceTitle, refusedInvoice } from './honest-invoices.ts'
import { joiningFixtures } from './honest-joining.ts'
import { lessonFixtures } from './honest-lessons.ts'
import { machineKeyOfDesk } from './honest-machines.ts'
import { masterFixtures } from './honest-masters.ts'
import { newMember } from './honest-members.ts'
import { membershipFixtures } from './honest-membership.ts'
import { offlineFixtures } from './honest-offline.ts'
import { newAddress, newGift, soldGoodsOrder, soldReview, unpaidGoodsOrder } from './honest-orders.ts'
import { ownRecordFixtures } from './honest-own-records.ts'
import { patientFixtures } from './honest-patients.ts'
import { newExchange } from './honest-points.ts'
import { requestToAsker, roleOfDesk } from './honest-posts.ts'
import { pregnancyFixtures } from './honest-pregnancy.ts'
import { newPrescription, prescriptionToReview, signedPrescription } from './honest-prescriptions.ts'
import { appliedRefund, soldRefund } from './honest-refunds.ts'
import { payoutOfDesk, settlementOfDesk } from './honest-settlements.ts'
import { storeFixtures } from './honest-store.ts'
import { teamFixtures } from './honest-team.ts'
import { videoFixtures } from './honest-videos.ts'
import { voiceFixtures } from './honest-voices.ts'
import { screenOfHospital } from './honest-walls.ts'
import type { World } from './world.ts'

/** Makes a row that belongs to the asker; gives the id by which calls name it. */
export type Fixture = (world: World, asker: Asker) => Promise<string | number> | string | number

/** Every kind of row that the owner of a call names, and how somebody comes to have one: by calls, as everybody does. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  patient: (_, { patientId = 0 }) => patientId,
  ...childrenFixtures,
  ...growthFixtures,
  ...dailyFixtures,
  ...diabetesFixtures,
  ...ownRecordFixtures,
  address: newAddress,
  'won prize': wonPrize,
  'gift card': ownGiftCard,
  ...joiningFixtures,
  ...offlineFixtures,
  ...entryFixtures,
  ...inquiryFixtures,
  'gift order': async (world, asker) => (await newGift(world, asker)).order_id,
  'bank card': async (world, asker) => (await newBankCard(world, asker)).record_id,
  'face check': (world, asker) => newFaceCheck(world, asker),
  'goods order': async (world, asker) => (await unpaidGoodsOrder(world, asker)).order_id,
  'invoice title': newInvoiceTitle,
  'goods refund': appliedRefund,
  member: async (world, asker) => (await newMember(world, asker)).member_id,
  order: async (world, asker) => (await paidOrder(world, asker)).order_id,
  payment: async (world, asker) => (await heldOrder(world, asker)).out_trade_no,
  message: async (world, asker) => {
    await paidOrder(world, asker)
    const [message] = (await world.app.callApi(messages, {}, asker.as)).list
    if (!message) throw new Error('nobody is told that his place is booked')
    return message.id
  },
  wait: async (world, asker) => {
    const { member_id } = await newMember(world, asker)
    return (await world.app.callApi(addWait, { slot_id: await fullSlot(world), member_id }, asker.as)).id
  },
  stop: async (world, asker) => {
    const { scheduleId } = await paidOrder(world, asker)
    await stopClinic(world, scheduleId)
    const [stop] = (await world.app.callApi(stopList, {}, asker.as)).list
    if (!stop) throw new Error('nobody is told that his clinic is stopped')
    return stop.id
  },
  coupon: async ({ app }, { as }) => {
    const coupon_id = (await app.callApi(couponList, { issuer: 'zhimai' })).list[0]?.couponId as number
    return (await app.callApi(obtainCoupon, { coupon_id }, as)).code_id
  },
  consultation: acceptedConsultation,
  'points order': newExchange,
  prescription: newPrescription,
  'prescription of the doctor': signedPrescription,
  'call of the doctor': callOfDoctor,
  ...familyFixtures,
  ...cycleFixtures,
  ...pregnancyFixtures,
  ...membershipFixtures,
  ...articleFixtures,
  ...lessonFixtures,
  ...videoFixtures,
  ...voiceFixtures,
  ...discussionFixtures,
  ...openAskFixtures,
  ...teamFixtures,
  ...storeFixtures,
  ...benchFixtures,
  ...benchClinicFixtures,
  ...masterFixtures,
  ...patientFixtures,
  'goods of the hospital': newGoods,
  'coupon of the hospital': newCoupon,
  'freight template of the hospital': newTemplate,
  'goods refund of the hospital': soldRefund,
  'goods order of the hospital': async (world, asker) => (await soldGoodsOrder(world, asker, 'parcel')).order_id,
  'prescription of the hospital': prescriptionToReview,
  'invoice of the hospital': refusedInvoice,
  'import of the desk': importOfDesk,
  'review of the hospital': soldReview,
  'appointment of the hospital': todaysAppointment,
  'appointment plan of the hospital': planOfHospital,
  'appointment day of the hospital': dayOfHospital,
  'department of the hospital': async (world, asker) => clinicOf(world, asker).depId,
  'doctor of the hospital': async (world, asker) => doctorOf(world, asker),
  'schedule of the hospital': async (world, asker) => (await slotOf(world, asker)).schedule_id,
  'slot of the hospital': async (world, asker) => (await slotOf(world, asker)).slot_id,
  'visit of the hospital': async (world) => (await todaysOrder(world)).order_id,
  'unpaid visit of the hospital': unpaidVisit,
  'booked visit of the hospital': bookedVisit,
  'person of the counter': personAtCounter,
  'counter refund of the hospital': counterRefund,
  'shift of the hospital': shiftOfHospital,
  'wall screen of the hospital': screenOfHospital,
  'stop of the hospital': async (world) => stopClinic(world, (await world.freeSlot()).scheduleId),
  'stop request of the hospital': async (world) => stopRequest(world),
  'plan of the hospital': async (world, asker) => {
    const clinic = clinicOf(world, asker)
    const seat = { doctor_id: nextDoctor(clinic), dep_id: clinic.depId }
    const [plan] = (await world.app.callApi(deskPlans, seat, asker.as)).list
    if (!plan) throw new Error('the clinic has no plan')
    return plan.plan_id
  },
  'exception of the hospital': async ({ app }, { as }) =>
    (await app.callApi(deskExceptionAdd, closedNight, as)).exception_id,
  'difference of the hospital': async ({ app: { db, clock } }, { hospitalId, as, words }) => {
    const now = clock.now()
    await wantStatements(db, { provider: 'stand-in', merchant: '' }, [dayOf(now)], now)
    const [statement] = await db.select().from(payStatements)
    const number = `${words}-${randomUUID()}`
    const found = {
      fault: 'theirs-only',
      kind: 'payment',
      number,
      outTradeNo: number,
      oursFen: null,
      theirsFen: 1,
    } as const
    if (!statement || !as.staffKey) throw new Error('nobody to find a difference for')
    await insertDifferences(db, statement, [{ ...found, payee: `hospital:${hospitalId}` }], now)
    const all = await listDifferences(db, [`hospital:${hospitalId}`], { all: false, page: 1, size: 1 })
    return all.rows[0]?.id ?? 0
  },
  'refund of the hospital': async (world) => {
    const { app } = world
    const patient = await newPatient(app)
    const { order_id: id } = await paidOrder(world, patient)
    await app.callApi(cancelOrder, { id, reason: '试' }, patient.as)
    const [ordered] = await listRefunds(app.db, patient.patientId as PatientId)
    if (!ordered) throw new Error('no money goes back for a cancelled place')
    await moveRefund(app.db, ordered.refundNo, 'refused')
    return ordered.refundNo
  },
  'bill file of the desk': billFileOfDesk,
  'settlement of the desk': settlementOfDesk,
  'payout of the desk': payoutOfDesk,
  'request of the desk': requestToAsker,
  'role of the desk': roleOfDesk,
  'machine key of the desk': machineKeyOfDesk,
  'staff of the hospital': async ({ app }, { as, words }) =>
    (await app.callApi(deskStaffAdd, { login_name: newLoginName(), name: words, role: 'nurse' }, as)).staff_id,
}

const clinicOf = ({ ours, theirs }: World, { hospitalId }: Asker): Clinic =>
  hospitalId === theirs.hospitalId ? theirs : ours

const doctorOf = (world: World, asker: Asker): number => clinicOf(world, asker).doctorIds[0] ?? 0

/** A doctor of the clinic whose plans nobody has changed yet. */
export const nextDoctor = ({ doctorIds }: Clinic): number => doctorIds.at(-(++made % doctorIds.length)) ?? 0

const slotOf = async (world: World, asker: Asker) => {
  const seat = { doctor_id: doctorOf(world, asker), date: world.slot.date }
  const [slot] = (await world.app.callApi(doctorSlots, seat)).list
  if (!slot) throw new Error('the clinic has no slot')
  return slot
}

const stopClinic = async (world: World, scheduleId: number): Promise<number> => {
  const admin = await world.staffOf(world.ours, 'admin')
  return (await world.app.callApi(deskStop, { schedule_id: scheduleId, reason: '设备检修' }, admin.as)).stop_id
}

/** A doctor of the clinic asks that a half day of theirs does not take place. */
const stopRequest = async (world: World): Promise<number> => {
  const { app, ours } = world
  const { doctorId, date } = await world.freeSlot()
  const half = { hospitalId: ours.hospitalId, depId: ours.depId, doctorId, date, half: 'am' }
  await askStop(app.db, { ...half, reason: PUBLISHED, askedAt: app.clock.now() })
  return (await listStopRequestsOf(app.db, doctorId, date))[0]?.id ?? 0
}

/** What differs on a day on which no check books: the clinics of such a day are made anew. */
export const closedNight = { date: '2026-12-06', half: 'night', kind: 'closed' } as const

/** A place that waits to be paid. */
export const heldOrder = async (world: World, asker: Asker, day?: 'today') => {
  const slot = await world.freeSlot(day)
  const { member_id } = await newMember(world, asker)
  const order = await world.app.callApi(createOrder, { slot_id: slot.slotId, member_id, remark: asker.words }, asker.as)
  return { ...order, ...slot }
}

/** A place that is paid. */
export const paidOrder = async (world: World, asker: Asker, day?: 'today') => {
  const order = await heldOrder(world, asker, day)
  await world.app.callApi(sandboxPay, { out_trade_no: order.out_trade_no })
  return order
}

/** Somebody's paid place of today. */
export const todaysOrder = async (world: World) => paidOrder(world, await newPatient(world.app), 'today')

/** Somebody's paid place of today whose time has come: booked the evening before. */
export const begunOrder = async (world: World) => {
  const { clock } = world.app
  const now = clock.now()
  clock.set(instantAt(addDays(dayOf(now), -1), 20 * 60))
  try {
    return await todaysOrder(world)
  } finally {
    clock.set(now)
  }
}

/** A visit of today that has come as far as these acts of the desk bring it. */
export const visitAfter = async (world: World, acts: readonly Visiting[], asker?: Asker) => {
  const order = await (asker ? paidOrder(world, asker, 'today') : todaysOrder(world))
  const nurse = await world.staffOf(world.ours, 'nurse')
  const input = { order_id: order.order_id, schedule_id: order.scheduleId }
  for (const act of acts) await world.app.callApi(act as typeof deskArrive, input, nurse.as)
  return order
}
type Visiting = typeof deskArrive | typeof deskCallNext | typeof deskDone | typeof deskMissed

/** A slot whose places are all taken. */
export const fullSlot = async (world: World) => (await heldOrder(world, await newPatient(world.app))).slotId

let made = 0

/** A name to sign in with at the desk; each is new. */
export const newLoginName = () => `checker-${++made}`
