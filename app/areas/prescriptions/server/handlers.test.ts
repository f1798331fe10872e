import { afterAll, beforeAll, expect, test } from 'vitest'
import { delmember, saveMember } from '#app/areas/account/members/contract.ts'
import { deskCareTrail } from '#app/areas/desk/care/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { cancelGoodsOrder, createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { later } from '#kit/time/span.ts'
import { uploadPicture } from '#test/support/a-picture.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn } from '#test/support/people.ts'
import { openPharmacy, type Pharmacy } from '#test/support/prescriptions.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { VALID_DAYS } from '../rules.ts'

let app: TestApp
let pharmacy: Pharmacy

beforeAll(async () => {
  app = await startTestApp()
  pharmacy = await openPharmacy(app)
}, 120_000)
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const refused = async (ware: Parameters<Pharmacy['sheet']>[0], more: object = {}) =>
  app.refusal(calls.prescriptionUpload, await pharmacy.sheet(ware, more), pharmacy.me)
const detail = (prescription_id: string) =>
  app.callApi(calls.prescriptionDetail, { prescription_id }, { key: pharmacy.me.key })
const ofGoods = (goods_id: number) => app.callApi(calls.prescriptionOfGoods, { goods_id }, { key: pharmacy.me.key })

test('nobody hands in a prescription or looks at one without a session, and nobody sees another’s', async () => {
  const ware = await pharmacy.sellDrug()
  for (const call of [calls.prescriptionUpload, calls.prescriptionList, calls.prescriptionOfGoods])
    expect(await app.refusal(call, await pharmacy.sheet(ware))).toBe('login')
  const prescription_id = await pharmacy.upload(ware)
  const stranger = await signIn(app)
  for (const call of [calls.prescriptionDetail, calls.prescriptionWithdraw])
    expect(await app.refusal(call, { prescription_id }, stranger)).toBe('not-found')
  expect((await app.callApi(calls.prescriptionList, {}, stranger)).list).toEqual([])
})

test('a prescription is for a real name, with consent, for a drug that needs one, with pictures of one’s own', async () => {
  const ware = await pharmacy.sellDrug()
  const nameless = await app.callApi(
    saveMember,
    { truename: '周无证', sex: 1, birthday: '1990-01-01', relation: 'other' },
    pharmacy.me,
  )
  expect(await refused(ware, { member_id: nameless.member_id })).toBe('id-needed')
  expect(await refused(ware, { member_id: 999_999 })).toBe('no-member')
  expect(await refused(ware, { consent: 0 })).toBe('no-consent')
  expect(await refused(ware, { image: '' })).toBe('422')
  expect(await refused(ware, { image: 'https://elsewhere.example/a.jpg' })).toBe('422')
  expect(await refused(ware, { buy_num: 21 })).toBe('422')
  expect(await refused({ ...ware, goods_id: 999_999 })).toBe('goods-gone')
  expect(await refused(await pharmacy.sellDrug({ isOn: false }))).toBe('off-shelf')
  expect(await refused(await pharmacy.sellDrug({ drugType: 1 }))).toBe('no-need')
  const theirs = await uploadPicture(app, (await signIn(app)).key, 'prescription')
  expect(await refused(ware, { image: theirs })).toBe('bad-picture')
  expect(await refused(ware, { image: await uploadPicture(app, pharmacy.me.key, 'ask') })).toBe('bad-picture')
})

test('a child under six gets nothing without its guardian; what the rules said is in the trail of who audits, refused or not', async () => {
  const ware = await pharmacy.sellDrug()
  const member_id = await pharmacy.addMember(pharmacy.me, '2022-01-02', { truename: '周小宝', guardian_consent: 1 })
  expect(await refused(ware, { member_id })).toBe('guardian-needed')
  await pharmacy.upload(ware, { member_id, with_guardian: 1 })
  const auditor = await signInStaff(app, pharmacy.hospitalId, 'auditor')
  const linesOf = async (input: object) =>
    (await app.callApi(deskCareTrail, { moment: 'upload', ...input }, auditor)).list.filter(
      (line) => line.member_id === member_id,
    )
  await expect
    .poll(() => linesOf({ is_refused: 1 }))
    .toMatchObject([
      { rule: 'guardian', is_kept: 0, by: 'patient', by_id: pharmacy.me.patientId, facts: { withGuardian: false } },
    ])
  const all = await linesOf({})
  expect(all.map(({ rule, is_kept }) => [rule, is_kept])).toEqual(
    expect.arrayContaining([
      ['real-name', 1],
      ['guardian', 1],
    ]),
  )
  expect(all[0]?.kept_until.slice(0, 4)).toBe('2029')
  expect(JSON.stringify(all)).not.toMatch(/周|青霉素/)
  // Neither a patient’s key nor a pharmacist’s role opens it, and another hospital reads nothing of it.
  expect(await app.refusal(deskCareTrail, {}, pharmacy.pharmacist)).toBe('not-allowed')
})

