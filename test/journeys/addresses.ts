import { benchMe } from '#app/areas/access/doctors/contract.ts'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { bargainList } from '#app/areas/activities/bargain/contract.ts'
import { offLineCertificate, offLineList, offLineMine } from '#app/areas/activities/offline/contract.ts'
import { deskOffline } from '#app/areas/activities/offline/desk/contract.ts'
import { audioClassDetail, classesByCondition } from '#app/areas/audio-class/contract.ts'
import { myAsks, openAsks } from '#app/areas/consult/consultations/contract.ts'
import { askDoctors } from '#app/areas/consult/doctors/contract.ts'
import { deskLicences } from '#app/areas/consult/licences/desk/contract.ts'
import { searchDocArticle } from '#app/areas/content/articles/contract.ts'
import { deskChannels } from '#app/areas/content/channels/desk/contract.ts'
import { DEMO_CHANNEL } from '#app/areas/content/channels/server/seed/demo.ts'
import { deskDiscussions } from '#app/areas/content/comments/desk/contract.ts'
import { specialSubjectList } from '#app/areas/content/subjects/contract.ts'
import { videoByTopic } from '#app/areas/content/videos/contract.ts'
import { deskActs } from '#app/areas/desk/activities/contract.ts'
import { deskArticles } from '#app/areas/desk/articles/contract.ts'
import { deskClassAdd, deskClassChoices } from '#app/areas/desk/classes/contract.ts'
import { deskToday } from '#app/areas/desk/clinic/contract.ts'
import { deskCounterBook, deskCounterSlots, deskRegister } from '#app/areas/desk/counter/contract.ts'
import { deskFamilyTeams } from '#app/areas/desk/family-teams/contract.ts'
import { deskGoods } from '#app/areas/desk/goods/contract.ts'
import { deskImportBegin, deskImportPiece, deskImports } from '#app/areas/desk/imports/contract.ts'
import { deskDoctors } from '#app/areas/desk/masters/contract.ts'
import { deskOpenAsks } from '#app/areas/desk/open-consultations/contract.ts'
import { deskOrdersFind } from '#app/areas/desk/orders/contract.ts'
import { deskSeckill } from '#app/areas/desk/seckill/contract.ts'
import { deskSettlements } from '#app/areas/desk/settlements/contract.ts'
import { deskStop } from '#app/areas/desk/stops/contract.ts'
import { deskTalks, deskTalkTake } from '#app/areas/desk/talks/contract.ts'
import { deskShifts } from '#app/areas/desk/till/contract.ts'
import { deskVideos } from '#app/areas/desk/videos/contract.ts'
import { healthPlanList } from '#app/areas/family-doctor/contract.ts'
import { createOrder, orderList } from '#app/areas/guahao/booking/contract.ts'
import { deskComments } from '#app/areas/guahao/comments/desk/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { deskHearts } from '#app/areas/hearts/desk/contract.ts'
import { serviceSay } from '#app/areas/help/contract.ts'
import { inquiryList } from '#app/areas/inquiry/contract.ts'
import { deskInquiries } from '#app/areas/inquiry/desk/contract.ts'
import { deskJoining } from '#app/areas/joining/desk/contract.ts'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { scheduleConf, seckillGoods } from '#app/areas/mall/seckill/contract.ts'
import { comboSelect } from '#app/areas/membership/contract.ts'
import { goodsOrderList } from '#app/areas/orders/checkout/contract.ts'
import { invoiceSave, invoiceTitles } from '#app/areas/orders/invoices/contract.ts'
import { refundList } from '#app/areas/orders/refunds/contract.ts'
import {
  overseasCases,
  overseasCountries,
  overseasExperts,
  overseasGoods,
  overseasIllnesses,
  overseasPubCategories,
} from '#app/areas/overseas/directory/contract.ts'
import { parkUnits } from '#app/areas/parking/contract.ts'
import { pointOrderList } from '#app/areas/points-mall/contract.ts'
import { prescriptionList } from '#app/areas/prescriptions/contract.ts'
import { addBabyHr, inviteCarer, userBaby } from '#app/areas/records/children/contract.ts'
import { addMeasurement } from '#app/areas/records/growth/contract.ts'
import { ownRecord, saveOwnEntry } from '#app/areas/records/own/contract.ts'
import { appHelpList } from '#app/areas/store-app/info/contract.ts'
import { codeCheckList } from '#app/areas/store-app/redeeming/contract.ts'
import { benchSend } from '#app/areas/workbench/chat/contract.ts'
import { benchClinics } from '#app/areas/workbench/clinic/contract.ts'
import { benchTake } from '#app/areas/workbench/consultations/contract.ts'
import { benchSignings } from '#app/areas/workbench/family/contract.ts'
import { benchSchedule } from '#app/areas/workbench/schedule/contract.ts'
import type { Row } from '#app/route-table.ts'
import { addDays } from '#kit/time/day.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { consultThisDoctor } from './consulting.ts'
import { findPlace } from './places.ts'
import { findGoods, findOrdered } from './shop-addresses.ts'

