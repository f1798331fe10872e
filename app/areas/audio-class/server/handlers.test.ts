import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCanCancel } from '#app/areas/account/settings/contract.ts'
import { doctorServices } from '#app/areas/consult/doctors/contract.ts'
import { doFocus } from '#app/areas/favourites/contract.ts'
import { obtainCoupon } from '#app/areas/mall/coupons/contract.ts'
import { insertCoupons } from '#app/areas/mall/coupons/server/queries/seed.ts'
import { mallCoupons } from '#app/areas/mall/coupons/server/tables.ts'
import { payStatus } from '#app/areas/pay/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { later } from '#kit/time/span.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { publishedClass } from '#test/support/lessons.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { invariants } from './queries/invariants.ts'
import { moveClass } from './queries/keep.ts'
import { insertActivity } from './queries/seed.ts'
import * as tables from './tables.ts'

let app: TestApp
let clinic: Clinic
let me: Person
let friend: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app)
  ;[me, friend, other] = [await signIn(app), await signIn(app), await signIn(app)]
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

const detail = (classId: number, as = {}) => app.callApi(calls.audioClassDetail, { classId }, as)
const play = (classId: number, as = {}) => app.callApi(calls.audioClassPlay, { classId }, as)
const order = (class_id: number, as: Person, more = {}) => app.callApi(calls.audioClassOrder, { class_id, ...more }, as)
const pay = (out_trade_no: string) => app.callApi(sandboxPay, { out_trade_no })
const idsIn = ({ list }: { list: { class_id: number }[] }) => list.map(({ class_id }) => class_id)
const start = (class_id: number, section_id: number, is_free: 0 | 1, as = {}) =>
  app.callApi(calls.addPlayRecord, { class_id, section_id, is_free, channel_id: 7 }, as)
/** The section of a place in a class. */
const sectionAt = async (classId: number, at: number) => {
  const found = (await detail(classId)).sections[at]
  if (!found) throw new Error('no such section')
  return found
}
const aCoupon = async (more = {}) => {
  const now = app.clock.now()
  const until = later(now, { days: 30 })
  await insertCoupons(app.db, [
    {
      sourceKey: `lesson ${Math.random()}`,
      issuer: 'mall',
      title: '听课券',
      discountType: 1,
      discountAmount: 500,
      discountLimitFen: 0,
      total: 10,
      left: 10,
      mostEach: 1,
      drawFrom: now,
      drawUntil: until,
      useUntil: until,
      validDays: 10,
      goodsIds: [999],
      ...more,
    },
  ])
  return Math.max(...(await app.db.select({ id: mallCoupons.id }).from(mallCoupons)).map(({ id }) => id))
}

test('what is not published is nowhere: not found, not listed, not ordered, not heard', async () => {
  const id = await publishedClass(app, clinic)
  const { id: section_id, file_id } = await sectionAt(id, 0)
  await moveClass(app.db, id, 'off', app.clock.now())
  const asked = { class_id: id, classId: id, section_id, file_id, is_free: 1, play_type: 1, play_duration: 3 }
  const others = { activity_id: 1, share_id: 'nobodys-share' }
  for (const call of [
    calls.audioClassDetail,
    calls.audioClassPlay,
    calls.sectionDesc,
    calls.addPlayRecord,
    calls.reportPlayStat,
    calls.audioClassOrder,
    calls.pushCoupon,
    calls.activityDraw,
    calls.transpondClass,
    calls.transpondClassResult,
  ])
    expect(await app.refusal(call, { ...asked, ...others }, me), call.path).toBe('not-found')
  for (const found of [
    await app.callApi(calls.classesByCondition, { page_size: 50 }),
    await app.callApi(calls.recommendedClasses, { page_size: 50 }),
    await app.callApi(calls.freeSections, { page_size: 50 }),
  ])
    expect(idsIn(found)).not.toContain(id)
})

test('a visitor buys nothing, says nothing and has no records', async () => {
  const id = await publishedClass(app, clinic)
  const input = {
    class_id: id,
    activity_id: 1,
    share_id: 'abcdefgh',
    order_id: 'abcdefgh',
  }
  for (const call of [
    calls.audioClassOrder,
    calls.classOrderDetail,
    calls.boughtClasses,
    calls.playRecords,
    calls.pushCoupon,
    calls.activityDraw,
    calls.transpondClass,
    calls.transpondClassResult,
  ])
    expect(await app.refusal(call, input), call.path).toBe('login')
})

