import { healthcardCreate } from '#app/areas/account/health-cards/contract.ts'
import {
  getSmsToken,
  loginByAppToken,
  loginByCode,
  momentKey,
  picCode,
  previewToken,
  sendMobileSms,
  sendSmsCode,
  thirdLogin,
} from '#app/areas/account/sign-in/contract.ts'
import { sumOf } from '#app/areas/account/sign-in/rules/sum.ts'
import { adlist } from '#app/areas/analytics/contract.ts'
import { deskArrive, deskCallNext, deskDone, deskMissed } from '#app/areas/desk/clinic/contract.ts'
import { deskHospital } from '#app/areas/desk/hospital/contract.ts'
import { deskFirstPassword, deskSignIn, deskStaffAdd, deskTotpSecret } from '#app/areas/desk/staff/contract.ts'
import { deskStopPreview } from '#app/areas/desk/stops/contract.ts'
import { deskTalks, deskTalkTake } from '#app/areas/desk/talks/contract.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { callKey } from '#app/areas/guide/contract.ts'
import { helpList, serviceSay } from '#app/areas/help/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { yuanToFen } from '#kit/money/fen.ts'
import type { IdentityDoor } from '#kit/outside/identity.ts'
import { signNotice } from '#kit/outside/server/cashier-notice.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { onePixel } from '#kit/testing/a-picture.ts'
import { bindByPhone, CITY_CHANNEL, codeAt, ticketAt } from '#kit/testing/doors.ts'
import { fieldsOf } from '#kit/testing/malformed.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import type { NamedCall } from './all-calls.ts'
import { type Asker, newPatient } from './askers.ts'
import { activitiesByCall } from './honest-activities.ts'
import { appointmentsByCall } from './honest-appointments.ts'
import { articlesByCall } from './honest-articles.ts'
import { asksByCall } from './honest-asks.ts'
import { benchByCall } from './honest-bench.ts'
import { callsByCall } from './honest-calls.ts'
import { cardsByCall } from './honest-cards.ts'
import { chatByCall } from './honest-chat.ts'
import { deskMallByCall } from './honest-desk-mall.ts'
import { familyByCall } from './honest-family.ts'
import { invoicesByCall } from './honest-invoices.ts'
import { lessonsByCall } from './honest-lessons.ts'
import { mallByCall } from './honest-mall.ts'
import { newIdNumber, newMember } from './honest-members.ts'
import { membershipByCall } from './honest-membership.ts'
import { ordersByCall } from './honest-orders.ts'
import { pointsByCall } from './honest-points.ts'
import { prescriptionsByCall } from './honest-prescriptions.ts'
import { refundsByCall } from './honest-refunds.ts'
import { teamByCall } from './honest-team.ts'
import { videosByCall } from './honest-videos.ts'
import {
  begunOrder,
  closedNight,
  fullSlot,
  heldOrder,
  newLoginName,
  nextDoctor,
  paidOrder,
  plants,
  todaysOrder,
  visitAfter,
} from './plants.ts'
import type { World } from './world.ts'

/** What is sent, made for this asker and this once. */
type Values = (world: World, asker: Asker) => Promise<Record<string, unknown>> | Record<string, unknown>

/** What an honest program sends to a call. */
export const honestInput = async (world: World, call: NamedCall, asker: Asker): Promise<Record<string, unknown>> => {
  const meant = (await byCall[call.name]?.(world, asker)) ?? {}
  const usual: Record<string, unknown> = byField(world, asker)
  const input: Record<string, unknown> = { ...meant }
  for (const field of fieldsOf(call)) {
    const plant = plants[typeof call.owner === 'object' ? (call.owner[field] ?? '') : '']
    if (!Object.hasOwn(meant, field)) input[field] = plant ? await plant(world, asker) : usual[field]
  }
  return input
}

/** Parameters that mean the same wherever they stand; what is not here is left out. */
const byField = ({ here, slot, illId, commentId }: World, { words, mobile }: Asker) => ({
  ...{ unit_id: here.hospitalId, dep_id: here.depId, doctor_id: slot.doctorId, id: here.hospitalId },
  ...{ slot_id: slot.slotId, schedule_id: slot.scheduleId, date: slot.date, doctor_ids: `${slot.doctorId}` },
  ...{ ill_id: illId, comment_id: commentId, kind: 'doctor', rank_id: 1, area_code: HEALTH_AREA, city_name: '深圳' },
  ...{ mobile, truename: words, name: words, address: words, remark: words, reason: words, content: words },
  ...{ goods_id: 1, project_id: 1, coupon_id: 1, category_id: 1, buy_num: 1, location: 1, page_mark: 'healthIndex' },
  ...{ feedback: words, keyword: words, relation: 'other', visit_type: 'first', lat: '22.5485', lng: '114.0661' },
})