/** What a page shows when it is asked honestly: the query of each address that needs one, and its parameters. */
export type Addresses = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Asks the demonstration for what the pages are about; `ask` is a patient who has booked, `askDesk` a hospital's staff, `askService` who answers patients, `askBench` a doctor. */
export const findAddresses = async (
  callApi: CallApi,
  askDesk: CallApi,
  askService: CallApi,
  askBench: CallApi,
): Promise<Addresses> => {
  const [[doctor], [member], orders] = await Promise.all([
    callApi(doctorList, {}).then(({ list }) => list),
    callApi(memberListApi, {}).then(({ list }) => list),
    callApi(orderList, { state: 'upcoming' }).then(({ list }) => list),
  ])
  const [order] = orders
  const [clinic, other] = (await askDesk(deskToday, {})).list.filter(({ is_stopped }) => is_stopped === 0)
  if (!doctor || !member || !order || !clinic || !other) throw new Error('the demonstration lacks something')
  const { stop_id } = await askDesk(deskStop, { schedule_id: other.schedule_id, reason: '设备检修' })
  const seat = { unit_id: doctor.unit_id, dep_id: doctor.dep_id, doc_id: doctor.doctor_id }
  const taken = new Set(orders.map(({ date }) => date))
  const costs = (slot: { state: string; fee: string; date: string }) =>
    slot.state === 'bookable' && Number(slot.fee) > 0 && !taken.has(slot.date)
  const held = (await findPlace(callApi, costs)).slot
  const { out_trade_no } = await callApi(createOrder, { slot_id: held.slot_id, member_id: member.member_id })
  const { doctor: free, date, slot } = await findPlace(callApi, (one) => costs(one) && one.slot_id !== held.slot_id)
  const toBook = { unit_id: free.unit_id, dep_id: free.dep_id, doc_id: free.doctor_id, date, slot_id: slot.slot_id }
  await callApi(serviceSay, { content: '检查单丢了怎么办？' })
  const [talk] = (await askService(deskTalks, {})).list
  const { talk_id } = await askService(deskTalkTake, { talk_id: talk?.talk_id ?? 0 })
  const { goods_id } = (await askDesk(deskGoods, {})).list[0] ?? {}
  const [team] = (await askDesk(deskFamilyTeams, {})).list
  const [sold] = (await askDesk(deskOrdersFind, {})).list
  const [licence] = (await askDesk(deskLicences, { list: 'all' })).list
  const [managed] = (await askDesk(deskDoctors, {})).list
  const { comment_id } = (await askDesk(deskComments, { list: 'all' })).list[0] ?? {}
  const [discussed] = (await askDesk(deskDiscussions, { list: 'all' })).list
  const { session_id } = (await askDesk(deskSeckill, {})).list[0] ?? {}
  const ask_id = await consultThisDoctor(callApi, (await askBench(benchMe, {})).doctor_id, 'text', { is_revisit: 1 })
  await askBench(benchTake, { ask_id })
  await askBench(benchSend, { ask_id, kind: 'text', content: '量过血压吗？', client_msg_id: `address-${ask_id}` })
  const [asked] = (await callApi(myAsks, {})).list
  const [open] = (await callApi(openAsks, {})).list
  const [toAsk] = (await callApi(askDoctors, { service: 'text' })).list
  if (!asked || !open || !toAsk) throw new Error('the demonstration lacks consultations')
  const anOrder = { order_id: order.order_id }
  const invoices = await findInvoices(callApi)
  const bought = (await callApi(goodsOrderList, {})).list.find(({ button }) => button.includes('refund'))
  const refunds = (await callApi(refundList, {})).list
  const money = refunds.find(({ refund_type }) => refund_type === 'money')
  const sent = refunds.find(({ refund_type }) => refund_type === 'return')
  if (!bought || !money || !sent) throw new Error('the demonstration lacks something to be refunded')
  const [toRefund, aRefund, aReturn] = [ofOrder(bought), ofOrder(money), ofOrder(sent)]
  const examined = (await callApi(goodsOrderList, { state: 'finished' })).list.find(({ order_goods }) =>
    isExam(order_goods),
  )
  const due = (await callApi(goodsOrderList, { state: 'paid' })).list.filter(({ order_goods }) => isExam(order_goods))
  const anExam = { order_id: due[0]?.order_id }
  const visit = { order_id: await findVisitOf(callApi, askBench, member.member_id) }
  return {
    ...(await findActivity(callApi)),
    ...(await findBargain(callApi, askDesk)),
    ...(await findOffline(callApi, askDesk)),
    ...(await findSubject(callApi)),
    ...(await findAbroad(callApi)),
    ...(await findInquiry(callApi, askService)),
    ...(await findJoining(callApi, askDesk, doctor.doctor_id)),
    ...(await findStore(askDesk)),
    ...(await findGoods(callApi)),
    ...(await findOrdered(callApi)),
    ...(await findPrescriptions(callApi)),
    ...(await findCall(callApi, askBench)),
    ...(await findArticles(callApi, askDesk)),
    ...(await findBenefit(callApi)),
    ...(await findChild(callApi)),
    ...(await findPlan(callApi)),
    ...(await findOwnRecord(callApi)),
    ...(await findExchange(callApi)),
    ...(await findLessons(callApi, askDesk)),
    ...(await findVideos(callApi, askDesk)),
    ...(await findCounter(askDesk)),
    '/ask/chat': { ask_id },
    '/health/imconsult': { ask_id },
    '/channel/index': { cid: DEMO_CHANNEL },
    '/unit/index': seat,
    '/unit/dep': seat,
    '/vue/doctor/detail': seat,
    '/guahao/schedule': seat,
    '/guahao/confirm': toBook,
    '/guahao/success': anOrder,
    '/guahao/orderdetail': anOrder,
    '/guahao/reschedule': anOrder,
    '/health/refund': toRefund,
    '/health/refund_old': toRefund,
    '/health/apprefund': toRefund,
    '/health/refundresult': aRefund,
    '/health/refundprogress': aRefund,
    '/health/apprefundresult': aRefund,
    '/health/aftersale': aReturn,
    '/health/aftersaleresult': aReturn,
    '/health/orderapply': aReturn,
    '/comment/list': { kind: 'doctor', id: doctor.doctor_id },
    '/ask/select': { doctor_id: toAsk.doctor_id },
    '/ask/create': { doctor_id: toAsk.doctor_id, type: 'text' },
    '/ask/order': { ask_id: asked.ask_id },
    '/ask/complain': { ask_id: asked.ask_id },
    '/ask/detail': { ask_id: open.ask_id },
    '/health/askdetail': { ask_id: open.ask_id },
    '/health/service/hospital': seat,
    '/health/service/doctor': { doctor_id: toAsk.doctor_id },
    '/toplist/detail': { id: 1 },
    '/yiyao/cloud': { unit_id: doctor.unit_id },
    '/search/index': { keyword: '医院' },
    '/account/memberedit': { member_id: member.member_id },
    '/account/certification': { member_id: member.member_id },
    '/pay/index': { out_trade_no },
    '/sandbox/cashier': { out_trade_no },
    ...invoices,
    '/h5/register/:partner/index': { partner: 'dongguan' },
    '/health/appointmentTime': anExam,
    '/health/appointmentTimeNew': anExam,
    '/health/clinictime': anExam,
    '/health/examineTime': anExam,
    '/health/detectionAppointment': anExam,
    '/health/reportDetail': { order_id: examined?.order_id },
    '/workbench/talk': { ask_id },
    '/workbench/prescriptions': { ask_id },
    '/workbench/record': { ask_id },
    '/workbench/visit': visit,
    '/workbench/visit-prescriptions': visit,
    '/desk/clinic': { schedule_id: clinic.schedule_id },
    '/desk/screen': { dep_id: clinic.dep_id },
    '/desk/stop': { schedule_id: clinic.schedule_id },
    '/desk/stopped': { stop_id },
    '/desk/talk': { talk_id },
    '/desk/seckill/session': { session_id },
    '/desk/goods/edit': { goods_id },
    '/desk/family-teams/edit': { team_id: team?.team_id },
    '/desk/licences/one': { licence_id: licence?.licence_id },
    '/desk/doctors/doctor': { doctor_id: managed?.doctor_id },
    '/desk/comments/detail': { comment_id },
    '/desk/discussions/detail': { comment_id: discussed?.comment_id },
    '/desk/orders/detail': { order_id: sold?.order_id },
    '/desk/goods/stock': { goods_id },
  }
}

