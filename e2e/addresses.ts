import { memberListApi } from '#app/areas/account/members/contract.ts'
import { deskToday } from '#app/areas/desk/clinic/contract.ts'
import { deskStop } from '#app/areas/desk/stops/contract.ts'
import { deskTalks, deskTalkTake } from '#app/areas/desk/talks/contract.ts'
import { createOrder, orderList } from '#app/areas/guahao/booking/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { serviceSay } from '#app/areas/help/contract.ts'
import type { Row } from '#app/route-table.ts'
import type { Ask } from '#kit/wire/ask.ts'
import { findPlace } from './places.ts'

/** What a page shows when it is asked honestly: the query of each address that needs one, and its parameters. */
export type Addresses = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Asks the demonstration for what the pages are about; `ask` is a patient who has booked, `askDesk` a hospital's staff, `askService` who answers patients. */
export const findAddresses = async (ask: Ask, askDesk: Ask, askService: Ask): Promise<Addresses> => {
  const [[doctor], [member], orders] = await Promise.all([
    ask(doctorList, {}).then(({ list }) => list),
    ask(memberListApi, {}).then(({ list }) => list),
    ask(orderList, { state: 'upcoming' }).then(({ list }) => list),
  ])
  const [order] = orders
  const [clinic, other] = (await askDesk(deskToday, {})).list.filter(({ is_stopped }) => is_stopped === 0)
  if (!doctor || !member || !order || !clinic || !other) throw new Error('the demonstration lacks something')
  const { stop_id } = await askDesk(deskStop, { schedule_id: other.schedule_id, reason: '设备检修' })
  const seat = { unit_id: doctor.unit_id, dep_id: doctor.dep_id, doc_id: doctor.doctor_id }
  const taken = new Set(orders.map(({ date }) => date))
  const costs = (slot: { state: string; fee: string; date: string }) =>
    slot.state === 'bookable' && Number(slot.fee) > 0 && !taken.has(slot.date)
  const held = (await findPlace(ask, costs)).slot
  const { out_trade_no } = await ask(createOrder, { slot_id: held.slot_id, member_id: member.member_id })
  const { doctor: free, date, slot } = await findPlace(ask, (one) => costs(one) && one.slot_id !== held.slot_id)
  const toBook = { unit_id: free.unit_id, dep_id: free.dep_id, doc_id: free.doctor_id, date, slot_id: slot.slot_id }
  await ask(serviceSay, { content: '检查单丢了怎么办？' })
  const [talk] = (await askService(deskTalks, {})).list
  const { talk_id } = await askService(deskTalkTake, { talk_id: talk?.talk_id ?? 0 })
  const anOrder = { order_id: order.order_id }
  return {
    '/unit/index': seat,
    '/unit/dep': seat,
    '/vue/doctor/detail': seat,
    '/guahao/schedule': seat,
    '/guahao/confirm': toBook,
    '/guahao/success': anOrder,
    '/guahao/orderdetail': anOrder,
    '/guahao/reschedule': anOrder,
    '/comment/list': { kind: 'doctor', id: doctor.doctor_id },
    '/toplist/detail': { id: 1 },
    '/search/index': { keyword: '医院' },
    '/account/memberedit': { member_id: member.member_id },
    '/account/certification': { member_id: member.member_id },
    '/pay/index': { out_trade_no },
    '/sandbox/cashier': { out_trade_no },
    '/h5/register/:partner/index': { partner: 'dongguan' },
    '/desk/clinic': { schedule_id: clinic.schedule_id },
    '/desk/screen': { dep_id: clinic.dep_id },
    '/desk/stop': { schedule_id: clinic.schedule_id },
    '/desk/stopped': { stop_id },
    '/desk/talk': { talk_id },
  }
}

/** The address of a row, with what it needs. */
export const addressOf = ({ path }: Row, addresses: Addresses): string => {
  const given = Object.fromEntries(Object.entries(addresses[path] ?? {}).map(([name, value]) => [name, String(value)]))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given[name] ?? name
    delete given[name]
    return value
  })
  return `${filled}?${new URLSearchParams(given)}`
}