/** Parameters that a call means otherwise, or that only fit together. */
const byCall: Readonly<Record<string, Values>> = {
  ...activitiesByCall,
  ...asksByCall,
  ...chatByCall,
  ...benchByCall,
  ...callsByCall,
  ...mallByCall,
  ...membershipByCall,
  ...cardsByCall,
  ...ordersByCall,
  ...invoicesByCall,
  ...lessonsByCall,
  ...deskMallByCall,
  ...familyByCall,
  ...pointsByCall,
  ...prescriptionsByCall,
  ...refundsByCall,
  ...appointmentsByCall,
  ...articlesByCall,
  ...videosByCall,
  ...teamByCall,
  sendMobileSms: ({ house }) => newToken(house),
  sendSmsCode: async ({ house }) => ({ ...(await newToken(house)), type: 'verify' }),
  loginBySms: async ({ house }) => {
    const asked = await newToken(house)
    await house.ask(sendMobileSms, asked)
    const [sent] = (await house.ask(sandboxSms, { mobile: asked.mobile })).list
    return { ...asked, code: sent?.code }
  },
  thirdLogin: ({ house }) => boundAt(house, thirdLogin, 'city-1', (code) => ({ channelId: CITY_CHANNEL, code })),
  loginByCode: ({ house }) => boundAt(house, loginByCode, 'messenger', (code) => ({ code })),
  loginByAppToken: ({ house }) => boundAt(house, loginByAppToken, 'native-app', (jstoken) => ({ jstoken })),
  reBindWxOpenId: ({ house }) => ({ code: codeAt(house, 'messenger', newPerson()) }),
  loginByMomentKey: async ({ house }) => house.ask(momentKey, {}, (await newPatient(house)).as),
  previewToken: (_, { as }) => ({ accessToken: as.key, channelId: 16, expireDays: 30 }),
  confirmToken: async ({ house }, { as }) => {
    const { accessToken } = await house.ask(previewToken, { accessToken: as.key ?? '', channelId: 16 }, as)
    return { accessToken, channelId: 16, prevToken: as.key }
  },
  sendCloudDepCode: () => ({ mobile: newMobile() }),
  checkCaptcha: async ({ house }) => {
    const { captcha_id, text } = await house.ask(picCode, {})
    return { captcha_id, captcha_code: answerOf(text) }
  },
  eHealthCard: async (world, asker) => {
    const { member_id } = await newMember(world, asker)
    await world.house.ask(healthcardCreate, { member_id, area_code: HEALTH_AREA }, asker.as)
    return {}
  },
  certification: newMember,
  latAndLng: () => ({ type: 'set' }),
  openIdCity: () => ({ open_id: 'an-open-id-of-the-messaging-app' }),
  addCard: () => ({ card_no: newIdNumber() }),
  editSocial: () => ({ social_no: newIdNumber() }),
  savePrivacy: () => ({ acceptRecommend: '1' }),
  cancelAccount: async ({ house }, { mobile }) => {
    // The number was sent a code to sign in with a moment ago.
    house.clock.advance({ minutes: 2 })
    const { token } = await house.ask(getSmsToken, { mobile })
    await house.ask(sendSmsCode, { mobile, token, type: 'cancel' })
    const [sent] = (await house.ask(sandboxSms, { mobile })).list
    return { sms_code: sent?.code, reason: '不再需要' }
  },
  createOrder: async ({ freeSlot }) => ({ slot_id: (await freeSlot()).slotId }),
  rescheduleOrder: async (world, asker) => {
    const order = await paidOrder(world, asker)
    const { list } = await world.house.ask(doctorSlots, { doctor_id: order.doctorId, date: order.date })
    return { id: order.order_id, slot_id: list.find((slot) => slot.state === 'bookable')?.slot_id }
  },
  checkInOrder: async (world, asker) => ({ id: (await paidOrder(world, asker, 'today')).order_id }),
  addWait: async (world) => ({ slot_id: await fullSlot(world) }),
  commentList: ({ slot }) => ({ id: slot.doctorId }),
  commentIllTags: ({ slot }) => ({ id: slot.doctorId }),
  addComment: async (world, asker) => {
    const { order_id } = await visitAfter(world, [deskArrive, deskDone], asker)
    return { order_id, stars: 5, content: PUBLISHED }
  },
  addCommentReply: () => ({ content: PUBLISHED }),
  sandboxPay: async (world) => ({ out_trade_no: (await heldOrder(world, await newPatient(world.house))).out_trade_no }),
  sandboxIdentity: () => ({ door: 'city-1', person: newPerson() }),
  payNotify: async (world) => {
    const { out_trade_no: outTradeNo, pay_amount } = await heldOrder(world, await newPatient(world.house))
    const paid = { kind: 'payment', outTradeNo, refundNo: '', transactionId: `paid-${outTradeNo}`, ok: true } as const
    return { provider: 'stand-in', ...signNotice(world.house.config, { ...paid, amountFen: yuanToFen(pay_amount) }) }
  },
  deskCallNext: async (world) => ({ schedule_id: (await visitAfter(world, [deskArrive])).scheduleId }),
  deskSkip: async (world) => ({ order_id: (await visitAfter(world, [deskArrive, deskCallNext])).order_id }),
  deskUndoArrive: async (world) => ({ order_id: (await visitAfter(world, [deskArrive])).order_id }),
  deskDone: async (world) => ({ order_id: (await visitAfter(world, [deskArrive])).order_id }),
  deskMissed: async (world) => ({ order_id: (await begunOrder(world)).order_id }),
  deskUndoMissed: async (world) => {
    const { order_id } = await begunOrder(world)
    await world.house.ask(deskMissed, { order_id }, (await world.staffOf(world.here, 'nurse')).as)
    return { order_id }
  },
  deskFindVisit: async (world) => ({ scanned: (await todaysOrder(world)).order_id }),
  deskMoneySettle: () => ({ note: PUBLISHED }),
  deskMoneyRefundByHand: () => ({ note: PUBLISHED }),
  deskNotice: () => ({ notice: PUBLISHED }),
  deskRules: async ({ house }, { as }) => {
    const { rules } = await house.ask(deskHospital, {}, as)
    return rules
  },
  deskPlanSave: ({ here, slot }) => ({
    doctor_id: nextDoctor(here),
    ...{ weekdays: '1', half: 'pm', begin_time: '14:00', end_time: '15:00', places: 1, fee: '10.00' },
    ...{ clinic: 'general', on_holidays: 0, first_day: slot.date },
  }),
  deskPlanEnd: () => ({ from: '2027-06-01' }),
  deskPlaces: () => ({ places: 1 }),
  deskExtra: () => ({ count: 1 }),
  deskExceptionAdd: () => closedNight,
  deskStop: async ({ house, freeSlot }, { as }) => {
    const { scheduleId: schedule_id } = await freeSlot()
    const { substitutes } = await house.ask(deskStopPreview, { schedule_id }, as)
    return { schedule_id, reason: PUBLISHED, substitute_id: substitutes[0]?.schedule_id }
  },
  chooseAfterStop: () => ({ choice: 'refund', slot_id: undefined }),
  uploadimg: () => ({ uploadtype: 'refund', file: onePixel() }),
  embedAddReport: async (world, asker) => {
    const picture = { uploadtype: 'ask' as const, file: onePixel() }
    const { url: images } = await world.house.ask(uploadimg, picture, asker.as)
    return { ...(await asksByCall.embedAddAsk(world, asker)), images }
  },
  doFocus: ({ slot }) => ({ type: 'doctor', object_id: slot.doctorId, state: 1 }),
  chnStaticsAdd: () => ({ event: 'open', page_url: '/guahao/index' }),
  userActionsAdd: ({ house }) => ({
    timestamp: house.clock.now().getTime(),
    nonce: `honest-${++made}`,
    actions: JSON.stringify([{ event: 'visit', page_url: '/guahao/index' }]),
  }),
  statisticView: () => ({ object_type: 'page', object_id: 1 }),
  collectorLog: () => ({ type: '1000', message: 'x is not a function', page_url: '/guahao/index' }),
  adConversion: () => ({ account_id: 'a1', click_id: `c${++made}`, action_type: 'order', item_type: 2 }),
  putCrowd: () => ({ crowdType: 'baby' }),
  userStatistics: () => ({ action: 'visit' }),
  pageModules: () => ({ mark: 'home' }),
  pageLst: () => ({ mark: 'home' }),
  adlist: () => ({ area_type: 'home', id: undefined }),
  advertClick: async ({ house }) => ({ advert_id: (await house.ask(adlist, {})).list[0]?.id }),
  userEarn: () => dailyRead,
  messageBegin: () => dailyRead,
  messageSend: (_, { patientId }) => ({ ...dailyRead, task_id: 'like', action: 'action_like', user_id: patientId }),
  pointsRule: () => ({ cid: 16, rule_id: 3 }),
  ...{ guideInfo: () => ({ page_url: '/unit/list' }), pagePlans: () => ({ page_url: '/unit/list' }) },
  ...{ addMark: () => ({ ex: 'poster', ...browser }), deleteMark: () => ({ key: 'cf', ...browser }) },
  jsConfig: ({ house }) => ({ url: `${house.config.publicUrl}/unit/list` }),
  appEncrypt: () => ({ data: PUBLISHED }),
  callKey: () => ({ template: 'home' }),
  takeCall: async ({ house }) => ({ key: (await house.ask(callKey, { template: 'home' })).key }),
  helpList: () => ({ keyword: undefined }),
  searchAd: () => ({ location: undefined }),
  helpQuestion: async ({ house }) => ({ id: (await house.ask(helpList, {})).list[0]?.questions[0]?.id }),
  ...{ serviceSay: () => browser, serviceMessages: () => browser },
  homePartner: () => ({ partner: 'dongguan' }),
  deskTalkTake: (world) => newTalk(world),
  ...{ deskTalk: takenTalk, deskTalkAnswer: takenTalk, deskTalkClose: takenTalk },
  deskStaffAdd: () => ({ login_name: newLoginName(), role: 'nurse' }),
  deskStaffChange: () => ({ role: 'planner' }),
  deskStaffSwitch: () => ({ is_on: 0 }),
  deskPassword: (_, { password }) => ({ old_password: password, password: NEW_PASSWORD }),
  deskSignIn: async ({ staffOf, here }) => {
    const { loginName, password } = await staffOf(here, 'nurse')
    return { login_name: loginName, password }
  },
  deskFirstPassword: async (world) => ({ ticket: await newTicket(world), password: NEW_PASSWORD }),
  deskTotpSecret: async (world) => ({ ticket: await factorTicket(world) }),
  deskTotpConfirm: async (world) => {
    const { house } = world
    const ticket = await factorTicket(world)
    const { secret } = await house.ask(deskTotpSecret, { ticket })
    return { ticket, code: totpAt(secret, house.clock.now()) }
  },
}

