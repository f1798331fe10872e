import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskFirstPassword, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { depCatalogue } from '#app/areas/guahao/catalogue/contract.ts'
import { unitHotDeps } from '#app/areas/guahao/departments/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { seed as locationSeed } from '#app/areas/location/server/seed.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { onePixel } from '#test/support/a-picture.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { aCreditCode } from '#test/support/joining.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import * as desk from '../desk/contract.ts'
import { invariants } from './queries/invariants.ts'

let app: TestApp
let clinic: Clinic
let first: StaffPerson
let second: StaffPerson
let nurse: StaffPerson
beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const now = app.clock.now()
  await locationSeed.run({ db: app.db, config: app.config, now, today: dayOf(now), scale: 1 })
  clinic = await openClinic(app)
  first = await signInStaff(app, clinic.hospitalId, 'admin')
  second = await signInStaff(app, clinic.hospitalId, 'admin')
  nurse = await signInStaff(app, clinic.hospitalId, 'nurse')
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

let made = 0
const typed = async (as: Person, more: Record<string, unknown> = {}) => {
  const at = ++made
  const { url } = await app.callApi(uploadimg, { uploadtype: 'licence', file: onePixel() }, as)
  return {
    contact: '陈入驻',
    mobile: as.mobile,
    login_name: `join-${at}`,
    unit_name: `深圳仁爱第${at}门诊部`,
    level: 1,
    class_id: 9,
    address: '广东省深圳市福田区红荔路 1 号',
    phone: '0755-12345678',
    credit_code: aCreditCode(at),
    licence_no: 'PDY60055444030419D1102',
    licence_until: '2029-12-31',
    license_images: JSON.stringify([url]),
    services: JSON.stringify(['guahao', 'shop']),
    ...more,
  }
}
const state = (as: Person, token?: string) => app.callApi(calls.hospitalAuditState, { token }, as)
const submit = async (as: Person, more = {}) => app.callApi(calls.hospitalAuditSubmit, await typed(as, more), as)
const by = ({ staffKey }: StaffPerson) => ({ staffKey })
const idOf = async (name: string) =>
  (await app.callApi(desk.deskJoining, { keyword: name }, by(first))).list[0]?.application_id ?? 0

test('a visitor, a strange role, a patient and another hospital get to see nothing of it', async () => {
  expect(await app.refusal(calls.hospitalAuditDetail, {})).toBe('login')
  expect(await rawRequestFromOutside(app, desk.deskJoining, {})).toEqual(['login', 'login', '401'])
  expect(await app.refusal(desk.deskJoining, {}, by(nurse))).toBe('not-allowed')
  const [mine, other] = [await signIn(app), await signIn(app)]
  const { token } = await submit(mine)
  expect(await app.refusal(calls.hospitalAuditState, { token }, other)).toBe('not-found')
  expect(await app.refusal(calls.hospitalAuditDetail, { token }, other)).toBe('not-found')
  expect((await state(other)).state).toBe('')
  expect(token).toMatch(/^[0-9a-f]{32}$/)
})

test('fields are saved one by one from any device, and nothing that was not sent is lost', async () => {
  const as = await signIn(app)
  const [phone, desktop] = [as, { ...as }]
  await app.callApi(calls.hospitalAuditSave, { contact: '王一', unit_name: '深圳某门诊部' }, phone)
  const { faults } = await app.callApi(calls.hospitalAuditSave, { address: '深圳市南山区' }, desktop)
  expect(faults.map(({ field }) => field)).not.toContain('contact')
  const detail = await app.callApi(calls.hospitalAuditDetail, {}, phone)
  expect(detail).toMatchObject({ contact: '王一', unit_name: '深圳某门诊部', address: '深圳市南山区', state: '' })
  await app.callApi(calls.hospitalAuditSave, { emptied: ['contact'] }, phone)
  expect((await app.callApi(calls.hospitalAuditDetail, {}, phone)).contact).toBe('')
})

test('two devices that begin at once have one application', async () => {
  const as = await signIn(app)
  await Promise.all([
    app.callApi(calls.hospitalAuditSave, { contact: '甲' }, as),
    app.callApi(calls.hospitalAuditSave, { phone: '0755-1' }, as),
  ])
  expect(await app.callApi(calls.hospitalAuditDetail, {}, as)).toMatchObject({ contact: '甲', phone: '0755-1' })
})

test.each([
  ['a code whose check digit is wrong', { credit_code: '91440300708461136A' }, 'fault'],
  ['a licence of another shape', { licence_no: '12345' }, 'fault'],
  ['a licence that is over', { licence_until: '2026-11-22' }, 'fault'],
  ['an address that tells no city', { address: '红荔路一号大院三栋' }, 'address'],
  ['no scan', { license_images: '[]' }, 'fault'],
  ["somebody else's scan", { license_images: JSON.stringify(['/files/nobodys.jpg']) }, 'pictures'],
  ['no service', { services: '[]' }, 'fault'],
])('%s is not sent, and what was typed before stays', async (_, more, reason) => {
  const as = await signIn(app)
  await app.callApi(calls.hospitalAuditSave, { contact: '李二' }, as)
  expect(await app.refusal(calls.hospitalAuditSubmit, await typed(as, more), as)).toBe(reason)
  expect(await app.callApi(calls.hospitalAuditDetail, {}, as)).toMatchObject({ contact: '李二', state: '' })
})