/** A health plan that a team made for a member of the patient's. */
const findPlan = async (callApi: CallApi): Promise<Addresses> => {
  const [plan] = (await callApi(healthPlanList, {})).list
  if (!plan) throw new Error('the demonstration lacks a health plan')
  return { '/plan/detail': { id: plan.id } }
}

/** A child of the patient's, whose record they begin unless they have one, and an invitation to care for it. */
const findChild = async (callApi: CallApi): Promise<Addresses> => {
  const baby = { baby_name: '林小满', sex: 1, birthday: '2025-06-01', guardian_consent: 1 }
  const { user_id: userId } = await callApi(getUserInfo, {})
  const [known] = (await callApi(userBaby, { userId })).list
  const child_id = known?.id ?? (await callApi(addBabyHr, baby)).id
  const date = known?.birthday ?? baby.birthday
  await callApi(addMeasurement, { child_id, client_id: 'address-of-a-child', date, weight: 3.3, is_sure: 1 })
  const { token } = await callApi(inviteCarer, { child_id, relation: 'father', rights: 'log' })
  return {
    '/records/child': { child_id },
    '/records/childedit': { child_id },
    '/records/carers': { child_id },
    '/records/join': { token },
    '/records/growth': { child_id },
    '/records/daily': { child_id },
    '/records/vaccines': { child_id },
    '/records/milestones': { child_id },
  }
}

