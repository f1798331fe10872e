import { membersOf } from '#app/areas/account/members/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { orderLists } from '../rules.ts'
import { lendPaper } from './commands/papers.ts'
import { cancel, checkIn, reschedule, undoCheckIn } from './handlers/change.ts'
import { create } from './handlers/create.ts'
import { detail } from './handlers/detail.ts'
import { guestHandlers } from './handlers/guest.ts'
import { asOrderCard, asReceipt } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  createOrder: create,
  orderDetail: detail,
  cancelOrder: cancel,
  rescheduleOrder: reschedule,
  checkInOrder: checkIn,
  undoCheckInOrder: undoCheckIn,
  ...guestHandlers,

  async orderList({ page, page_size: size, state = 'all' }, { db, patient }) {
    const found = await queries.listOrders(db, patient, { states: orderLists[state], page, size, nextFirst: true })
    const members = await membersOf(db, [...new Set(found.rows.map(({ order }) => order.memberId))])
    return paged(found, (row) => asOrderCard(row, members.get(row.order.memberId)))
  },

  async doctorsSeen(_, { db, now, patient }) {
    const seen = await queries.listSeen(db, patient, dayOf(now), 10)
    const cards = new Map(
      (
        await listDoctorCards(
          db,
          seen.map((row) => row.doctorId),
        )
      ).map((card) => [card.id, card]),
    )
    const list = seen.flatMap(({ doctorId, date }) => {
      const card = cards.get(doctorId)
      return card ? [{ ...asDoctorCard(card, { now }), date }] : []
    })
    return { list }
  },

  async orderReceipt({ id }, ctx) {
    const { db, patient, refuse } = ctx
    const paid = await queries.findPaid(db, patient, id)
    if (!paid) return refuse((await queries.findOrder(db, patient, id)) ? 'not-paid' : 'not-found')
    const members = await membersOf(db, [paid.order.memberId])
    return { ...asReceipt(paid, members.get(paid.order.memberId)), pdf_url: lendPaper(ctx, id, 'receipt') }
  },

  async receiptList({ page, page_size: size }, ctx) {
    const found = await queries.listPaid(ctx.db, ctx.patient, { page, size })
    const members = await membersOf(ctx.db, [...new Set(found.rows.map(({ order }) => order.memberId))])
    return paged(found, (row) => ({
      ...asReceipt(row, members.get(row.order.memberId)),
      pdf_url: lendPaper(ctx, row.order.id, 'receipt'),
    }))
  },

  async unitOrderQrcode({ order_id, unit_id }, { db, patient, refuse }) {
    const order = (await queries.findOrder(db, patient, order_id))?.order
    if (!order || (unit_id !== undefined && unit_id !== order.hospitalId)) return refuse('not-found')
    return { order_id, unit_id: order.hospitalId, number: order.number, qrcode: `YILU:GUAHAO:${order.id}` }
  },
}
