import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import {
  activation,
  addAppoint,
  addOrder,
  comboSelect,
  getAppointList,
  getSupplymentCode,
  memberBenefitDetail,
  myMemberDetail,
} from '#app/areas/membership/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import type { ChangedSince } from '#kit/wire/edited.ts'
import { openClinic } from '#test/support/clinic.ts'
import { aShop } from '#test/support/mall.ts'
import { aMemberOf, buyCombo, callFields, openMembership } from '#test/support/membership.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing
let benefits: Awaited<ReturnType<typeof openMembership>>

beforeAll(async () => {
  app = await startTestApp()
  benefits = await openMembership(app)
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const keeper = (more: object = {}) => ({ staffKey: ctx.keeper.staffKey, ...more })
const stranger = () => ({ staffKey: there.keeper.staffKey })
const sheet = (more: object = {}) => ({
  title: '新套餐',
  summary: '介绍',
  words: '推荐',
  price: '39.00',
  months: 1,
  position: 1,
  is_first: 0,
  scenes: '["home"]',
  benefits: JSON.stringify([{ benefit_id: benefits.call.id, times: 2 }]),
  ...more,
})
const add = async (more: object = {}) => (await app.callApi(calls.deskComboAdd, sheet(more), keeper())).combo_id
const onSale = async (more: object = {}) => {
  const combo_id = await add(more)
  await app.callApi(calls.deskComboSwitch, { combo_id, is_on: 1 }, keeper())
  return combo_id
}
const find = async (id: number) =>
  (await app.callApi(calls.deskCombos, {}, keeper())).list.find(({ combo_id }) => combo_id === id)

/** Somebody with a package who has booked a benefit. */
const booked = async (): Promise<{ me: Person; id: number; orderId: string }> => {
  const me = await signIn(app)
  const orderId = await buyCombo(app, me, await onSale())
  const member_id = await aMemberOf(app, me, '安宁宁')
  const wanted = { benefit_id: benefits.call.id, member_id, fields: callFields('2026-11-25', '下午方便') }
  return { me, orderId, id: (await app.callApi(addAppoint, wanted, me)).id }
}

test('the desk of the membership is for its roles alone, at the platform’s seller alone', async () => {
  const combo_id = await add()
  for (const [call, input] of [
    [calls.deskCombos, {}],
    [calls.deskComboAdd, sheet({ title: '' })],
    [calls.deskComboChange, { ...sheet(), combo_id }],
    [calls.deskComboSwitch, { combo_id: 999_999, is_on: 1 }],
    [calls.deskCodes, {}],
    [calls.deskCodesMake, { count: 1, valid_days: 1, note: '试' }],
    [calls.deskCodeWithdraw, { code_id: 999_999 }],
    [calls.deskBookings, {}],
    [calls.deskBookingReveal, { id: 999_999 }],
    [calls.deskBookingMove, { id: 999_999, to: 'done' }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input)), call.path).toEqual(new Set(['login', '401']))
    if (call !== calls.deskComboAdd)
      expect(await rolesRefused(app, ctx, call, input), call.path).toEqual(
        allRoles.filter((role) => !may(role, call.may)),
      )
    if (call !== calls.deskComboAdd) expect(await app.refusal(call, input, stranger()), call.path).toBe('not-platform')
  }
  expect(await app.refusal(calls.deskComboAdd, sheet(), stranger())).toBe('not-platform')
  // Who answers all patients works for the whole product.
  expect(await app.refusal(calls.deskBookings, {}, { staffKey: there.service.staffKey })).toBe('not refused')
})

test.each([
  ['no price', { price: '0' }, 'no-price'],
  ['a former price below its own', { org_price: '38.99' }, 'org-price'],
  ['a benefit that there is not', { benefits: '[{"benefit_id":999999,"times":1}]' }, 'benefit'],
  ['no end to what is booked', { times: 0 }, 'times'],
  ['the same benefit twice', { twice: true }, 'benefit'],
  ['a doctor that there is not', { doctor_ids: '999999' }, 'doctor'],
  ['less than nothing', { price: '-1' }, '422'],
  ['no months', { months: 0 }, '422'],
  ['a scene that there is not', { scenes: '["nowhere"]' }, '422'],
])('a package with %s is refused', async (_, more: object, reason) => {
  const own = { benefit_id: benefits.call.id, times: 'times' in more ? 0 : 1 }
  const listed = 'twice' in more ? [own, own] : [own]
  const input = { ...sheet(), benefits: JSON.stringify(listed), ...more }
  expect(await app.refusal(calls.deskComboAdd, input, keeper())).toBe(reason)
})

test('a doctor who sees nobody any more is refused by the name that the form shows', async () => {
  const { doctorIds } = await openClinic(app)
  await app.pool.query("update guahao_doctors set name = '王伟' where id = any($1)", [doctorIds])
  await app.pool.query('delete from guahao_doctor_posts where doctor_id = any($1)', [doctorIds])
  const wordsOf = async (ids: readonly number[]) =>
    (await app.rawRequest(calls.deskComboAdd, { ...sheet(), doctor_ids: ids.join() }, keeper())).body.msg
  expect(await wordsOf(doctorIds)).toContain('“王伟”')
  expect(await wordsOf([999_999])).toContain('“编号 999999”')
})

test('a package is sold once it is switched on, and one alone is chosen beforehand', async () => {
  const [first, second] = [await add({ is_first: 1 }), await add({ is_first: 1, org_price: '59.00' })]
  const listed = async () => (await app.callApi(comboSelect, {})).list.map(({ combo_id }) => combo_id)
  expect(await listed()).not.toContain(second)
  for (const _ of [1, 2]) await app.callApi(calls.deskComboSwitch, { combo_id: second, is_on: 1 }, keeper())
  expect(await listed()).toContain(second)
  expect((await app.callApi(comboSelect, {})).selected_id).toBe(second)
  expect([(await find(first))?.is_first, (await find(second))?.is_first]).toEqual([0, 1])
  expect((await app.callApi(comboSelect, {})).list.find(({ combo_id }) => combo_id === second)).toMatchObject({
    price: '39.00',
    org_price: '59.00',
  })
  await app.callApi(calls.deskComboSwitch, { combo_id: second, is_on: 0 }, keeper())
  expect(await app.refusal(addOrder, { combo_id: second }, await signIn(app))).toBe('not-found')
})

test('a change counts for later orders; of two who change at once one is told who changed which fields', async () => {
  const combo_id = await onSale()
  const me = await signIn(app)
  await buyCombo(app, me, combo_id)
  const input = { ...sheet({ months: 2 }), combo_id, version: (await find(combo_id))?.version }
  const change = (price: string) => app.rawRequest(calls.deskComboChange, { ...input, price }, keeper())
  const said = await Promise.all([change('49.00'), change('59.00')])
  const [told, ...others] = said.filter(({ body }) => body.reason === 'changed')
  expect(others).toEqual([])
  const fields = (told?.body.data as ChangedSince | undefined)?.changes[0]?.fields.map(({ name }) => name)
  expect(fields).toEqual(['price', 'months'])
  expect(await find(combo_id)).toMatchObject({ version: 2, months: 2, sold_num: 1 })
  expect((await app.callApi(myMemberDetail, {}, me)).end_time).toBe('2026-12-24 00:00:00')
})

test('codes are told once, listed by their tail, withdrawn while nobody used them, and used once', async () => {
  const combo_id = await add()
  const making = { combo_id, count: 3, valid_days: 30, note: '义诊' }
  expect(await app.refusal(calls.deskCodesMake, { count: 1, valid_days: 1, note: '试' }, keeper())).toBe('what-for')
  expect(await app.refusal(calls.deskCodesMake, { ...making, combo_id: 999_999 }, keeper())).toBe('not-found')
  const { codes } = await app.callApi(calls.deskCodesMake, making, keeper())
  expect(new Set(codes).size).toBe(3)
  const listed = async (state: 'open' | 'used' | 'withdrawn' = 'open') =>
    (await app.callApi(calls.deskCodes, { state }, keeper())).list
  const open = await listed()
  expect(open.map(({ tail }) => tail).sort()).toEqual(codes.map((code) => code.slice(-4)).sort())
  expect(JSON.stringify(open)).not.toContain(codes[0])
  const [gone, kept] = open as [(typeof open)[number], (typeof open)[number]]
  for (const _ of [1, 2]) await app.callApi(calls.deskCodeWithdraw, { code_id: gone.code_id }, keeper())
  const codeOf = (tail: string) => codes.find((code) => code.endsWith(tail)) as string
  const me = await signIn(app)
  expect(await app.refusal(activation, { code: codeOf(gone.tail) }, me)).toBe('withdrawn')
  await app.callApi(activation, { code: codeOf(kept.tail) }, me)
  expect(await app.refusal(calls.deskCodeWithdraw, { code_id: kept.code_id }, keeper())).toBe('not-open')
  expect([(await listed('used')).length, (await listed('withdrawn')).length]).toEqual([1, 1])
})

test('making codes again with the same key is the same codes, with another wish 409, and nothing keeps them', async () => {
  const combo_id = await add()
  const making = { combo_id, count: 2, valid_days: 30, note: '义诊' }
  const as = keeper({ idempotencyKey: 'once' })
  const all = await Promise.all(Array.from({ length: 5 }, () => app.callApi(calls.deskCodesMake, making, as)))
  for (const one of all) expect(one).toEqual(all[0])
  expect(await app.refusal(calls.deskCodesMake, { ...making, note: '别的' }, as)).toBe('409')
  for (const count of [1, 3]) expect(await app.refusal(calls.deskCodesMake, { ...making, count }, as)).toBe('409')
  const other = await app.callApi(calls.deskCodesMake, making, keeper({ idempotencyKey: 'twice' }))
  expect(other.codes).not.toEqual(all[0]?.codes)
  const { rows } = await app.pool.query(
    "select coalesce((select json_agg(a) from wire_answers a)::text, '') || (select json_agg(c) from membership_codes c)::text as all",
  )
  expect(rows[0].all).not.toContain(all[0]?.codes[0])
  expect(rows[0].all).not.toContain(all[0]?.codes[0]?.replaceAll('-', ''))
})

test('a booking is confirmed and done, its words are opened by who is in the audit, and the patient is told', async () => {
  const { me, id } = await booked()
  const rows = (await app.callApi(calls.deskBookings, {}, keeper())).list
  expect(rows.find((row) => row.id === id)).toMatchObject({ title: '电话咨询', truename: '安**', state: 'waiting' })
  expect(JSON.stringify(rows)).not.toMatch(/下午方便|安宁宁/)
  expect(await app.callApi(calls.deskBookingReveal, { id }, keeper())).toMatchObject({
    name: '安宁宁',
    fields: expect.arrayContaining([{ title: '说明', value: '下午方便' }]),
  })
  expect(await app.refusal(calls.deskBookingMove, { id, to: 'done' }, keeper())).toBe('changed')
  for (const to of ['confirmed', 'confirmed', 'done'] as const)
    expect(await app.callApi(calls.deskBookingMove, { id, to }, keeper())).toMatchObject({ state: to })
  expect(await app.refusal(calls.deskBookingMove, { id, to: 'cancelled', reason: '停诊' }, keeper())).toBe('changed')
  const told = (await app.callApi(messages, {}, me)).list.filter(({ title }) => title === '会员权益预约')
  expect(told).toHaveLength(2)
  const { list } = await app.callApi(deskAuditList, {}, { staffKey: ctx.admin.staffKey })
  expect(list.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['membership.reveal', 'membership.confirm', 'membership.done', 'membership.codes']),
  )
  expect(JSON.stringify(list)).not.toMatch(/下午方便|安宁宁/)
})

test('cancelled at the desk, with a reason, the allowance comes back and the patient reads why', async () => {
  const { me, id } = await booked()
  const left = async () => (await app.callApi(memberBenefitDetail, { benefit_id: benefits.call.id }, me)).left
  expect(await left()).toBe(1)
  expect(await app.refusal(calls.deskBookingMove, { id, to: 'cancelled' }, keeper())).toBe('no-reason')
  for (const _ of [1, 2]) await app.callApi(calls.deskBookingMove, { id, to: 'cancelled', reason: '停诊' }, keeper())
  expect(await left()).toBe(2)
  expect((await app.callApi(getAppointList, {}, me)).list[0]).toMatchObject({ state: 'cancelled', reason: '停诊' })
})

test('with a supplementary code the bookings of its holder are found, and with another nobody’s', async () => {
  const { me, id, orderId } = await booked()
  await booked()
  const { code } = await app.callApi(getSupplymentCode, { order_id: orderId }, me)
  const { list } = await app.callApi(calls.deskBookings, { code: code.toLowerCase() }, keeper())
  expect(list.map((row) => row.id)).toEqual([id])
  expect(await app.refusal(calls.deskBookings, { code: 'AAAA-BBBB-CCCC' }, keeper())).toBe('no-holder')
})