test('a visitor gets the addresses of free sections and of no other; who has the class gets all [X129] [X250]', async () => {
  const id = await publishedClass(app, clinic, { free: [true, false, false] })
  const before = await play(id)
  expect(before.audioList.map(({ file }) => file.length)).toEqual([1, 0, 0])
  expect([before.isBuy, before.user_id]).toEqual([false, 0])
  expect(before.audioList[1]).toEqual({
    id: expect.any(Number),
    file: [],
    file_id: expect.any(Number),
    is_free: 0,
    duration: '00:02',
    title: '第2节',
    play_num: 0,
    doctor_info: { doctor_name: expect.stringContaining('医生') },
  })
  expect(
    await app.refusal(calls.addPlayRecord, { class_id: id, section_id: before.audioList[1]?.id, is_free: 1 }, me),
  ).toBe('not-bought')
  await pay((await order(id, me)).out_trade_no)
  const after = await play(id, me)
  expect(after.audioList.map(({ file }) => file.length)).toEqual([1, 1, 1])
  expect([after.isBuy, after.user_id]).toEqual([true, me.patientId])
  expect((await play(id, other)).audioList.map(({ file }) => file.length)).toEqual([1, 0, 0])
  // What everybody may keep has no address in it at all.
  expect((await detail(id, me)).sections.map(({ file }) => file)).toEqual([[], [], []])
})

test('the sound is had by its lent address alone, for an hour, and by ranges for seeking', async () => {
  const id = await publishedClass(app, clinic, { free: [true], priceFen: 0, seconds: 3 })
  const [address = ''] = (await play(id)).audioList[0]?.file ?? []
  const get = (url: string, range?: string) => app.server.inject({ url, headers: range ? { range } : {} })
  const whole = await get(address)
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([200, 'audio/wav', 24_044])
  const part = await get(address, 'bytes=8000-8099')
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 8000-8099/24044'])
  expect(part.rawPayload.equals(whole.rawPayload.subarray(8_000, 8_100))).toBe(true)
  const rest = await get(address, 'bytes=24000-')
  expect([rest.statusCode, rest.headers['content-length'], rest.rawPayload.length]).toEqual([206, '44', 44])
  const bare = address.split('?')[0] ?? ''
  expect((await get(bare)).statusCode).toBe(404)
  expect((await app.server.inject({ url: bare, headers: { 'user-key': me.key } })).statusCode).toBe(404)
  const forged = address.replace(/seal=(.)/, (_, letter) => `seal=${letter === 'x' ? 'y' : 'x'}`)
  expect((await get(forged)).statusCode).toBe(404)
  app.clock.advance({ minutes: 61 })
  expect((await get(address)).statusCode).toBe(404)
})

test('a long sound is sent piece by piece, whole and from any byte', async () => {
  const id = await publishedClass(app, clinic, { free: [true], priceFen: 0, seconds: 300 })
  const [address = ''] = (await play(id)).audioList[0]?.file ?? []
  const whole = await app.server.inject(address)
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, 2_400_044])
  const rest = await app.server.inject({ url: address, headers: { range: 'bytes=100000-' } })
  expect([rest.statusCode, rest.headers['content-length']]).toEqual([206, '2300044'])
  expect(rest.rawPayload.equals(whole.rawPayload.subarray(100_000))).toBe(true)
})

