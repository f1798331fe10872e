import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { vipServices } from '#app/areas/consult/doctors/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { depSchNotice } from '#app/areas/guahao/schedules/contract.ts'
import { talkServicer } from '#app/areas/help/contract.ts'
import { noticeConfig } from '#app/areas/mall/goods/contract.ts'
import { messageSend } from '#app/areas/points/contract.ts'
import { insertTasks } from '#app/areas/points/server/queries.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { Clinic } from '#test/support/clinic.ts'
import { aCategory, someGoods } from '#test/support/mall.ts'
import { aCombo, buyCombo, openMembership } from '#test/support/membership.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let me: Person
let benefits: Awaited<ReturnType<typeof openMembership>>
let comboId: number
const task = { business_mark: 'daily', task_id: 'grow', action: 'action_like' } as const

beforeAll(async () => {
  app = await startTestApp()
  benefits = await openMembership(app)
  clinic = await openSurgery(app, { doctors: 2, service: { vipPriceFen: 2_000 } })
  comboId = await aCombo(app, 2, { doctorIds: clinic.doctorIds, words: '省心一个月', isFirst: true })
  await insertTasks(app.db, [
    { businessMark: 'daily', taskId: 'grow', action: 'action_like', title: '点赞', amount: 0, growth: 60, perDay: 9 },
  ])
})
beforeEach(async () => {
  me = await signIn(app)
})
afterAll(() => app.close())

const doctorId = () => clinic.doctorIds[0] as number
const detail = (as: object = me) => app.callApi(calls.myMemberDetail, {}, as)
const grow = (object_id: string) => app.callApi(messageSend, { ...task, object_id }, me)

test('a visitor has no membership, and nobody asks for another’s', async () => {
  const other = await signIn(app)
  for (const [call, input] of [
    [calls.myMemberDetail, {}],
    [calls.getMemberLevel, {}],
    [calls.getUserBindDoctor, {}],
    [calls.isVipMember, { userId: me.patientId }],
    [calls.userLevel, { user_id: me.patientId }],
  ] as const)
    expect(await app.refusal(call, input)).toBe('login')
  expect(await app.refusal(calls.isVipMember, { userId: other.patientId }, me)).toBe('not-found')
  expect(await app.refusal(calls.userLevel, { user_id: other.patientId }, me)).toBe('not-found')
  expect(await app.refusal(calls.getMemberLevel, { accessToken: other.key }, me)).toBe('not-found')
  expect(await app.refusal(calls.getMemberLevel, { accessToken: 'x' }, me)).toBe('not-found')
})

test('result_code 1 is success and 0 failure for doctor info, membership and notice [X304]', async () => {
  const goods = await someGoods(app, { categoryId: await aCategory(app, '护具') })
  const [dep_id, key] = [clinic.depId, { key: me.key }]
  for (const [call, good, bad, as] of [
    [doctorDetail, { doctor_id: doctorId() }, { doctor_id: 999_999 }, {}],
    [calls.isVipMember, { userId: me.patientId }, { userId: 999_999 }, key],
    [calls.memberBenefitDetail, { benefit_id: benefits.call.id }, { benefit_id: 999_999 }, {}],
    [depSchNotice, { dep_id }, { dep_id: 999_999 }, {}],
    [noticeConfig, { goods_id: goods.goodsId }, { goods_id: 999_999 }, {}],
  ] as const) {
    const [right, wrong] = [await app.rawRequest(call, good, as), await app.rawRequest(call, bad, as)]
    expect(right.body, call.path).toMatchObject({ result_code: 1 })
    expect(wrong.body, call.path).toMatchObject({ result_code: 0, error_msg: expect.stringMatching(/没有|不存在/) })
    await expect(app.callApi(call, good as never, as), call.path).resolves.toBeTypeOf('object')
    expect(await app.refusal(call, bad, as), call.path).toBe('not-found')
  }
})