/** An area of the demonstration that issues health cards. */
const HEALTH_AREA = 440_300
/** What a browser calls itself. */
const browser = { visitor_id: 'a-browser-0123456789' }
/** What everybody may read. */
const PUBLISHED = '很好，谢谢'
/** A task of every installation. */
const dailyRead = { business_mark: 'daily', task_id: 'read', action: 'action_view', object_id: '1' }
const NEW_PASSWORD = 'a password of 1 sentence'

let made = 0

const newMobile = () => `136${String(++made).padStart(8, '0')}`

const newPerson = () => `person-${++made}`

/** What somebody shows at a door who has bound his number there. */
const boundAt = async (
  house: World['house'],
  call: CallSpec,
  door: IdentityDoor,
  shown: (code: string) => Record<string, unknown>,
) => {
  const person = newPerson()
  await bindByPhone(house, await ticketAt(house, call, shown(codeAt(house, door, person))))
  return shown(codeAt(house, door, person))
}

/** A number that nobody has, and the token that sends one message to it. */
const newToken = async ({ ask }: World['house']) => {
  const mobile = newMobile()
  const { token } = await ask(getSmsToken, { mobile })
  return { mobile, token }
}

/** 三加四等于几 */
const answerOf = (spoken: string): string => {
  for (const a of tens)
    for (const b of tens)
      for (const sign of ['+', '-'] as const) {
        const sum = sumOf(a, b, sign)
        if (sum.spoken === spoken) return sum.answer
      }
  throw new Error(`no sum says ${spoken}`)
}
const tens = Array.from({ length: 10 }, (_, n) => n)