test('an order is made once, goes on, and its money gives the class', async () => {
  const id = await publishedClass(app, clinic)
  const copies = await Promise.all(Array.from({ length: 5 }, () => order(id, friend)))
  expect(new Set(copies.map(({ order_id }) => order_id)).size).toBe(1)
  const [{ order_id, out_trade_no, amount, state } = copies[0] as never] = copies
  expect([state, amount]).toEqual(['unpaid', '19.90'])
  expect(await app.refusal(calls.classOrderDetail, { order_id }, me)).toBe('not-found')
  expect(await app.callApi(calls.classOrderDetail, { order_id }, friend)).toMatchObject({
    class_id: id,
    left_seconds: 1_800,
  })
  await pay(out_trade_no)
  expect(await app.callApi(calls.classOrderDetail, { order_id }, friend)).toMatchObject({
    state: 'paid',
    out_trade_no: '',
  })
  const [first] = (await app.callApi(calls.boughtClasses, {}, friend)).list
  expect(first).toMatchObject({ class_id: id, order_id, pay_amount: '19.90', way: 'order', heard_num: 0 })
  expect(await app.refusal(calls.audioClassOrder, { class_id: id }, friend)).toBe('had-already')
  expect(idsIn(await app.callApi(calls.boughtClasses, {}, other))).toEqual([])
  // Off the shelf they hear it still, and nobody else does.
  await moveClass(app.db, id, 'off', app.clock.now())
  expect((await play(id, friend)).isBuy).toBe(true)
  expect(await app.refusal(calls.audioClassPlay, { classId: id }, other)).toBe('not-found')
})

test('an order that was not paid in time is closed; another one can be made', async () => {
  const id = await publishedClass(app, clinic)
  const first = await order(id, other)
  app.clock.advance({ minutes: 31 })
  expect(await app.callApi(calls.classOrderDetail, { order_id: first.order_id }, other)).toMatchObject({
    state: 'expired',
    left_seconds: 0,
  })
  await app.wakeAll()
  const second = await order(id, other)
  expect(second.order_id).not.toBe(first.order_id)
  expect((await app.callApi(payStatus, { out_trade_no: first.out_trade_no }, other)).state).toBe('closed')
})

test('money that comes for a closed order goes back, and gives no class', async () => {
  const id = await publishedClass(app, clinic)
  const late = await signIn(app)
  const { out_trade_no, order_id } = await order(id, late)
  await app.callApi(sandboxPay, { out_trade_no, outcome: 'late' })
  for (let minutes = 0; minutes < 60; minutes += 10) {
    app.clock.advance({ minutes: 10 })
    await app.wakeAll()
  }
  expect((await play(id, late)).isBuy).toBe(false)
  const { state, refund_amount } = await app.callApi(payStatus, { out_trade_no }, late)
  expect([state, refund_amount]).toEqual(['refunded', '19.90'])
  expect((await app.callApi(calls.classOrderDetail, { order_id }, late)).state).toBe('expired')
})

test('a class that costs nothing is had at once', async () => {
  const id = await publishedClass(app, clinic, { free: [true], priceFen: 0 })
  expect(await order(id, me)).toMatchObject({ state: 'paid', amount: '0.00', out_trade_no: '' })
  expect((await detail(id, me)).isBuy).toBe(true)
})

test('the coupon of a class is offered once, takes its amount off that class, and comes back with an order that ends', async () => {
  const couponId = await aCoupon()
  const id = await publishedClass(app, clinic, { couponId })
  const elsewhere = await publishedClass(app, clinic)
  const buyer = await signIn(app)
  const offer = () => app.callApi(calls.pushCoupon, { class_id: id }, buyer)
  expect(await offer()).toMatchObject({ coupon: { couponId, canDraw: 1, can_use: 0, price_with: '19.90' }, is_new: 1 })
  expect((await offer()).is_new).toBe(0)
  expect(await app.callApi(calls.pushCoupon, { class_id: elsewhere }, buyer)).toEqual({ coupon: null, is_new: 0 })
  expect(await app.refusal(calls.audioClassOrder, { class_id: id, coupon_id: couponId }, buyer)).toBe('coupon')
  await app.callApi(obtainCoupon, { coupon_id: couponId }, buyer)
  expect((await offer()).coupon).toMatchObject({ can_use: 1, price_with: '14.90' })
  expect(await app.refusal(calls.audioClassOrder, { class_id: elsewhere, coupon_id: couponId }, buyer)).toBe('coupon')
  const plain = await order(id, buyer)
  const cheaper = await order(id, buyer, { coupon_id: couponId })
  expect([plain.amount, cheaper.amount]).toEqual(['19.90', '14.90'])
  expect((await order(id, buyer)).order_id).toBe(cheaper.order_id)
  app.clock.advance({ minutes: 31 })
  await app.wakeAll()
  const again = await order(id, buyer, { coupon_id: couponId })
  expect([again.amount, again.order_id === cheaper.order_id]).toEqual(['14.90', false])
  await pay(again.out_trade_no)
  expect((await play(id, buyer)).isBuy).toBe(true)
  expect((await offer()).coupon).toBeNull()
})