/** Something in the record of one of the patient's people. */
const findOwnRecord = async (callApi: CallApi): Promise<Addresses> => {
  const [member] = (await callApi(memberListApi, {})).list
  if (!member) throw new Error('the demonstration lacks a member')
  const { member_id } = member
  const { list } = await callApi(ownRecord, { member_id })
  const condition = { kind: 'condition', name: '高血压', detail: 'active' } as const
  const id =
    list.find(({ kind }) => kind === 'condition')?.id ??
    (await callApi(saveOwnEntry, { member_id, client_id: 'address-of-an-entry', ...condition })).id
  return {
    '/records/own': { member_id },
    '/records/own/entry': { member_id, kind: 'condition', id },
    '/records/own/measures': { member_id, item: 'pressure' },
    '/records/paper': { record: `own-${member_id}` },
    '/records/shares': { record: `own-${member_id}` },
  }
}

/** A prescription of the patient's, and the drug that it is for. */
const findPrescriptions = async (callApi: CallApi): Promise<Addresses> => {
  const [one] = (await callApi(prescriptionList, {})).list
  if (!one) throw new Error('the demonstration lacks a prescription')
  return {
    '/yiyao/prescription': { prescription_id: one.prescription_id },
    '/yiyao/prescription/upload': { goods_id: one.goods_id },
  }
}

