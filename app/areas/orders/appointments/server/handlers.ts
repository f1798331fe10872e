import { membersOf } from '#app/areas/account/members/server/public.ts'
import { findOwnOrder, listItems, type OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { add, cancel, change } from './handlers/book.ts'
import { showBookable, showConfig } from './handlers/config.ts'
import { sign } from './handlers/sign.ts'
import { asAppointment, asReport } from './present.ts'
import { findDue } from './public/bought.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  addOnSiteTime: add,
  cancelYuyue: cancel,
  physicalYuyueChange: change,
  signConsent: sign,

  async onSiteTime({ order_id: orderId, goods_id: goodsId, unit_id: hospitalId }, { db, now, patient, refuse }) {
    const due = await findDue(db, patient, { orderId, goodsId, hospitalId })
    return 'refused' in due ? refuse(due.refused, due.fill) : showBookable(due, now)
  },

  async orderYuyueConfig({ order_id: orderId, goods_id: goodsId, unit_id: hospitalId, date }, here) {
    const due = await findDue(here.db, here.patient, { orderId, goodsId, hospitalId })
    if ('refused' in due) return here.refuse(due.refused, due.fill)
    const standing = (await showAppointments(here, due.order)).filter(
      ({ state, goods_id }) => state === 'booked' && goods_id === due.item.goodsId,
    )
    return { ...(await showConfig(here, due, date)), standing }
  },

  async orderYuyueInfo({ order_id }, here) {
    const order = await findOwnOrder(here.db, here.patient, order_id)
    return order ? { list: await showAppointments(here, order) } : here.refuse('not-found')
  },

  async physicalYuyueInfo({ order_id }, here) {
    const order = await findOwnOrder(here.db, here.patient, order_id)
    if (!order) return here.refuse('not-found')
    const shown = (await showAppointments(here, order)).filter(({ appointment }) => examined.includes(appointment))
    const reports = await queries.reportsOf(
      here.db,
      shown.map(({ yuyue_id }) => yuyue_id),
    )
    const list = []
    for (const one of shown) {
      const due = await findDue(here.db, here.patient, { orderId: order_id, goodsId: one.goods_id })
      const report = reports.get(one.yuyue_id)
      list.push({ ...one, tips: 'refused' in due ? [] : due.tips, report: report ? asReport(report, here) : null })
    }
    return { list }
  },
}

/** What is looked at, and reported on. */
const examined: readonly string[] = ['exam', 'test']

const showAppointments = async ({ db, now }: PatientHere, order: OrderRow) => {
  const rows = await queries.listOfOrder(db, order.id)
  const items = (await listItems(db, [order.id])).get(order.id) ?? []
  const plans = await queries.plansById(
    db,
    rows.map(({ appointment }) => appointment.planId),
  )
  const members = await membersOf(
    db,
    rows.map(({ appointment }) => appointment.memberId),
  )
  return rows.map((row) => {
    const { position, planId, memberId } = row.appointment
    const item = items.find((one) => one.position === position)
    return asAppointment(row, { item, plan: plans.get(planId), member: members.get(memberId), now })
  })
}