test('a coupon that covers all of it needs no payment', async () => {
  const couponId = await aCoupon({ discountAmount: 5_000 })
  const id = await publishedClass(app, clinic, { couponId })
  const buyer = await signIn(app)
  await app.callApi(obtainCoupon, { coupon_id: couponId }, buyer)
  expect(await order(id, buyer, { coupon_id: couponId })).toMatchObject({
    state: 'paid',
    amount: '0.00',
    out_trade_no: '',
  })
  expect((await play(id, buyer)).isBuy).toBe(true)
})

test('a section counts once in a visit, and stands in the records of who heard it [X193]', async () => {
  const id = await publishedClass(app, clinic)
  const { id: section, file_id } = await sectionAt(id, 0)
  const listener = await signIn(app)
  await Promise.all(Array.from({ length: 5 }, () => start(id, section, 1, listener)))
  expect((await start(id, section, 1, listener)).play_num).toBe(1)
  app.clock.advance({ minutes: 31 })
  expect((await start(id, section, 1, listener)).play_num).toBe(2)
  await start(id, section, 1, { idempotencyKey: 'a visit of a visitor' })
  expect((await start(id, section, 1, { idempotencyKey: 'a visit of a visitor' })).play_num).toBe(3)
  await app.callApi(calls.reportPlayStat, { play_type: 1, file_id, play_duration: 40, class_id: id }, listener)
  const [record] = (await app.callApi(calls.playRecords, {}, listener)).list
  expect(record).toMatchObject({ section_id: section, file_id, play_seconds: 40, is_ended: 1, class_id: id })
  expect((await app.callApi(calls.playRecords, {}, other)).list).toEqual([])
  const [day] = await app.db.select().from(tables.audioClassDays)
  expect(day).toMatchObject({ plays: 3, ends: 1, seconds: 40 })
})

test('the second at which somebody stops goes with their account: kept for no visitor, of nothing that they may not hear, and told to nobody else', async () => {
  const id = await publishedClass(app, clinic, { free: [true, true, false] })
  const [first, second, paid] = [await sectionAt(id, 0), await sectionAt(id, 1), await sectionAt(id, 2)]
  const listener = await signIn(app)
  const keep = (file_id: number, seconds: number, as: object = listener) =>
    app.callApi(calls.keepLessonPlace, { class_id: id, file_id, seconds }, as)
  const asked = { class_id: id, file_id: first.file_id, seconds: 7 }
  expect(await app.refusal(calls.keepLessonPlace, asked)).toBe('login')
  expect(await app.refusal(calls.keepLessonPlace, { ...asked, file_id: paid.file_id }, listener)).toBe('not-bought')
  expect(await app.refusal(calls.keepLessonPlace, { ...asked, class_id: id + 1_000 }, listener)).toBe('not-found')
  expect((await play(id, listener)).place).toBeNull()
  await keep(first.file_id, 7)
  app.clock.advance({ seconds: 5 })
  await keep(second.file_id, 12)
  await keep(second.file_id, 14)
  // Without a section in the address it is the one where they stopped, and with one the other.
  expect(await play(id, listener)).toMatchObject({
    fileId: second.file_id,
    place: { file_id: second.file_id, seconds: 14 },
  })
  const named = await app.callApi(calls.audioClassPlay, { classId: id, fileId: first.file_id }, listener)
  expect(named.fileId).toBe(first.file_id)
  expect((await play(id, other)).place).toBeNull()
  expect(await play(id)).toMatchObject({ fileId: first.file_id, place: null })
})

test('today’s hottest are counted from today alone', async () => {
  const [yesterdays, todays] = [await publishedClass(app, clinic), await publishedClass(app, clinic)]
  for (const visit of [1, 2, 3])
    await start(yesterdays, (await sectionAt(yesterdays, 0)).id, 1, { idempotencyKey: `y ${visit}` })
  app.clock.set('2026-12-24 09:00')
  expect((await app.callApi(calls.classesHotToday, {})).list).toEqual([])
  await start(todays, (await sectionAt(todays, 0)).id, 1)
  expect((await app.callApi(calls.classesHotToday, {})).list).toMatchObject([{ class_id: todays, today_num: 1 }])
})