test('what was sent is pending with its deadline of three days, and is not changed any more [X125] [X182] [X186] [X336]', async () => {
  const as = await signIn(app)
  const sent = await submit(as)
  expect(sent).toMatchObject({ state: '0', addTime: '2026-11-23 08:00:00', deadline_time: '2026-11-26 08:00:00' })
  const now = await state(as)
  expect(now).toMatchObject({
    state: '0',
    has_audit: 1,
    has_cert: 0,
    addTime: '2026-11-23 08:00:00',
    token: sent.token,
  })
  expect(Date.parse(now.deadline_time ?? '') - Date.parse(now.addTime ?? '')).toBe(259_200_000)
  expect(await app.refusal(calls.hospitalAuditSave, { contact: '别人' }, as)).toBe('closed')
  expect(await app.refusal(calls.hospitalAuditSubmit, {}, as)).toBe('closed')
})

test('a code that waits or has joined is a double for everybody else', async () => {
  const [one, other] = [await signIn(app), await signIn(app)]
  const first = await typed(one)
  await app.callApi(calls.hospitalAuditSubmit, first as never, one)
  const { credit_code } = first
  expect(await app.refusal(calls.hospitalAuditSubmit, await typed(other, { credit_code }), other)).toBe('double')
})

test('approval takes two persons, kills the token, and opens the way from the first password to the first bookable day [X183]', async () => {
  const as = await signIn(app)
  const { token } = await submit(as, { unit_name: '深圳开业门诊部', login_name: 'kaiye' })
  const application_id = await idOf('深圳开业')
  const approve = (who: StaffPerson) => app.callApi(desk.deskJoiningApprove, { application_id }, by(who))
  expect(await approve(first)).toMatchObject({ is_second: 0 })
  expect(await app.refusal(desk.deskJoiningApprove, { application_id }, by(first))).toBe('same-person')
  expect(await app.refusal(calls.hospitalAuditAccount, {}, as)).toBe('not-found')
  expect(await approve(second)).toMatchObject({ is_second: 1 })
  expect(await app.refusal(desk.deskJoiningApprove, { application_id }, by(second))).toBe('decided')
  expect(await app.refusal(calls.hospitalAuditState, { token }, as)).toBe('not-found')
  const now = await state(as)
  expect(now).toMatchObject({ state: '1', token: '', can_claim: 1, is_open: 0, login_name: 'kaiye' })

  const stale = await app.callApi(calls.hospitalAuditAccount, {}, as)
  const { login_name, first_password } = await app.callApi(calls.hospitalAuditAccount, {}, as)
  expect(await app.refusal(deskSignIn, { login_name, password: stale.first_password })).toBe('wrong')
  const { ticket } = await app.callApi(deskSignIn, { login_name, password: first_password })
  await app.callApi(deskFirstPassword, { ticket, password: 'a long one of 1 own' })
  expect(await app.refusal(calls.hospitalAuditAccount, {}, as)).toBe('used')
})

test('who has a hospital applies for another, and finds each by its hospital; nobody else finds either', async () => {
  const [as, other] = [await signIn(app), await signIn(app)]
  await submit(as, { unit_name: '深圳头一家门诊部' })
  const application_id = await idOf('深圳头一家')
  for (const who of [first, second]) await app.callApi(desk.deskJoiningApprove, { application_id }, by(who))
  const { unit_id } = await state(as)
  const approved = [{ unit_id, unit_name: '深圳头一家门诊部' }]
  const open = () => app.callApi(calls.hospitalAuditDetail, { open: 1 }, as)
  expect(await open()).toMatchObject({ state: '', can_change: 1, unit_name: '', save_time: null, approved })
  await app.callApi(calls.hospitalAuditSave, { unit_name: '深圳第二家门诊部' }, as)
  expect(await open()).toMatchObject({ state: '', unit_name: '深圳第二家门诊部', decide_time: null, approved })
  expect(await state(as)).toMatchObject({ state: '', unit_id: null, approved })

  const named = { unit_id: unit_id ?? 0 }
  for (const call of [calls.hospitalAuditState, calls.hospitalAuditDetail, calls.hospitalAuditAccount]) {
    expect(await app.refusal(call, named, other)).toBe('not-found')
    expect(await app.refusal(call, { unit_id: clinic.hospitalId }, as)).toBe('not-found')
  }
  const found = await app.callApi(calls.hospitalAuditState, named, as)
  expect(found).toMatchObject({ state: '1', can_claim: 1, decide_time: '2026-11-23 08:00:00' })
  expect(await app.callApi(calls.hospitalAuditDetail, named, as)).toMatchObject({ unit_name: '深圳头一家门诊部' })
  const { first_password } = await app.callApi(calls.hospitalAuditAccount, named, as)
  expect(first_password).not.toBe('')
})