/** A consultation by video that the doctor at their workbench has accepted. */
const findCall = async (callApi: CallApi, askBench: CallApi): Promise<Addresses> => {
  const { doctor_id } = await askBench(benchMe, {})
  // Of another of the family: with one doctor each has one consultation at a time.
  const [, other] = (await callApi(memberListApi, {})).list
  if (!other) throw new Error('the demonstration lacks a family')
  const ask_id = await consultThisDoctor(callApi, doctor_id, 'video', { member_id: other.member_id })
  await askBench(benchTake, { ask_id })
  return { '/ask/call': { ask_id }, '/workbench/call': { ask_id } }
}

/** Something that the patient exchanged points for. */
const findExchange = async (callApi: CallApi): Promise<Addresses> => {
  const [one] = (await callApi(pointOrderList, {})).list
  if (!one) throw new Error('the demonstration lacks an exchange')
  const { goods_id, order_id } = one
  return { '/integral/more': { labelId: 2 }, '/integral/goods': { goods_id }, '/integral/order': { order_id } }
}

/** An article that is read, and one that waits at the desk. */
const findArticles = async (callApi: CallApi, askDesk: CallApi): Promise<Addresses> => {
  const [read] = (await callApi(searchDocArticle, {})).list
  const [waiting] = (await askDesk(deskArticles, {})).list
  if (!read || !waiting) throw new Error('the demonstration lacks articles')
  return {
    '/article/detail': { id: read.article_id },
    '/article/comments': { kind: 'article', id: read.article_id },
    '/desk/article': { article_id: waiting.article_id },
    '/desk/article/correct': { article_id: waiting.article_id },
  }
}

/** A benefit of a package. */
const findBenefit = async (callApi: CallApi): Promise<Addresses> => {
  const benefit_id = (await callApi(comboSelect, {})).list[0]?.benefits[0]?.benefit_id
  if (benefit_id === undefined) throw new Error('the demonstration lacks a package')
  return { '/member/benefit': { benefit_id } }
}

/** A class that costs something, a section of it that everybody hears, and one that a desk writes. */
const findLessons = async (callApi: CallApi, askDesk: CallApi): Promise<Addresses> => {
  const paid = (await callApi(classesByCondition, { page_size: 50 })).list.find(({ price }) => price !== '0.00')
  const { doctors, categories } = await askDesk(deskClassChoices, {})
  const [doctor, category] = [doctors[0], categories[0]]
  if (!paid || !doctor || !category) throw new Error('the demonstration lacks audio classes')
  const { class_id: classId } = paid
  const first = (await callApi(audioClassDetail, { classId })).sections.find(({ is_free }) => is_free === 1)
  const texts = { title: '还在写的课', summary: '一句话', intro: '讲什么', price: '0.00', share_goal: 0, sections: [] }
  const { class_id } = await askDesk(deskClassAdd, { ...texts, doctor_id: doctor.id, category_id: category.id })
  return {
    '/vue/doctorlesson/intro': { classId },
    '/vue/doctorlesson/detail': { classId, fileId: first?.file_id },
    '/desk/class': { class_id },
  }
}

/** A video that is watched, one that the desk keeps, and a consultation that waits there to be shown. */
const findVideos = async (callApi: CallApi, askDesk: CallApi): Promise<Addresses> => {
  const [watched] = (await callApi(videoByTopic, {})).list
  const [kept] = (await askDesk(deskVideos, { list: 'draft' })).list
  const [toShow] = (await askDesk(deskOpenAsks, {})).list
  if (!watched || !kept || !toShow) throw new Error('the demonstration lacks videos or a consultation to show')
  return {
    '/video/detail': { file_id: watched.file_id },
    '/desk/video': { video_id: kept.video_id },
    '/desk/openask': { ask_id: toShow.ask_id },
  }
}

