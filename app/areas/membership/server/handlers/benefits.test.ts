import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { delmember } from '#app/areas/account/members/contract.ts'
import { isCanCancel } from '#app/areas/account/settings/contract.ts'
import { findBrokenBooks } from '#test/support/invariants.ts'
import { aCombo, aMemberOf, buyCombo, callFields, openMembership } from '#test/support/membership.ts'
import { type House, openHouse } from '#test/support/start-test-app.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn } from '#test/support/people.ts'
import * as calls from '../../contract.ts'
import { moveBooking } from '../public.ts'

let house: House
let me: Person
let comboId: number
let member_id: number
let benefits: Awaited<ReturnType<typeof openMembership>>

beforeAll(async () => {
  house = await openHouse()
  benefits = await openMembership(house)
  comboId = await aCombo(house)
})
beforeEach(async () => {
  me = await signIn(house)
  member_id = await aMemberOf(house, me)
})
afterAll(async () => {
  expect(await findBrokenBooks(house.db, 'membership')).toEqual([])
  await house.close()
})

const wanted = (more: object = {}) => ({
  ...{ benefit_id: benefits.call.id, member_id, fields: callFields('2026-11-25', '下午方便') },
  ...more,
})
const book = (more: object = {}, as: object = me) => house.callApi(calls.addAppoint, wanted(more), as)
const left = async () => (await house.callApi(calls.memberBenefitDetail, { benefit_id: benefits.call.id }, me)).left
const mine = async () => (await house.callApi(calls.getAppointList, {}, me)).list

test('who has no package, another’s member, or fills in nonsense books nothing', async () => {
  const refused = (more: object = {}, as: object = me) => house.refusal(calls.addAppoint, wanted(more), as)
  expect(await house.refusal(calls.addAppoint, wanted())).toBe('login')
  expect(await refused()).toBe('not-vip')
  await buyCombo(house, me, comboId)
  expect(await refused({ benefit_id: 999_999 })).toBe('not-found')
  expect(await refused({ benefit_id: benefits.price.id })).toBe('not-bookable')
  expect(await refused({ fields: callFields('2026-11-23') })).toBe('field')
  expect(await refused({ fields: '[]' })).toBe('field')
  for (const fields of ['', 'x', '{}', JSON.stringify([{ name: 'date', value: 'x'.repeat(201) }])])
    expect(await refused({ fields })).toBe('422')
  const other = await signIn(house)
  await buyCombo(house, other, comboId)
  expect(await refused({}, other)).toBe('not-found')
  expect([await left(), await mine()]).toEqual([2, []])
})

test('sent again, and twenty times at once, it is one booking and one allowance', async () => {
  await buyCombo(house, me, comboId)
  const all = await Promise.all(Array.from({ length: 20 }, () => book()))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(await book()).toMatchObject({ id: all[0]?.id, state: 'waiting', left: 1 })
  expect(await house.refusal(calls.addAppoint, wanted({ fields: callFields('2026-11-26') }), me)).toBe('already-there')
  expect(await mine()).toMatchObject([
    {
      ...{ title: '电话咨询', truename: '安宁', state: 'waiting', state_desc: '待确认', can_cancel: 1 },
      fields: [
        { title: '科室', value: '普通内科' },
        { title: '日期', value: '2026-11-25' },
        { title: '说明', value: '下午方便' },
      ],
    },
  ])
  const { rows } = await house.pool.query('select * from membership_appointments')
  expect(JSON.stringify(rows)).not.toContain('下午方便')
})

test('three for whom two allowances are left: two are booked, whoever comes first', async () => {
  await buyCombo(house, me, comboId)
  const family = [member_id, await aMemberOf(house, me, '安康'), await aMemberOf(house, me, '安乐')]
  const said = await Promise.all(family.map((id) => house.refusal(calls.addAppoint, wanted({ member_id: id }), me)))
  expect(said.sort()).toEqual(['not refused', 'not refused', 'used-up'])
  expect([await left(), (await mine()).length]).toEqual([0, 2])
})

test('cancelled, twice and at once, it gives its allowance back once', async () => {
  await buyCombo(house, me, comboId)
  const { id } = await book()
  expect(await left()).toBe(1)
  const other = await signIn(house)
  expect(await house.refusal(calls.cancelAppoint, { id }, other)).toBe('not-found')
  const all = await Promise.all(Array.from({ length: 10 }, () => house.callApi(calls.cancelAppoint, { id }, me)))
  for (const one of all) expect(one).toEqual({ id, state: 'cancelled', state_desc: '已取消' })
  expect(await left()).toBe(2)
  expect((await book()).id).not.toBe(id)
})

test('what is done cannot be cancelled, and its allowance is gone', async () => {
  await buyCombo(house, me, comboId)
  const { id } = await book()
  for (const state of ['confirmed', 'done'] as const) await moveBooking(house.context(), id, state, { by: 'desk' })
  expect(await house.refusal(calls.cancelAppoint, { id }, me)).toBe('not-open')
  expect(await left()).toBe(1)
})

/** What stands against the leaving of the account. */
const objections = async () => (await house.callApi(isCanCancel, {}, me)).list.map(({ words }) => words)

test('a member with a booking cannot leave, nor can the account; both can once it is cancelled', async () => {
  await buyCombo(house, me, comboId)
  const { id } = await book()
  expect(await house.refusal(delmember, { member_id }, me)).not.toBe('not refused')
  expect(await ownRows(house, me, 'membership_appointments')).toMatchObject([{ title: '电话咨询', truename: '安宁' }])
  expect(await objections()).toEqual([expect.stringContaining('电话咨询')])
  await house.callApi(calls.cancelAppoint, { id }, me)
  expect(await objections()).toEqual([])
  expect(await house.refusal(delmember, { member_id }, me)).toBe('not refused')
})