/** The first step of an account's first sign-in: a password of one's own is due. */
const newTicket = async ({ house, here, staffOf }: World) => {
  const admin = await staffOf(here, 'admin')
  const account = { login_name: newLoginName(), name: '新人', role: 'admin' } as const
  const { login_name, first_password: password } = await house.ask(deskStaffAdd, account, admin.as)
  return (await house.ask(deskSignIn, { login_name, password })).ticket
}

/** The step after it: the second factor is due. */
const factorTicket = async (world: World) => {
  const ticket = await newTicket(world)
  return (await world.house.ask(deskFirstPassword, { ticket, password: NEW_PASSWORD })).ticket
}

/** A talk with customer service that waits for somebody. */
const newTalk = async (world: World) => {
  await world.house.ask(serviceSay, { content: PUBLISHED }, (await newPatient(world.house)).as)
  const { as } = await world.staffOf(world.here, 'service')
  const asked = { page_size: 50 }
  const { total_page_num: page } = await world.house.ask(deskTalks, asked, as)
  // Who wrote last stands last among those that wait.
  const waiting = (await world.house.ask(deskTalks, { ...asked, page }, as)).list
  const talk_id = Math.max(...waiting.map((talk) => talk.talk_id))
  return { talk_id }
}

async function takenTalk(world: World, { as }: Asker) {
  const talk = await newTalk(world)
  await world.house.ask(deskTalkTake, talk, as)
  return talk
}