/** Somebody whom the counter has registered, the visit that it books for them, a shift that is over, a settled month, and a channel. */
const findCounter = async (askDesk: CallApi): Promise<Addresses> => {
  const papers = { id_type: 'passport', id_card: 'E20261128', sex: 1, birthday: '1958-03-12' } as const
  const { person } = await askDesk(deskRegister, { truename: '程大川', ...papers, has_agreed: 1 })
  const { order_id } = await askDesk(deskCounterBook, { person, slot_id: await findSlotAtCounter(askDesk) })
  const [shift] = (await askDesk(deskShifts, {})).list
  const [settled] = (await askDesk(deskSettlements, {})).list
  const [channel] = (await askDesk(deskChannels, {})).list
  if (!shift || !settled || !channel) throw new Error('the demonstration lacks a shift, a settlement or a channel')
  return {
    '/desk/person': { person },
    '/desk/patient': { person },
    '/desk/person-book': { person },
    '/desk/slip': { order_id },
    '/desk/shift': { shift_id: shift.shift_id },
    '/desk/settlement': { settlement_id: settled.settlement_id },
    '/desk/bill': { provider: 'stand-in', day: '2026-01-02' },
    '/desk/month': { month: settled.month },
    '/desk/channel': { channel: channel.channel },
  }
}

const findSlotAtCounter = async (askDesk: CallApi): Promise<number> => {
  const { today } = await askDesk(deskCounterSlots, {})
  for (const days of [1, 2, 3, 4, 5, 6, 7]) {
    const date = addDays(today, days)
    const { departments } = await askDesk(deskCounterSlots, { date })
    const dep_id = departments.find(({ left_num }) => left_num > 0)?.dep_id
    const { list } = await askDesk(deskCounterSlots, { date, dep_id })
    const slot = list.flatMap(({ slots }) => slots).find(({ state }) => state === 'bookable')
    if (slot) return slot.slot_id
  }
  throw new Error('the hospital of the demonstration has no place left')
}

/** A visit of the doctor at their workbench: the first of today's clinic, or one that is booked for it. */
const findVisitOf = async (callApi: CallApi, askBench: CallApi, member_id: number): Promise<string> => {
  const [known] = (await askBench(benchClinics, {})).list
  if (known) return known.order_id
  const { doctor_id } = await askBench(benchMe, {})
  const booked = (await callApi(orderList, { state: 'upcoming', page_size: 50 })).list
  const own = booked.find((one) => one.doctor_id === doctor_id)
  if (own) return own.order_id
  for (const { date } of (await askBench(benchSchedule, {})).list) {
    const { list } = await callApi(doctorSlots, { doctor_id, date })
    const slot = list.find(({ state }) => state === 'bookable')
    if (slot) return (await callApi(createOrder, { slot_id: slot.slot_id, member_id })).order_id
  }
  throw new Error('the doctor of the demonstration has no place left')
}

/** A resident of the team whose leader asks. */
export const findResident = async (askTeam: CallApi): Promise<Addresses> => {
  const [resident] = (await askTeam(benchSignings, { list: 'signed' })).list
  if (!resident) throw new Error('the demonstration lacks a resident of a family doctor')
  return { '/workbench/resident': { id: resident.id } }
}

/** A file that waits at the platform's desk to be brought. */
export const findImport = async (askOperator: CallApi): Promise<Addresses> => {
  const [brought] = (await askOperator(deskImports, {})).list
  return { '/desk/imports/one': { import_id: brought?.import_id ?? (await bringHospital(askOperator)) } }
}

const bringHospital = async (askOperator: CallApi): Promise<string> => {
  const bytes = Buffer.from('医院编码,医院名称,地址\nLOOK1,看一看医院,广东省深圳市南山区示例路8号\n')
  const begun = { kind: 'hospitals', file_name: '医院.csv', byte_num: bytes.length }
  const { import_id } = await askOperator(deskImportBegin, begun)
  await askOperator(deskImportPiece, { import_id, position: 0, base64: bytes.toString('base64') })
  return import_id
}