test('lists: by category, words, price, doctor, essence and tab; the one that is looked at is never recommended', async () => {
  me = await signIn(app, me.mobile)
  const lone = await openClinic(app)
  const free = await publishedClass(app, lone, { categoryId: 9, free: [true], priceFen: 0, title: '过敏季节怎么办' })
  const paid = await publishedClass(app, lone, { categoryId: 9, title: '哮喘用药' })
  const found = async (input: object) => idsIn(await app.callApi(calls.classesByCondition, input))
  expect(await found({ category_id: 9 })).toEqual([paid, free])
  expect(await found({ category_id: 9, is_free: 1 })).toEqual([free])
  expect(await found({ keyword: '过敏 季节' })).toEqual([free])
  expect(await found({ keyword: '%' })).toEqual([])
  expect(await found({ category_id: 9, sort: 'price_up' })).toEqual([free, paid])
  const [doctor_id = 0] = lone.doctorIds
  expect(idsIn(await app.callApi(calls.audioByDoctor, { doctor_id }))).toEqual([paid, free])
  expect(await app.callApi(calls.microClassList, { doctor_id, page_size: 1 })).toMatchObject({
    wkt_total_count: 2,
    total_page_num: 2,
    microlist: [{ class_id: paid }],
  })
  expect(idsIn(await app.callApi(calls.audioByTopic, { pubcat_id: 9 }))).toEqual([paid, free])
  expect((await app.callApi(calls.microClassroom, {})).microclassList[0]?.class_id).toBe(paid)
  const services = await app.callApi(doctorServices, { doctor_id })
  expect([services.wkt_total_count, services.microlist.map(({ class_id }) => class_id)]).toEqual([2, [paid, free]])
  expect((await app.callApi(calls.essenceClasses, {})).list).toEqual([])
  const near = idsIn(await app.callApi(calls.recommendedClasses, { class_id: paid }))
  expect([near[0], near.includes(paid)]).toEqual([free, false])
  const tabs = (await app.callApi(calls.classTabList, {})).list
  expect(tabs.map(({ tab_id }) => tab_id)).toEqual([1, 2, 3, 4])
  expect(idsIn(await app.callApi(calls.tabClasses, { tab_id: 4 }))).toContain(free)
  expect(idsIn(await app.callApi(calls.tabClasses, { tab_id: 4 }))).not.toContain(paid)
  expect((await app.callApi(calls.audioCategories, {})).list).toContainEqual({
    category_id: 9,
    category_name: '呼吸过敏',
    class_num: 2,
  })
  const parts = (await app.callApi(calls.freeSections, {})).list
  expect(parts[0]).toMatchObject({ class_id: paid, title: '第1节', duration: '00:02' })
  expect(await app.refusal(calls.audioByDoctor, { doctor_id: 999_999 })).toBe('not-found')
  expect(await app.refusal(calls.audioByTopic, { pubcat_id: 98 })).toBe('not-found')
  expect(await app.refusal(calls.tabClasses, { tab_id: 98 })).toBe('not-found')
})

test('a list has as many as the request says, and fewer at its end alone [X333]', async () => {
  const lone = await openClinic(app)
  for (let n = 0; n < 8; n++) await publishedClass(app, lone, { categoryId: 10, free: [true], priceFen: 0 })
  const length = async (page: number) =>
    (await app.callApi(calls.classesByCondition, { category_id: 10, page, page_size: 7 })).list.length
  expect([await length(1), await length(2)]).toEqual([7, 1])
})