test('levels are listed from the lowest, one is shown by its number, and there is no other', async () => {
  const { list } = await app.callApi(calls.getMemberLvlList, {})
  expect(list.map(({ level, growth }) => [level, growth])).toEqual([
    [0, 0],
    [1, 100],
    [2, 500],
    [3, 2_000],
    [4, 6_000],
  ])
  expect(await app.callApi(calls.getMemberLvlDetail, { level: 2 })).toEqual(list[2])
  expect(await app.refusal(calls.getMemberLvlDetail, { level: 5 })).toBe('not-found')
})

test('growth value raises the level, and with it come the VIP group and the members’ price', async () => {
  expect(await detail()).toMatchObject({
    level: 0,
    growth: 0,
    next_level_name: '银卡会员',
    next_growth: 100,
    is_vip: 0,
  })
  await grow('1')
  expect(await detail()).toMatchObject({ level: 0, growth: 60 })
  expect(await app.callApi(talkServicer, {}, me)).toMatchObject({ member_level: 0, is_vip: 0 })
  await grow('2')
  expect(await detail()).toMatchObject({ level: 1, level_name: '银卡会员', growth: 120, next_growth: 500 })
  expect(await app.callApi(talkServicer, {}, me)).toMatchObject({ member_level: 1, is_vip: 1 })
  expect(await app.callApi(vipServices, { doctor_id: doctorId() }, me)).toMatchObject({ is_vip_member: 1 })
  const level = { level: 1, level_name: '银卡会员' }
  expect(await app.callApi(calls.getMemberLevel, { accessToken: me.key }, me)).toEqual(level)
  expect(await app.callApi(calls.getMemberLevel, {}, me)).toEqual(level)
  expect(await app.callApi(calls.userLevel, { user_id: me.patientId }, me)).toEqual(level)
  // A member by growth is no VIP: that is who has a package.
  expect(await app.callApi(calls.isVipMember, { userId: me.patientId }, me)).toEqual({
    is_vip: 0,
    is_member: 1,
    level: 1,
  })
})

test('a package makes a VIP and a member until its last day is over, and the rooms above hear of both', async () => {
  await buyCombo(app, me, comboId)
  expect(await app.callApi(calls.isVipMember, { userId: me.patientId }, me)).toEqual({
    is_vip: 1,
    is_member: 1,
    level: 1,
  })
  expect(await app.callApi(talkServicer, {}, me)).toMatchObject({ is_vip: 1 })
  const { end_time } = await detail()
  expect(end_time).toBe('2026-12-24 00:00:00')
  app.clock.set('2026-12-23 23:59:59')
  await app.wakeAll()
  // A session ends before a package does.
  me = await signIn(app, me.mobile)
  expect(await app.callApi(talkServicer, {}, me)).toMatchObject({ is_vip: 1 })
  app.clock.set('2026-12-24 00:00')
  expect(await app.callApi(calls.isVipMember, { userId: me.patientId }, me)).toEqual({
    is_vip: 0,
    is_member: 0,
    level: 0,
  })
  await app.wakeAll()
  expect(await app.callApi(talkServicer, {}, me)).toMatchObject({ member_level: 0, is_vip: 0 })
  expect(await app.callApi(vipServices, { doctor_id: doctorId() }, me)).toMatchObject({ is_vip_member: 0 })
  app.clock.set('2026-11-23 08:00')
})

test('whoever has a package is looked after by the doctor of it who has the fewest, and by them alone', async () => {
  expect((await app.callApi(calls.getUserBindDoctor, {}, me)).doctor).toBeNull()
  const bound = new Set<number>()
  for (const person of [me, await signIn(app)]) {
    await buyCombo(app, person, comboId)
    const { doctor } = await app.callApi(calls.getUserBindDoctor, {}, person)
    bound.add(doctor?.doctor_id ?? 0)
  }
  expect([...bound].sort()).toEqual([...clinic.doctorIds].sort())
  const mine = (await app.callApi(calls.getUserBindDoctor, {}, me)).doctor?.doctor_id as number
  const other = clinic.doctorIds.find((id) => id !== mine) as number
  const asked = (doctor_id: number) => app.callApi(calls.vipOrderInService, { doctor_id }, me)
  expect(await asked(mine)).toMatchObject({ order: { order_id: expect.stringMatching(/.{6}/) } })
  expect(await asked(other)).toEqual({ order: null })
  expect(await app.refusal(calls.vipOrderInService, { doctor_id: 999_999 }, me)).toBe('not-found')
})