/** Goods of the flash sale that is on. */
const findActivity = async (callApi: CallApi): Promise<Addresses> => {
  const act_id = (await callApi(scheduleConf, {})).list.find(({ state }) => state === 'on')?.schedule_id
  const [item] = (await callApi(seckillGoods, { schedule_id: act_id })).list
  if (!item) throw new Error('the demonstration lacks a flash sale')
  return { '/activity/activityOrder': { act_id, goods_id: item.goods_id } }
}

/** The patient's bargain that runs, and an activity at the desk. */
const findBargain = async (callApi: CallApi, askDesk: CallApi): Promise<Addresses> => {
  const [bargain] = (await callApi(bargainList, { state: 'running' })).list
  const [act] = (await askDesk(deskActs, { type: 'lottery' })).list
  const [invite] = (await askDesk(deskActs, { type: 'invite' })).list
  if (!bargain || !act || !invite) throw new Error('the demonstration lacks activities')
  const { bargain_id, act_id, goods_id } = bargain
  return {
    '/activity/bargaindetail': { bargain_id },
    '/activity/bargainhelp': { bargain_id },
    '/activity/bargainOrder': { act_id, goods_id },
    '/desk/activities/one': { act_id: act.act_id },
    '/desk/activities/invitations': { act_id: invite.act_id },
  }
}

/** Something that a hospital holds and that has places, one of the desk's own, and a certificate of who came to one that is over. */
const findOffline = async (callApi: CallApi, askDesk: CallApi): Promise<Addresses> => {
  const event = (await callApi(offLineList, {})).list.find(({ status }) => status === 'open')
  const [own] = (await askDesk(deskOffline, {})).list
  const came = (await callApi(offLineMine, {})).list.find(({ can_certify }) => can_certify === 1)
  if (!event || !own || !came) throw new Error('the demonstration lacks offline activities')
  const one = { id: event.id }
  const { certificate_no } = await callApi(offLineCertificate, { signup_id: came.signup_id })
  return {
    '/activity/offlinedetail': one,
    '/activity/offlinesignup': one,
    '/activity/offlinecertificate': { signup_id: came.signup_id },
    '/activity/certificate': { certificate_no },
    '/desk/offline/one': { event_id: own.event_id },
  }
}

/** The special subject of the demonstration. */
const findSubject = async (callApi: CallApi): Promise<Addresses> => {
  const [subject] = (await callApi(specialSubjectList, {})).list
  if (!subject) throw new Error('the demonstration lacks a special subject')
  const { subjectId } = subject
  return {
    '/subject/detail': { subjectId },
    '/desk/subject': { subject_id: subjectId },
    '/desk/subject/preview': { subject_id: subjectId },
  }
}

