import { eq } from 'drizzle-orm'
import { saveMember } from '#app/areas/account/members/contract.ts'
import {
  deskAppointmentArrive,
  deskAppointmentDaySave,
  deskAppointmentPlanSave,
} from '#app/areas/desk/appointments/contract.ts'
import { insertUpload } from '#app/areas/files/server/queries.ts'
import { findGoods, listGoods, listSkus, mallGoods } from '#app/areas/mall/goods/server/public.ts'
import { addOnSiteTime, orderYuyueConfig } from '#app/areas/orders/appointments/contract.ts'
import { createGoodsOrder, goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import type { Asker } from './askers.ts'
import { soldGoodsOrder, unpaidGoodsOrder } from './honest-orders.ts'
import type { World } from './world.ts'

/** Somebody who comes. */
const newComer = async ({ app }: World, { as, words }: Asker) => {
  const person = { truename: words, sex: 2, birthday: '1980-01-01', relation: 'other' } as const
  return (await app.callApi(saveMember, person, as)).member_id
}

/** An exam that the asker has paid, somebody to be examined, and a time when they could be. */
const paidExam = async (world: World, asker: Asker) => {
  const { callApi } = world.app
  const { order_id, out_trade_no } = await unpaidGoodsOrder(world, asker)
  await callApi(sandboxPay, { out_trade_no })
  const member_id = await newComer(world, asker)
  const { date, times } = await callApi(orderYuyueConfig, { order_id }, asker.as)
  const free = times.find(({ left_num }) => left_num > 0)
  if (!free) throw new Error('the demonstration has no time for an exam')
  return { order_id, member_id, on_site_time: `${date} ${free.time}`, date, goods_id: undefined, unit_id: undefined }
}

/** The same with its appointment. */
const bookedExam = async (world: World, asker: Asker) => {
  const wanted = await paidExam(world, asker)
  const { order_id, yuyue_id } = await world.app.callApi(addOnSiteTime, wanted, asker.as)
  return { order_id, yuyue_id, date: addDays(wanted.date, 1) }
}

const wholeWeek = {
  week: '111,111,111,111,111,111,111',
  places: 200,
  cut_days: 0,
  cut_time: '08:00',
  morning_begin: '08:00',
  morning_end: '12:00',
  afternoon_begin: '14:00',
  afternoon_end: '17:00',
  evening_begin: '18:00',
  evening_end: '20:00',
}

/** A plan of the hospital of this staff. */
export const planOfHospital = async (world: World, { hospitalId }: Asker) => {
  const clinic = hospitalId === world.theirs.hospitalId ? world.theirs : world.ours
  const admin = await world.staffOf(clinic, 'admin')
  return (await world.app.callApi(deskAppointmentPlanSave, wholeWeek, admin.as)).plan_id
}

/** A day of such a plan with other places. */
export const dayOfHospital = async (world: World, asker: Asker) => {
  const plan_id = await planOfHospital(world, asker)
  return (await world.app.callApi(deskAppointmentDaySave, { plan_id, date: '2026-12-24', places: 5 }, asker.as)).day_id
}

/** Somebody who comes to the hospital of this staff today at eight: they bought and booked the day before. */
export const todaysAppointment = async (world: World, asker: Asker): Promise<number> => {
  const { clock, callApi } = world.app
  await planOfHospital(world, asker)
  const now = clock.now()
  clock.set(instantAt(addDays(dayOf(now), -2), 12 * 60))
  const { order_id, buyer } = await soldGoodsOrder(world, asker, 'exam')
  try {
    const member_id = await newComer(world, buyer)
    const [goods] = (await callApi(goodsOrderDetail, { order_id }, buyer.as)).order_goods
    // The demonstration's goods are closed on some mornings.
    await world.app.db
      .update(mallGoods)
      .set({ bookable: [] })
      .where(eq(mallGoods.id, goods?.goods_id ?? 0))
    clock.set(instantAt(addDays(dayOf(now), -1), 12 * 60))
    const on_site_time = `${dayOf(now)} 08:00`
    return (await callApi(addOnSiteTime, { order_id, member_id, on_site_time }, buyer.as)).yuyue_id
  } finally {
    clock.set(now)
  }
}

/** Goods that want a signature, bought by the asker, and a picture of theirs. */
const toSign = async (world: World, asker: Asker) => {
  const { app } = world
  const { db, clock, callApi } = app
  const now = clock.now()
  const { rows } = await listGoods(db, { city: 0, kinds: ['project'] }, { page: 1, size: 50 })
  const goods = await Promise.all(rows.map(({ id }) => findGoods(db, id)))
  const goods_id = goods.find((one) => one && one.consent !== '')?.id as number
  const [special] = await listSkus(db, goods_id)
  const wanted = { goods_id, special_id: special?.sku.id as number }
  const { order_id, out_trade_no } = await callApi(createGoodsOrder, wanted, asker.as)
  if (out_trade_no) await callApi(sandboxPay, { out_trade_no })
  const sign_image = `/files/${order_id}.jpg`
  const picture = { uploadtype: 'consent', address: sign_image, bytes: 1, width: 1, height: 1, createdAt: now }
  const patientId = asker.patientId as never
  await insertUpload(db, { ...picture, patientId, unusedUntil: later(now, { hours: 1 }) })
  return { order_id, sign_image, goods_id: undefined }
}

/** Each keeps a day of its own: what was said of one before is only changed. */
let daysKept = 0

/** What is sent to the calls of appointments. */
export const appointmentsByCall = {
  onSiteTime: paidExam,
  orderYuyueConfig: paidExam,
  addOnSiteTime: paidExam,
  cancelYuyue: bookedExam,
  orderYuyueInfo: bookedExam,
  physicalYuyueInfo: bookedExam,
  physicalYuyueChange: bookedExam,
  signConsent: toSign,
  deskAppointmentPlanSave: () => ({ ...wholeWeek, goods_id: undefined }),
  deskAppointmentDaySave: () => ({ date: addDays('2026-12-25', daysKept++), places: 3 }),
  deskAppointmentReport: async (world: World, asker: Asker) => {
    const yuyue_id = await todaysAppointment(world, asker)
    await world.app.callApi(deskAppointmentArrive, { yuyue_id }, asker.as)
    return { yuyue_id, doctor: '王医师', conclusion: '没有明显异常', lines: '血压 | 124/78' }
  },
}
