import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { getUserInfo, loginByMomentKey, momentKey } from '#app/areas/access/patients/contract.ts'
import {
  deskRequestAgree,
  deskRequestRefuse,
  deskRequests,
  deskRequestWithdraw,
} from '#app/areas/access/staff/contract.ts'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { exportAccount } from '#app/areas/account/settings/contract.ts'
import { docsayCommentCreate } from '#app/areas/content/comments/contract.ts'
import { deskCounterBook, deskFindPerson, deskPerson, deskRegister } from '#app/areas/desk/counter/contract.ts'
import { createOrder, orderDetail } from '#app/areas/guahao/booking/contract.ts'
import { couponList, myCoupons } from '#app/areas/mall/coupons/contract.ts'
import { deskCouponAdd } from '#app/areas/mall/coupons/desk/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { pointsLog, userPoints } from '#app/areas/points/contract.ts'
import { spendPoints } from '#app/areas/points/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { addDays } from '#kit/time/day.ts'
import type { CallInput, CallSpec } from '#kit/wire/call.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type Staffing,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let people: Staffing
/** What the clinic's hospital is called. */
let house: string
/** Of another hospital. */
let stranger: StaffPerson
/** Of the hospital that is the platform's own. */
let platform: StaffPerson

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00`, env: { PLATFORM_HOSPITAL: '1' } })
  const first = await openClinic(app)
  expect(first.hospitalId).toBe(1)
  clinic = await openClinic(app, { doctors: 12, places: 4, end: 600 })
  people = await signInAllRoles(app, clinic.hospitalId)
  const named = await app.pool.query<{ name: string }>('select name from guahao_hospitals where id = $1', [
    clinic.hospitalId,
  ])
  house = named.rows[0]?.name ?? ''
  const other = await openClinic(app)
  stranger = await signInStaff(app, other.hospitalId, 'admin')
  platform = await signInStaff(app, first.hospitalId, 'admin')
  // Who may agree has had their post for three days.
  await app.pool.query("update access_staff_grants set role_since = role_since - interval '7 days'")
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const nurse = () => people.nurse
const admin = () => people.admin

let born = 0
const papersOf = (at: number) => ({ id_type: 'passport' as const, id_card: `E${String(30_000_000 + at)}` })
/** Somebody new with an account of their own, as a desk finds them. */
const someone = async (desk: StaffPerson = nurse()) => {
  const who = await signIn(app, `1395550${String(1_000 + ++born)}`)
  const said = {
    truename: `来客${'甲乙丙丁戊己庚辛壬癸'[born % 10]}`,
    sex: 1,
    birthday: '1960-05-05',
    ...papersOf(born),
    has_agreed: 1,
  }
  await app.callApi(deskRegister, { ...said, mobile: who.mobile, relation: 'self' }, desk)
  const { list } = await app.callApi(deskFindPerson, { words: who.mobile }, desk)
  const [member] = (await app.callApi(memberListApi, {}, who)).list
  return { who, memberId: member?.member_id ?? 0, person: list[0]?.person ?? '' }
}
/** The same person as another desk finds them. */
const foundBy = async (who: Person, desk: StaffPerson) =>
  (await app.callApi(deskFindPerson, { words: who.mobile }, desk)).list[0]?.person ?? ''

const until = addDays(TODAY, 9)
const aBlock = (person: string, more: Partial<CallInput<typeof calls.deskPatientBlock>> = {}) => ({
  person,
  deeds: ['book' as const],
  is_everywhere: 0 as const,
  reason: '多次占号不来',
  until,
  ...more,
})
const block = (person: string, more: Parameters<typeof aBlock>[1] = {}, as = admin()) =>
  app.callApi(calls.deskPatientBlock, aBlock(person, more), as)
const patientOf = (person: string, as: StaffPerson = admin()) => app.callApi(calls.deskPatient, { person }, as)
const slotOn = async (doctor: number, { at = clinic, day = TODAY, time = 0 } = {}) =>
  (await slotsOn(app, at, day, doctor))[time]?.id as number
const points = (person: string, more = {}) => ({
  person,
  kind: 'points' as const,
  amount: 200,
  reason: '等候太久',
  ...more,
})
const told = async (who: Person) =>
  (await app.callApi(messages, {}, who)).list.map(({ title, text }) => `${title} ${text}`)
const waitingRequest = async (as: StaffPerson = admin()) =>
  (await app.callApi(deskRequests, {}, as)).list.at(-1)?.request_id ?? 0

const samples: { call: CallSpec & { may: Permission }; input: Record<string, unknown> }[] = [
  { call: calls.deskPatients, input: { list: 'all' } },
  { call: calls.deskPatient, input: { person: 'nobody' } },
  { call: calls.deskPatientNoteAdd, input: { person: 'nobody', content: '听力不好' } },
  { call: calls.deskPatientNoteRemove, input: { note_id: 999_999 } },
  { call: calls.deskPatientTag, input: { person: 'nobody', tag_id: 999_999, is_on: 1 } },
  { call: calls.deskPatientTags, input: {} },
  { call: calls.deskPatientTagAdd, input: { tag_name: '' } },
  { call: calls.deskPatientTagSwitch, input: { tag_id: 999_999, is_on: 0 } },
  { call: calls.deskPatientBlock, input: { ...aBlock('nobody') } },
  { call: calls.deskPatientUnblock, input: { block_id: 999_999, reason: '弄错了' } },
  { call: calls.deskPatientGive, input: points('nobody') },
  { call: calls.deskPatientGiftBack, input: { gift_id: 999_999, reason: '弄错了' } },
]

test('every call of the room is among those that are tried', () => {
  expect(samples.map(({ call }) => call)).toEqual(expect.arrayContaining(Object.values(calls)))
})

test.each(samples)('$call.path asks for staff, and answers the roles of the table alone', async ({ call, input }) => {
  // What is tried must be well formed, and change nothing.
  const tried = call === calls.deskPatientTagAdd ? { tag_name: '常客' } : input
  expect(await rawRequestFromOutside(app, call, tried)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, people, call, tried)).toEqual(allRoles.filter((role) => !may(role, call.may)))
})

test('what one hospital notes and tags another neither sees nor takes away', async () => {
  const { who, person } = await someone()
  const { note_id } = await app.callApi(calls.deskPatientNoteAdd, { person, content: '听力不好，请大声些' }, nurse())
  const { tag_id } = await app.callApi(calls.deskPatientTagAdd, { tag_name: '轮椅' }, admin())
  await app.callApi(calls.deskPatientTag, { person, tag_id, is_on: 1 }, nurse())
  const theirs = await foundBy(who, stranger)
  expect(await patientOf(theirs, stranger)).toMatchObject({ notes: [], tags: [], more_tags: [] })
  expect(await app.refusal(calls.deskPatient, { person }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.deskPatientNoteRemove, { note_id }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.deskPatientTag, { person: theirs, tag_id, is_on: 1 }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.deskPatientTagSwitch, { tag_id, is_on: 0 }, stranger)).toBe('not-found')
  const own = await patientOf(person)
  expect(own.notes).toMatchObject([{ content: '听力不好，请大声些', written_by: '某nurse', can_remove: 1 }])
  expect(own.tags).toMatchObject([{ tag_name: '轮椅' }])
  const { rows } = await app.pool.query('select content_sealed from desk_patient_notes where id = $1', [note_id])
  expect(JSON.stringify(rows)).not.toContain('听力')
})

test('a note is taken away by who wrote it or who keeps the tags, and by nobody else; the audit says that, not what it said', async () => {
  const { person } = await someone()
  const { note_id } = await app.callApi(calls.deskPatientNoteAdd, { person, content: '写错人了' }, nurse())
  expect(await app.refusal(calls.deskPatientNoteRemove, { note_id }, people.cashier)).toBe('not-own')
  expect((await patientOf(person, people.cashier)).notes[0]?.can_remove).toBe(0)
  await app.callApi(calls.deskPatientNoteRemove, { note_id }, admin())
  expect((await patientOf(person)).notes).toEqual([])
  const { list } = await app.callApi(audit.deskAuditList, {}, people.auditor)
  expect(list.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['patient.note', 'patient.note-remove', 'patient.open']),
  )
  expect(JSON.stringify(list)).not.toContain('写错人了')
})

test('patients are listed by their tag; one that is switched off is on nobody any more, and no name comes twice', async () => {
  const { person } = await someone()
  const { tag_id } = await app.callApi(calls.deskPatientTagAdd, { tag_name: '老病号' }, admin())
  expect(await app.refusal(calls.deskPatientTagAdd, { tag_name: '老病号' }, admin())).toBe('tag-there')
  await app.callApi(calls.deskPatientTag, { person, tag_id, is_on: 1 }, nurse())
  const byTag = async (tag: string) => (await app.callApi(calls.deskPatients, { tag }, nurse())).list
  expect(await byTag('老病号')).toMatchObject([{ tags: ['老病号'], note_num: 0, is_blocked: 0, is_asked: 0 }])
  expect(await byTag('没有的')).toEqual([])
  expect((await app.callApi(calls.deskPatients, {}, stranger)).list).toEqual([])
  await app.callApi(calls.deskPatientTagSwitch, { tag_id, is_on: 0 }, admin())
  expect(await byTag('老病号')).toEqual([])
  expect((await patientOf(person)).tags).toEqual([])
  expect(await app.refusal(calls.deskPatientTag, { person, tag_id, is_on: 1 }, nurse())).toBe('tag-off')
})

test('who is confined to departments lists those alone who have been there', async () => {
  const { who, memberId, person } = await someone()
  const here = await signInStaff(app, clinic.hospitalId, 'nurse')
  const confine = (depId: number) =>
    app.pool.query('update access_staff_grants set department_ids = $2 where staff_id = $1', [here.staffId, [depId]])
  await app.callApi(calls.deskPatientNoteAdd, { person, content: '怕打针' }, nurse())
  await app.callApi(createOrder, { slot_id: await slotOn(11), member_id: memberId }, who)
  await confine(clinic.depId)
  expect((await app.callApi(calls.deskPatients, {}, here)).list).toHaveLength(1)
  await confine(999_999)
  expect((await app.callApi(calls.deskPatients, {}, here)).list).toEqual([])
})

test('who is blocked at a hospital is refused there with reason, end and whom to ask, and books elsewhere; the counter books for them', async () => {
  const { who, memberId, person } = await someone()
  const booked = await app.callApi(createOrder, { slot_id: await slotOn(0), member_id: memberId }, who)
  await block(person)
  const input = { slot_id: await slotOn(1), member_id: memberId }
  const { body } = await app.rawRequest(createOrder, input, who)
  expect(body).toMatchObject({ reason: 'blocked' })
  expect(body.msg).toBe(
    `${house}暂停了您在本院网上挂号，${until} 后恢复。原因：多次占号不来。有疑问请联系医院，到院仍可在人工窗口挂号`,
  )
  const elsewhere = await openClinic(app)
  await app.callApi(
    createOrder,
    { slot_id: await slotOn(0, { at: elsewhere, day: addDays(TODAY, 1) }), member_id: memberId },
    who,
  )
  // What was booked before stays theirs.
  expect((await app.callApi(orderDetail, { id: booked.order_id }, who)).state).toBe('booked')
  const seen = await app.callApi(deskPerson, { person }, nurse())
  expect(seen.blocks).toEqual([`${house}暂停网上挂号到 ${until}：多次占号不来`])
  expect((await app.callApi(deskCounterBook, { person, slot_id: await slotOn(2, { time: 2 }) }, nurse())).state).toBe(
    'booked',
  )
  expect((await told(who)).join()).toContain('多次占号不来')
})

test('a block ends by itself, and sooner where it is lifted; it is not written twice for the same time', async () => {
  const { who, memberId, person } = await someone()
  const { block_id } = await block(person)
  expect(await app.refusal(calls.deskPatientBlock, aBlock(person), admin())).toBe('blocked-already')
  expect(await app.refusal(calls.deskPatientUnblock, { block_id, reason: '弄错了' }, stranger)).toBe('not-found')
  await app.callApi(calls.deskPatientUnblock, { block_id, reason: '弄错了人' }, admin())
  expect(await app.refusal(calls.deskPatientUnblock, { block_id, reason: '弄错了人' }, admin())).toBe('over')
  const first = await app.callApi(createOrder, { slot_id: await slotOn(3), member_id: memberId }, who)
  expect((await told(who)).join()).toContain('功能已恢复')
  await block(person, { until: TODAY })
  const input = { slot_id: await slotOn(4, { day: addDays(TODAY, 1) }), member_id: memberId }
  expect(await app.refusal(createOrder, input, who)).toBe('blocked')
  app.clock.set(`${addDays(TODAY, 1)} 00:00`)
  await app.callApi(createOrder, input, who)
  app.clock.set(`${TODAY} 07:30`)
  expect(first.pay_amount).toBe('0.00')
  expect((await patientOf(person)).blocks.map(({ state }) => state)).toEqual(['on', 'lifted'])
})

test('a hospital blocks booking at itself alone; who serves the platform everywhere, and what else there is', async () => {
  const { who, memberId, person } = await someone()
  for (const more of [
    { is_everywhere: 1 as const },
    { deeds: ['buy' as const] },
    { deeds: ['enter' as const], is_everywhere: 1 as const },
  ])
    expect(await app.refusal(calls.deskPatientBlock, aBlock(person, more), admin())).toBe('not-platform')
  expect(await app.refusal(calls.deskPatientBlock, aBlock(person, { until: '2026-11-22' }), admin())).toBe('span')
  expect(await app.refusal(calls.deskPatientBlock, aBlock(person, { until: '2028-01-01' }), admin())).toBe('span')
  const theirs = await foundBy(who, platform)
  const everywhere = {
    is_everywhere: 1 as const,
    deeds: ['book' as const, 'buy' as const, 'speak' as const],
    reason: '恶意退款',
  }
  const { block_id } = await block(theirs, everywhere, platform)
  expect(await app.refusal(createOrder, { slot_id: await slotOn(5), member_id: memberId }, who)).toBe('blocked')
  const goods = await app.rawRequest(createGoodsOrder, { goods_id: 1, special_id: 1, buy_num: 1, address_id: 1 }, who)
  expect(goods.body).toMatchObject({ reason: 'blocked' })
  expect(goods.body.msg).toBe(`您的账号被暂停下单，${until} 后恢复。原因：恶意退款。有疑问请问在线客服`)
  const words = { kind: 'article', id: 1, content: '好' }
  expect(await app.refusal(docsayCommentCreate, words, who)).toBe('blocked')
  // A hospital's desk sees that, and cannot lift it.
  expect((await patientOf(person)).blocks[0]).toMatchObject({ place_name: '全平台', can_lift: 0 })
  expect(await app.refusal(calls.deskPatientUnblock, { block_id, reason: '放过' }, admin())).toBe('not-found')
})

test('who is kept from signing in is signed out, told why at every door, and comes in again afterwards', async () => {
  const { who } = await someone()
  const { moment_key } = await app.callApi(momentKey, {}, who)
  const theirs = await foundBy(who, platform)
  const more = { deeds: ['enter' as const], is_everywhere: 1 as const, reason: '账号被盗用', until: TODAY }
  expect(
    await app.refusal(calls.deskPatientBlock, aBlock(theirs, { ...more, from: addDays(TODAY, 1), until }), platform),
  ).toBe('enter-now')
  await block(theirs, more, platform)
  expect(await app.refusal(getUserInfo, {}, who)).toBe('401')
  // A number gets one code a minute.
  app.clock.set(`${TODAY} 08:05`)
  await expect(signIn(app, who.mobile)).rejects.toThrow('您的账号被暂停登录')
  expect(await app.refusal(loginByMomentKey, { moment_key })).toBe('bad-key')
  app.clock.set(`${addDays(TODAY, 1)} 00:00`)
  expect((await signIn(app, who.mobile)).patientId).toBe(who.patientId)
  app.clock.set(`${TODAY} 08:00`)
})

test('points are given once another has agreed: never by who asked, once, within the limit, and their owner sees from whom', async () => {
  const { who, person } = await someone()
  const { gift_id } = await app.callApi(calls.deskPatientGive, points(person), admin())
  expect(await app.refusal(calls.deskPatientGive, points(person), nurse())).toBe('waiting-already')
  expect((await app.callApi(userPoints, {}, who)).amount).toBe(0)
  const { list } = await app.callApi(deskRequests, { list: 'mine' }, admin())
  const request_id = list[0]?.request_id ?? 0
  expect(list[0]?.subject).not.toContain('来客')
  expect(await app.refusal(deskRequestAgree, { request_id }, admin())).toBe('own-ask')
  expect(await app.refusal(deskRequestAgree, { request_id }, people.keeper)).toBe('not-allowed')
  const agreed = await Promise.all(
    [1, 2, 3].map(() => app.refusal(deskRequestAgree, { request_id }, people.accountant)),
  )
  expect(agreed.filter((said) => said === 'not refused')).toHaveLength(1)
  expect((await app.callApi(userPoints, {}, who)).amount).toBe(200)
  expect((await app.callApi(pointsLog, {}, who)).list).toMatchObject([{ amount: 200, title: '医院或平台赠送的积分' }])
  expect((await told(who)).join()).toContain(`${house}送给您200 积分，已经到账。原因：等候太久`)
  expect((await patientOf(person)).gifts).toMatchObject([{ gift_id, state: 'given', decided_by: '某accountant' }])
  await app.callApi(calls.deskPatientGive, points(person, { amount: 500 }), nurse())
  expect(await app.refusal(calls.deskPatientGive, points(person, { amount: 400 }), nurse())).toBe('limit')
  expect(await app.refusal(calls.deskPatientGive, points(person, { amount: undefined }), nurse())).toBe('amount')
})

test('what is refused or withdrawn is given to nobody, and says why; where nobody else could agree nothing is asked', async () => {
  const { who, person } = await someone()
  await app.callApi(calls.deskPatientGive, points(person, { amount: 30 }), nurse())
  await app.callApi(deskRequestRefuse, { request_id: await waitingRequest(), note: '没有依据' }, admin())
  await app.callApi(calls.deskPatientGive, points(person, { amount: 40 }), admin())
  const mine = (await app.callApi(deskRequests, { list: 'mine' }, admin())).list[0]?.request_id ?? 0
  await app.callApi(deskRequestWithdraw, { request_id: mine }, admin())
  const { gifts } = await patientOf(person)
  expect(gifts.map(({ state, note }) => [state, note])).toEqual([
    ['withdrawn', ''],
    ['refused', '没有依据'],
  ])
  expect((await app.callApi(userPoints, {}, who)).amount).toBe(0)
  // Somebody of the platform could agree, where they have had their post for long enough.
  const moveByDays = (days: number) =>
    app.pool.query(
      'update access_staff_grants set role_since = role_since + make_interval(days => $1) where hospital_id is null',
      [days],
    )
  await moveByDays(7)
  const theirs = await foundBy(who, stranger)
  expect(await app.refusal(calls.deskPatientGive, points(theirs), stranger)).toBe('nobody-else')
  await moveByDays(-7)
  expect((await patientOf(theirs, stranger)).gifts).toEqual([])
})

test('a coupon of the desk is drawn from its stock when another agrees, and taken back while it is not used', async () => {
  const { who, person } = await someone()
  const coupon = { title: '道歉券', kind: 'amount' as const, amount: '5.00', limit: '50.00', total: 1, most_each: 1 }
  const days = { valid_days: 30, draw_from: TODAY, draw_until: '2026-12-31', use_until: '2027-01-31' }
  const { coupon_id } = await app.callApi(deskCouponAdd, { ...coupon, ...days }, people.keeper)
  const { coupon_id: foreign } = await app.callApi(deskCouponAdd, { ...coupon, title: '开业券', ...days }, stranger)
  const give = (id: number) => ({ person, kind: 'coupon' as const, coupon_id: id, reason: '等候太久' })
  expect(await app.refusal(calls.deskPatientGive, give(foreign), nurse())).toBe('coupon')
  const { gift_id } = await app.callApi(calls.deskPatientGive, give(coupon_id), nurse())
  await app.callApi(deskRequestAgree, { request_id: await waitingRequest() }, admin())
  expect((await app.callApi(myCoupons, {}, who)).list).toMatchObject([{ title: '道歉券' }])
  expect(JSON.stringify(await app.callApi(couponList, {}))).not.toContain('道歉券')
  expect(await app.refusal(calls.deskPatientGive, give(coupon_id), nurse())).toBe('coupon')
  expect(await app.refusal(calls.deskPatientGiftBack, { gift_id, reason: '送错' }, stranger)).toBe('not-found')
  await app.callApi(calls.deskPatientGiftBack, { gift_id, reason: '送错了人' }, admin())
  expect(await app.refusal(calls.deskPatientGiftBack, { gift_id, reason: '送错了人' }, admin())).toBe('not-given')
  expect((await app.callApi(myCoupons, {}, who)).list).toEqual([])
  expect((await patientOf(person)).held_coupons).toMatchObject([{ title: '道歉券', state: 'back', order_id: '' }])
  expect((await patientOf(await foundBy(who, stranger), stranger)).held_coupons).toEqual([])
  expect((await told(who)).join()).toContain('收回了送给您的优惠券「道歉券」。原因：送错了人')
})

test('points that are spent are not taken back, those that are there are', async () => {
  const { who, person } = await someone()
  const { gift_id } = await app.callApi(calls.deskPatientGive, points(person, { amount: 100 }), nurse())
  await app.callApi(deskRequestAgree, { request_id: await waitingRequest() }, admin())
  const patient = who.patientId as PatientId
  const spent = { what: 'exchange', objectId: `of-${gift_id}`, amount: 60 } as const
  expect(await spendPoints({ db: app.db, patient, now: app.clock.now() }, spent)).toBe(true)
  expect(await app.refusal(calls.deskPatientGiftBack, { gift_id, reason: '送错' }, admin())).toBe('spent')
  expect((await patientOf(person)).gifts[0]?.state).toBe('given')
  const again = await app.callApi(calls.deskPatientGive, points(person, { amount: 70 }), nurse())
  await app.callApi(deskRequestAgree, { request_id: await waitingRequest() }, admin())
  await app.callApi(calls.deskPatientGiftBack, { gift_id: again.gift_id, reason: '送错' }, admin())
  expect((await app.callApi(userPoints, {}, who)).amount).toBe(40)
})

test('a patient reads in their own data what they are kept from and what they were given, and no note', async () => {
  const { who, person } = await someone()
  await app.callApi(calls.deskPatientNoteAdd, { person, content: '暗记备注' }, nurse())
  await block(person)
  const file = await app.callApi(exportAccount, {}, who)
  expect(file.parts.find(({ name }) => name === 'blocks')?.rows).toMatchObject([{ reason: '多次占号不来' }])
  expect(JSON.stringify(file)).not.toContain('暗记备注')
})