/** A country, a hospital abroad, one of its experts, a service, an illness and a case. */
const findAbroad = async (callApi: CallApi): Promise<Addresses> => {
  const [country] = (await callApi(overseasCountries, {})).list
  const [kind] = (await callApi(overseasPubCategories, {})).list
  const [goods] = (await callApi(overseasGoods, {})).list
  const [expert] = (await callApi(overseasExperts, {})).list
  const [illness] = (await callApi(overseasIllnesses, {})).list
  const [told] = (await callApi(overseasCases, {})).list
  const { specials } = await callApi(goodsDetail, { goods_id: goods?.goods_id ?? 0 })
  const ordered = (await callApi(goodsOrderList, {})).list.find(({ order_goods }) =>
    order_goods.some(({ is_overseas }) => is_overseas === 1),
  )
  if (!country || !kind || !goods || !expert || !illness || !told || !specials[0] || !ordered)
    throw new Error('the demonstration lacks care abroad')
  const [ofCountry, ofKind] = [{ country_id: country.country_id }, { category_id: kind.category_id }]
  const [ofUnit, ofGoods] = [{ unit_id: goods.unit_id }, { goods_id: goods.goods_id }]
  return {
    '/gjyl/interDetail': { id: country.country_id },
    '/gjyl/interList/hot': ofCountry,
    '/gjyl/interList/advantageHos': ofCountry,
    '/gjyl/interList/servePage': ofCountry,
    '/gjyl/goodsList/hot': ofKind,
    '/gjyl/goodsList/advantageHos': ofKind,
    '/gjyl/goodsList/servePage': ofKind,
    '/gjyl/unit/desc': ofUnit,
    '/gjyl/unit/doctors': ofUnit,
    '/gjyl/unit/services': ofUnit,
    '/gjyl/serveProvider': ofUnit,
    '/gjyl/goodsDetail': ofGoods,
    '/gjyl/product': ofGoods,
    '/gjyl/orderconfirm': { ...ofGoods, special_id: specials[0].special_id },
    '/gjyl/orderdetail': ofOrder(ordered),
    '/gjyl/docDetail': { doctor_id: expert.doctor_id },
    '/gjyl/illDetail': { ill_id: illness.ill_id },
    '/gjyl/conDetail': { article_id: told.article_id },
    '/desk/abroad/unit': ofUnit,
  }
}

/** A case of the patient's with quotes, and the same at the desk. */
const findInquiry = async (callApi: CallApi, askService: CallApi): Promise<Addresses> => {
  const [own] = (await callApi(inquiryList, {})).list
  const [managed] = (await askService(deskInquiries, {})).list
  if (!own || !managed) throw new Error('the demonstration lacks inquiries')
  const one = { id: own.request_id }
  return {
    '/inquiry/inquiryDetail': one,
    '/account/inquiryquotes': one,
    '/desk/inquiries/one': { request_id: managed.request_id },
  }
}

/** An application of a hospital that waits, a heart that is shown, and a car park. */
const findJoining = async (callApi: CallApi, askDesk: CallApi, doctor_id: number): Promise<Addresses> => {
  const [application] = (await askDesk(deskJoining, {})).list
  const [heart] = (await askDesk(deskHearts, { list: 'shown' })).list
  const [unit] = (await callApi(parkUnits, {})).list
  if (!application || !heart || !unit) throw new Error('the demonstration lacks applications, hearts or car parks')
  return {
    '/desk/joining/one': { application_id: application.application_id },
    '/sendheart/create': { doctor_id },
    '/sendheart/detail': { id: heart.id },
    '/park/index': { unit_id: unit.unit_id },
  }
}

/** An order of the desk's store, and a cash-out. */
const findStore = async (askDesk: CallApi): Promise<Addresses> => {
  const [code] = (await askDesk(codeCheckList, {})).list
  const [help] = (await askDesk(appHelpList, {})).list
  if (!code || !help) throw new Error('the demonstration lacks a store')
  return { '/store/order': { order_id: code.id }, '/store/help': { id: help.id } }
}

/** Orders with an invoice and without one, and a title of the book. */
const findInvoices = async (callApi: CallApi): Promise<Addresses> => {
  const paid = (await callApi(goodsOrderList, {})).list.filter(({ button }) => button.includes('invoice'))
  const [asked, open] = paid.map(({ order_id }) => ({ order_id }))
  const [title] = (await callApi(invoiceTitles, {})).list
  if (!asked || !open || !title) throw new Error('the demonstration lacks something to make invoices of')
  await callApi(invoiceSave, { ...asked, invoice_type: 'personal', title: '周明' })
  const aTitle = { title_id: title.title_id }
  return {
    '/health/InvoiceDetails': open,
    '/invoice/create': open,
    '/invoice/success': asked,
    '/invoice/details': asked,
    '/invoice/refundResult': asked,
    '/invoice/invoiceDetail': aTitle,
    '/invoice/invoiceSuccess': aTitle,
  }
}

const ofOrder = ({ order_id }: { order_id: string }) => ({ order_id })
const isExam = (goods: readonly { appointment: string }[]) => goods.some(({ appointment }) => appointment === 'exam')

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
