import { deskCounterCancel, deskRegister } from '#app/areas/desk/counter/contract.ts'
import {
  deskTill,
  deskTillClose,
  deskTillCollect,
  deskTillOpen,
  deskTillRefunds,
} from '#app/areas/desk/till/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { listSlotsOfDoctor } from '#app/areas/guahao/schedules/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { addDays } from '#kit/time/day.ts'
import { type Asker, newPatient, PUBLISHED } from './askers.ts'
import { aCode } from './honest-activities.ts'
import { newIdNumber, newMember } from './honest-members.ts'
import type { World } from './world.ts'

const newcomer = () => ({ truename: '窗口来客', id_card: newIdNumber(), has_agreed: 1 })

/** Somebody whom the asker's counter has registered: the handle of them. */
export const personAtCounter = async ({ app }: World, { as }: Asker) =>
  (await app.callApi(deskRegister, newcomer(), as)).person

/** The cashier of the asker's hospital, always the same one, in a shift. */
const cashierOf = async (world: World, asker: Asker): Promise<Asker> => {
  const clinic = asker.hospitalId === world.theirs.hospitalId ? world.theirs : world.ours
  const cashier = await world.staffOf(clinic, 'nurse')
  await inShift(world, cashier)
  return cashier
}

/** The shift of this cashier, opened where they have none. */
export const inShift = async ({ app }: World, { as }: Asker) => {
  const { shift } = await app.callApi(deskTill, {}, as)
  return shift ?? app.callApi(deskTillOpen, { float: '100.00' }, as)
}

const outOfShift = async ({ app }: World, { as }: Asker) => {
  const { shift } = await app.callApi(deskTill, {}, as)
  if (shift) await app.callApi(deskTillClose, { counted: shift.expected }, as)
}

/** A shift of the asker's hospital. */
export const shiftOfHospital = async (world: World, asker: Asker) => {
  const cashier = await cashierOf(world, asker)
  return (await inShift(world, cashier)).shift_id
}

/** Somebody's place that waits for its payment. */
const heldPlace = async (world: World) => {
  const [patient, slot] = [await newPatient(world.app), await world.freeSlot()]
  const { member_id } = await newMember(world, patient)
  const order = await world.app.callApi(createOrder, { slot_id: slot.slotId, member_id }, patient.as)
  return { ...slot, ...order }
}

const paidPlace = async (world: World) => {
  const place = await heldPlace(world)
  await world.app.callApi(sandboxPay, { out_trade_no: place.out_trade_no })
  return place
}

/** Somebody's place that is not paid. */
export const unpaidVisit = async (world: World) => (await heldPlace(world)).order_id

/** Somebody's place that is paid. */
export const bookedVisit = async (world: World) => (await paidPlace(world)).order_id

/** Money that a counter took for a place that was cancelled. */
export const counterRefund = async (world: World, asker: Asker) => {
  const { app } = world
  const { as } = await cashierOf(world, asker)
  const order_id = await unpaidVisit(world)
  await app.callApi(deskTillCollect, { order_id, way: 'counter' }, as)
  await app.callApi(deskCounterCancel, { order_id }, as)
  const { total_page_num: page } = await app.callApi(deskTillRefunds, {}, as)
  const { list } = await app.callApi(deskTillRefunds, { page }, as)
  return list.find((refund) => refund.order_id === order_id)?.refund_no ?? ''
}

let numbers = 0

/** Ends as no patient’s does who signed in here, whose last four letters must not be read. */
const newMobile = () => `1380099${String(9_000 + ++numbers)}`

/** What is sent to the calls of the counter and of its till. */
export const counterByCall = {
  deskFindPerson: () => ({ words: '13900000000', by: 'mobile' }),
  deskRegister: () => ({ ...newcomer(), mobile: newMobile() }),
  deskPersonNumber: () => ({ mobile: newMobile() }),
  deskCounterBook: async ({ freeSlot }: World) => ({ slot_id: (await freeSlot()).slotId }),
  deskCounterMove: async (world: World) => {
    const { order_id, doctorId, date } = await paidPlace(world)
    const slots = await listSlotsOfDoctor(world.app.db, { doctorId, from: date, to: addDays(date, 13) })
    const free = slots.filter(({ left, releasedAt }) => left > 0 && releasedAt <= world.app.clock.now())
    return { order_id, slot_id: free.at(-1)?.id }
  },
  deskTillOpen: async (world: World, asker: Asker) => {
    await outOfShift(world, asker)
    return { float: '100.00' }
  },
  deskTillClose: async (world: World, asker: Asker) => {
    await inShift(world, asker)
    return { counted: '1.00', note: PUBLISHED }
  },
  deskShiftClose: () => ({ counted: '100.00', note: '本人已经离职' }),
  deskTillCollect: async (world: World, asker: Asker) => {
    await inShift(world, asker)
    return { way: 'counter', gift_code: undefined, gift_amount: undefined }
  },
  deskTillGiftCard: async (world: World) => ({ scanned: await aCode(world) }),
  deskTillGiveBack: async (world: World, asker: Asker) => {
    await inShift(world, asker)
    return {}
  },
}