test('one hands the same in once while it waits, takes it back, and hands it in again', async () => {
  const ware = await pharmacy.sellDrug()
  const sheets = await Promise.all([pharmacy.sheet(ware), pharmacy.sheet(ware)])
  const said = await Promise.all(sheets.map((sheet) => app.rawRequest(calls.prescriptionUpload, sheet, pharmacy.me)))
  expect(said.filter(({ body }) => body.reason === 'already-waiting')).toHaveLength(1)
  const [waiting] = (await app.callApi(calls.prescriptionList, { state: 'waiting' }, pharmacy.me)).list.filter(
    ({ goods_id }) => goods_id === ware.goods_id,
  )
  expect(waiting).toMatchObject({ state_desc: '待审核', truename: '周小明', buy_num: 2, button: ['withdraw'] })
  const prescription_id = waiting?.prescription_id ?? ''
  await app.callApi(calls.prescriptionWithdraw, { prescription_id }, pharmacy.me)
  expect(await app.refusal(calls.prescriptionWithdraw, { prescription_id }, pharmacy.me)).toBe('not-open')
  expect(await detail(prescription_id)).toMatchObject({ state: 'withdrawn', button: ['again'] })
  await pharmacy.upload(ware)
})

test('what was refused says why to its patient, and a new one can be handed in', async () => {
  const ware = await pharmacy.sellDrug()
  const id = await pharmacy.upload(ware)
  await pharmacy.refuse(id, '照片看不清，请重新拍摄')
  expect(await detail(id)).toMatchObject({ state: 'refused', reason: '照片看不清，请重新拍摄', button: ['again'] })
  const [told] = (await app.callApi(messages, {}, pharmacy.me)).list
  expect(told).toMatchObject({ title: '处方没有通过审核' })
  expect(JSON.stringify(told)).toContain('照片看不清')
  expect(JSON.stringify(told)).not.toContain('商品')
  await pharmacy.upload(ware)
})

test('who is on an open prescription is not taken away; an order takes it, and gives it back when it is cancelled', async () => {
  const ware = await pharmacy.sellDrug()
  const member_id = await pharmacy.addMember()
  const id = await pharmacy.upload(ware, { member_id })
  expect(await app.refusal(delmember, { member_id }, pharmacy.me)).toBe('needed')
  await pharmacy.approve(id)
  const order = await app.callApi(createGoodsOrder, { ...ware, buy_num: 2 }, pharmacy.me)
  expect(await detail(id)).toMatchObject({ state: 'held', order_id: order.order_id, button: ['order'] })
  await app.callApi(cancelGoodsOrder, { order_id: order.order_id }, pharmacy.me)
  expect(await detail(id)).toMatchObject({ state: 'approved', order_id: '' })
})

test('what is written is sealed at rest, and its patient gets it in their file', async () => {
  const ware = await pharmacy.sellDrug()
  const id = await pharmacy.upload(ware, { allergy: '对花生过敏' })
  const { rows } = await app.pool.query('select * from prescriptions where id = $1', [id])
  expect(JSON.stringify(rows)).not.toMatch(/花生|商品/)
  const own = await ownRows(app, pharmacy.me, 'prescriptions')
  expect(own).toContainEqual(expect.objectContaining({ prescription_id: id, allergy: '对花生过敏', buy_num: 2 }))
})

test('pictures and leaflet of a drug are shown to whom it was approved for, and to nobody else', async () => {
  const ware = await pharmacy.sellDrug()
  expect(await ofGoods(ware.goods_id)).toMatchObject({ newest: null, is_approved: 0, images: [], detailParts: [] })
  const id = await pharmacy.upload(ware)
  expect(await ofGoods(ware.goods_id)).toMatchObject({ newest: { state: 'waiting' }, images: [], specials: [] })
  await pharmacy.approve(id, 1)
  expect(await ofGoods(ware.goods_id)).toMatchObject({
    is_approved: 1,
    images: ['/files/box.jpg'],
    detailParts: [{ title: '说明书' }],
    specials: [{ special_id: ware.special_id, may_buy: 1 }],
  })
  const other = await signIn(app)
  expect(await app.callApi(calls.prescriptionOfGoods, { goods_id: ware.goods_id }, other)).toMatchObject({ images: [] })
  expect(await app.refusal(calls.prescriptionOfGoods, { goods_id: 999_999 }, other)).toBe('not-found')
  app.clock.set(later(app.clock.now(), { days: VALID_DAYS }))
  // Its time is over, whether a job has written that down or not.
  expect(await ofGoods(ware.goods_id)).toMatchObject({ newest: { state: 'expired' }, is_approved: 0, images: [] })
  await app.wakeAll()
  expect((await detail(id)).history.map(({ state }) => state)).toEqual(['waiting', 'approved', 'expired'])
  expect((await app.callApi(messages, {}, pharmacy.me)).list[0]).toMatchObject({ title: '处方已过期' })
})