test('packages on sale are offered with their benefits, those of a scene there, and no other', async () => {
  const off = await aCombo(app, 1, { isOn: false, words: '停售' })
  const home = await aCombo(app, 1, { scenes: ['home'] })
  const { list, selected_id } = await app.callApi(calls.comboSelect, {})
  expect(selected_id).toBe(comboId)
  expect(list.find(({ combo_id }) => combo_id === comboId)).toMatchObject({
    price: '39.00',
    org_price: '39.00',
    months: 1,
    months_words: '1 个月',
    benefits: [
      { title: '电话咨询', times: 2, times_words: '2 次' },
      { title: '会员价', times: 0, times_words: '不限次' },
    ],
  })
  const ids = async (scene?: 'home' | 'guahao') =>
    (await app.callApi(calls.sceneComboList, { scene })).list.map(({ combo_id }) => combo_id)
  expect(await ids()).not.toContain(off)
  expect([await ids('home'), (await ids('guahao')).includes(home)]).toEqual([[home], false])
  expect(await app.refusal(calls.sceneComboList, { scene: 'nowhere' })).toBe('422')
  expect((await app.callApi(calls.mbComboWords, {})).list).toEqual([
    { combo_id: comboId, title: expect.any(String), words: '省心一个月' },
  ])
})

test('beside an appointment stand the packages that are of use in its department', async () => {
  const place = { unit_id: clinic.hospitalId, dep_id: clinic.depId, doc_id: doctorId() }
  expect(await app.refusal(calls.orderCombo, place)).toBe('login')
  // Released with `status`, inventoried with `result_code`: it tells both.
  const { body } = await app.rawRequest(calls.orderCombo, place, me)
  expect(body).toMatchObject({ status: 200, result_code: 1 })
  const { list, is_vip } = await app.callApi(calls.orderCombo, place, me)
  expect([list.map(({ combo_id }) => combo_id), is_vip]).toEqual([[comboId], 0])
  await buyCombo(app, me, comboId)
  expect((await app.callApi(calls.orderCombo, place, me)).is_vip).toBe(1)
  for (const wrong of [{ unit_id: 999_999 }, { dep_id: 999_999 }, { doc_id: 999_999 }])
    expect(await app.refusal(calls.orderCombo, { ...place, ...wrong }, me)).toBe('not-found')
})

test('the departments open to members are those that benefits on sale name', async () => {
  expect((await app.callApi(calls.departIndex, {})).list).toEqual([
    {
      dep_id: 101,
      dep_name: '普通内科',
      class_id: 1,
      class_name: '内科',
      benefits: [{ benefit_id: benefits.call.id, title: '电话咨询' }],
    },
  ])
})

test('a benefit tells its rules and packages, and how often who asks can still use it', async () => {
  const asked = (id: number, as = {}) => app.callApi(calls.memberBenefitDetail, { benefit_id: id }, as)
  expect(await asked(benefits.call.id, me)).toMatchObject({ rules: ['第一条', '第二条'], is_bookable: 1, left: 0 })
  await buyCombo(app, me, comboId)
  expect([
    (await asked(benefits.call.id, me)).left,
    (await asked(benefits.price.id, me)).left,
    (await asked(benefits.price.id)).left,
  ]).toEqual([2, -1, 0])
  expect((await detail()).benefits).toMatchObject([
    { title: '电话咨询', left: 2, times: 2, is_bookable: 1 },
    { title: '会员价', left: -1, is_bookable: 0 },
  ])
  const fields = await app.callApi(calls.getAppointField, { benefit_id: benefits.call.id }, me)
  const today = dayOf(app.clock.now())
  expect(fields).toMatchObject({ min_date: addDays(today, 1), max_date: addDays(today, 90) })
  expect(fields.fields.map(({ name, kind, options }) => [name, kind, options])).toEqual([
    ['depart', 'choice', ['普通内科']],
    ['date', 'date', []],
    ['note', 'text', []],
  ])
  expect(await app.refusal(calls.getAppointField, { benefit_id: benefits.price.id }, me)).toBe('not-bookable')
})
