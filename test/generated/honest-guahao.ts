import { deskArrive, deskDone } from '#app/areas/desk/clinic/contract.ts'
import { checkInOrder, inviteOrderGuest } from '#app/areas/guahao/booking/contract.ts'
import { doctorSchedule, doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { yuanToFen } from '#kit/money/fen.ts'
import { signNotice } from '#kit/outside/server/cashier-notice.ts'
import { type Asker, newPatient, PUBLISHED } from './askers.ts'
import { fullSlot, heldOrder, paidOrder, visitAfter } from './fixtures.ts'
import type { World } from './world.ts'

/** Where the hospitals of the tests stand. */
const AT_THE_HOSPITAL = { lat: 22.5485, lng: 114.0661 }

/** What is sent to the calls of appointments, their payment and their comments. */
export const guahaoByCall = {
  createOrder: async ({ freeSlot }: World) => ({ slot_id: (await freeSlot()).slotId }),
  rescheduleOrder: async (world: World, asker: Asker) => {
    const order = await paidOrder(world, asker)
    const { list } = await world.app.callApi(doctorSlots, { doctor_id: order.doctorId, date: order.date })
    return { id: order.order_id, slot_id: list.find((slot) => slot.state === 'bookable')?.slot_id }
  },
  checkInOrder: async (world: World, asker: Asker) => ({
    id: (await paidOrder(world, asker, 'today')).order_id,
    ...AT_THE_HOSPITAL,
  }),
  undoCheckInOrder: async (world: World, asker: Asker) => {
    const { order_id: id } = await paidOrder(world, asker, 'today')
    await world.app.callApi(checkInOrder, { id, ...AT_THE_HOSPITAL }, asker.as)
    return { id }
  },
  inviteOrderGuest: async (world: World, asker: Asker) => ({ id: (await paidOrder(world, asker)).order_id }),
  guestVisit: async (world: World) => {
    const patient = await newPatient(world.app)
    const { order_id: id } = await paidOrder(world, patient)
    const { link } = await world.app.callApi(inviteOrderGuest, { id }, patient.as)
    return { token: link.split('#')[1] }
  },
  addWait: async (world: World) => ({ slot_id: await fullSlot(world) }),
  remindOfRelease: async (world: World) => {
    const [doctor_id] = world.ours.doctorIds
    const { list } = await world.app.callApi(doctorSchedule, { doctor_id: doctor_id as number })
    const coming = list.find(({ state }) => state === 'not-released')
    return { doctor_id, dep_id: coming?.dep_id, date: coming?.date }
  },
  commentList: ({ slot }: World) => ({ id: slot.doctorId }),
  commentIllTags: ({ slot }: World) => ({ id: slot.doctorId }),
  addComment: async (world: World, asker: Asker) => {
    const { order_id } = await visitAfter(world, [deskArrive, deskDone], asker)
    return { order_id, stars: 5, content: PUBLISHED }
  },
  addCommentReply: () => ({ content: PUBLISHED }),
  sandboxPay: async (world: World) => ({
    out_trade_no: (await heldOrder(world, await newPatient(world.app))).out_trade_no,
  }),
  payNotify: async (world: World) => {
    const { out_trade_no: outTradeNo, pay_amount } = await heldOrder(world, await newPatient(world.app))
    const paid = { kind: 'payment', outTradeNo, refundNo: '', transactionId: `paid-${outTradeNo}`, ok: true } as const
    return { provider: 'stand-in', ...signNotice(world.app.config, { ...paid, amountFen: yuanToFen(pay_amount) }) }
  },
  chooseAfterStop: () => ({ choice: 'refund', slot_id: undefined }),
}