test('friends unlock a class: each counts once, who shares it does not, and enough of them give it to them', async () => {
  const id = await publishedClass(app, clinic, { shareGoal: 2 })
  const closed = await publishedClass(app, clinic)
  const [mine, one, two, three] = [await signIn(app), await signIn(app), await signIn(app), await signIn(app)]
  expect(await app.refusal(calls.transpondClass, { class_id: closed }, mine)).toBe('closed')
  const shares = await Promise.all([1, 2, 3].map(() => app.callApi(calls.transpondClass, { class_id: id }, mine)))
  expect(new Set(shares.map(({ share_id }) => share_id)).size).toBe(1)
  const asked = { class_id: id, share_id: shares[0]?.share_id ?? '' }
  const open = (as: Person) => app.callApi(calls.transpondClassResult, asked, as)
  expect(await open(mine)).toMatchObject({ help_num: 0, goal: 2, is_unlocked: 0, is_mine: 1 })
  await Promise.all([open(one), open(one), open(one)])
  expect(await open(one)).toMatchObject({ help_num: 1, is_unlocked: 0, is_mine: 0 })
  expect((await play(id, mine)).isBuy).toBe(false)
  // Who waits for a payment meanwhile need not pay any more.
  const { out_trade_no } = await order(id, mine)
  const opened = await Promise.all([open(two), open(three)])
  expect(opened.some(({ is_unlocked }) => is_unlocked === 1)).toBe(true)
  expect((await play(id, mine)).isBuy).toBe(true)
  expect((await play(id, one)).isBuy).toBe(false)
  expect((await app.callApi(payStatus, { out_trade_no }, mine)).state).toBe('closed')
  expect((await app.callApi(calls.boughtClasses, {}, mine)).list[0]).toMatchObject({
    class_id: id,
    way: 'share',
    order_id: '',
  })
  expect(await app.refusal(calls.transpondClassResult, { ...asked, class_id: closed }, one)).toBe('not-found')
})

test('an activity gives its reward once to each, and no more than there are', async () => {
  const couponId = await aCoupon()
  const id = await publishedClass(app, clinic)
  const now = app.clock.now()
  const span = { classId: id, beginsAt: now, endsAt: later(now, { days: 1 }) }
  await insertActivity(app.db, { ...span, title: '领课', couponId: null, total: 2, left: 2 })
  const { activity } = await detail(id)
  const asked = { activity_id: activity?.activity_id ?? 0, class_id: id }
  expect(activity).toMatchObject({ title: '领课', left_num: 2, is_drawn: 0 })
  const people = [await signIn(app), await signIn(app), await signIn(app), await signIn(app)]
  const said = await Promise.all(people.map((one) => app.refusal(calls.activityDraw, asked, one)))
  expect(said.toSorted()).toEqual(['all-gone', 'all-gone', 'not refused', 'not refused'])
  const winner = people[said.indexOf('not refused')] as Person
  expect((await play(id, winner)).isBuy).toBe(true)
  expect(await app.refusal(calls.activityDraw, asked, winner)).toBe('drawn-already')
  const gift = await publishedClass(app, clinic)
  await insertActivity(app.db, { ...span, classId: gift, title: '领券', couponId, total: 5, left: 5 })
  const given = (await detail(gift)).activity?.activity_id ?? 0
  expect(await app.callApi(calls.activityDraw, { activity_id: given, class_id: gift }, winner)).toMatchObject({
    reward: 'coupon',
  })
  expect(await app.refusal(calls.activityDraw, { activity_id: given, class_id: id }, winner)).toBe('not-found')
  app.clock.advance({ hours: 25 })
  expect(await app.refusal(calls.activityDraw, { activity_id: given, class_id: gift }, await signIn(app))).toBe(
    'not-now',
  )
})

test('the doctor of a class is followed as everywhere', async () => {
  const id = await publishedClass(app, clinic)
  const { doctor_info } = await detail(id)
  const follower = await signIn(app)
  await app.callApi(doFocus, { type: 'doctor', object_id: doctor_info.doctor_id, state: 1 }, follower)
  expect((await detail(id, follower)).is_focused).toBe(1)
})

test('everything that is stored of a patient is in their file; an order that waits stands against their leaving', async () => {
  const id = await publishedClass(app, clinic, { shareGoal: 1 })
  const leaver = await signIn(app)
  await start(id, (await sectionAt(id, 0)).id, 1, leaver)
  const { share_id } = await app.callApi(calls.transpondClass, { class_id: id }, leaver)
  expect((await app.callApi(isCanCancel, {}, leaver)).is_can_cancel).toBe(1)
  await order(id, leaver)
  for (const name of ['class_orders', 'class_records', 'class_shares'])
    expect(await ownRows(app, leaver, name), name).toMatchObject([{ class_id: id }])
  expect(JSON.stringify(await ownRows(app, leaver, 'class_shares'))).not.toContain(share_id)
  // An order that waits is a payment that waits: `pay` says so.
  expect((await app.callApi(isCanCancel, {}, leaver)).is_can_cancel).toBe(0)
})