test('an opened hospital gets its first booking, and only a new one is opened', async () => {
  const as = await signIn(app)
  await submit(as, { unit_name: '深圳新开门诊部' })
  const application_id = await idOf('深圳新开')
  for (const who of [first, second]) await app.callApi(desk.deskJoiningApprove, { application_id }, by(who))
  const { unit_id } = await state(as)
  const admin = await signInStaff(app, unit_id ?? 0, 'admin')
  const { list } = await app.callApi(depCatalogue, {})
  const open = {
    catalogue_id: list[0]?.list[0]?.catalogue_id ?? 0,
    doctor_name: '周一一',
    sex: 'female' as const,
    title: 20,
    weekdays: '1,2,3,4,5,6,7',
    half: 'am' as const,
    begin_time: '08:30',
    end_time: '11:30',
    places: 2,
    fee: '20',
  }
  expect(await app.refusal(desk.deskOpen, { ...open, begin_time: '08:40' }, by(admin))).toBe('span')
  expect(await app.refusal(desk.deskOpen, { ...open, goods_name: '没有价格' }, by(admin))).toBe('goods')
  expect((await app.callApi(desk.deskOpening, {}, by(admin))).department_num).toBe(0)
  const { categories } = await app.callApi(desk.deskOpening, {}, by(admin))
  const goods = categories[0] && {
    goods_name: '上门量血压',
    goods_category: categories[0].id,
    goods_price: '30.00',
    goods_num: 10,
  }
  const { doctor_id, dep_id } = await app.callApi(desk.deskOpen, { ...open, ...goods }, by(admin))
  expect(await app.callApi(desk.deskOpening, {}, by(admin))).toMatchObject({
    is_open: 1,
    department_num: 1,
    doctor_num: 1,
    plan_num: 7,
  })
  expect((await app.callApi(unitHotDeps, { id: unit_id ?? 0 })).list).toHaveLength(1)
  expect((await state(as)).is_open).toBe(1)
  const guest = await signInOne(app)
  const date = addDays(dayOf(app.clock.now()), 2)
  const [slot] = (await app.callApi(doctorSlots, { doctor_id, dep_id, date })).list
  await app.callApi(createOrder, { slot_id: slot?.slot_id ?? 0, member_id: guest.memberId }, guest)
  expect(await app.refusal(desk.deskOpen, open, by(admin))).toBe('opened')
  expect(await app.refusal(desk.deskOpen, open, by(first))).toBe('opened')
})

test('a refusal says why field by field, and the third send in thirty days is "submitted many times" [X184] [X185]', async () => {
  const as = await signIn(app)
  await submit(as, { unit_name: '深圳反复门诊部' })
  const refuse = async () => {
    const application_id = await idOf('深圳反复')
    const reasons = [{ field: 'licence_no' as const, words: '和照片上的不一致' }]
    await app.callApi(desk.deskJoiningRefuse, { application_id, reasons }, by(first))
  }
  await refuse()
  expect(await state(as)).toMatchObject({
    state: '2',
    reasons: [{ field: 'licence_no', words: '和照片上的不一致', step: 3 }],
  })
  expect((await app.callApi(messages, {}, as)).list[0]?.title).toBe('入驻申请没有通过')
  expect((await app.callApi(calls.hospitalAuditSubmit, {}, as)).state).toBe('0')
  await refuse()
  expect((await app.callApi(calls.hospitalAuditSubmit, {}, as)).state).toBe('3')
  expect(await state(as)).toMatchObject({ state: '3', state_desc: '多次提交' })
  await refuse()
  expect((await state(as)).resend_time).toBe('2026-12-23 08:00:00')
  expect(await app.refusal(calls.hospitalAuditSubmit, {}, as)).toBe('too-often')
  app.clock.set('2026-12-24 08:00')
  const again = await signIn(app, as.mobile)
  expect((await app.callApi(calls.hospitalAuditSubmit, {}, again)).state).toBe('0')
  // Three days later is a Sunday: what is promised is the third working day, and only after it is it late.
  for (const [now, is_overdue] of [
    ['2026-12-29 23:00', 0],
    ['2026-12-30 08:00', 1],
  ] as const) {
    app.clock.set(now)
    first = await signInStaff(app, clinic.hospitalId, 'admin')
    const { list } = await app.callApi(desk.deskJoining, { keyword: '反复', list: 'waiting' }, by(first))
    expect(list).toMatchObject([{ working_deadline: '2026-12-29', is_overdue }])
  }
})
