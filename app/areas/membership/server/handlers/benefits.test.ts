import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { delmember } from '#app/areas/account/members/contract.ts'
import { isCanCancel } from '#app/areas/account/settings/contract.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { aCombo, aMemberOf, buyCombo, callFields, openMembership } from '#test/support/membership.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { moveBooking } from '../public.ts'

let app: TestApp
let me: Person
let comboId: number
let member_id: number
let benefits: Awaited<ReturnType<typeof openMembership>>

beforeAll(async () => {
  app = await startTestApp()
  benefits = await openMembership(app)
  comboId = await aCombo(app)
})
beforeEach(async () => {
  me = await signIn(app)
  member_id = await aMemberOf(app, me)
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db, 'membership')).toEqual([])
  await app.close()
})

const wanted = (more: object = {}) => ({
  benefit_id: benefits.call.id,
  member_id,
  fields: callFields('2026-11-25', '下午方便'),
  ...more,
})
const book = (more: object = {}, as: object = me) => app.callApi(calls.addAppoint, wanted(more), as)
const left = async () => (await app.callApi(calls.memberBenefitDetail, { benefit_id: benefits.call.id }, me)).left
const mine = async () => (await app.callApi(calls.getAppointList, {}, me)).list

test('who has no package, another’s member, or fills in nonsense books nothing', async () => {
  const refused = (more: object = {}, as: object = me) => app.refusal(calls.addAppoint, wanted(more), as)
  expect(await app.refusal(calls.addAppoint, wanted())).toBe('login')
  expect(await refused()).toBe('not-vip')
  await buyCombo(app, me, comboId)
  expect(await refused({ benefit_id: 999_999 })).toBe('not-found')
  expect(await refused({ benefit_id: benefits.price.id })).toBe('not-bookable')
  expect(await refused({ fields: callFields('2026-11-23') })).toBe('field')
  expect(await refused({ fields: '[]' })).toBe('field')
  for (const fields of ['', 'x', '{}', JSON.stringify([{ name: 'date', value: 'x'.repeat(201) }])])
    expect(await refused({ fields })).toBe('422')
  const other = await signIn(app)
  await buyCombo(app, other, comboId)
  expect(await refused({}, other)).toBe('not-found')
  expect([await left(), await mine()]).toEqual([2, []])
})

test('sent again, and twenty times at once, it is one booking and one allowance', async () => {
  await buyCombo(app, me, comboId)
  const all = await Promise.all(Array.from({ length: 20 }, () => book()))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(await book()).toMatchObject({ id: all[0]?.id, state: 'waiting', left: 1 })
  expect(await app.refusal(calls.addAppoint, wanted({ fields: callFields('2026-11-26') }), me)).toBe('already-there')
  expect(await mine()).toMatchObject([
    {
      title: '电话咨询',
      truename: '安宁',
      state: 'waiting',
      state_desc: '待确认',
      can_cancel: 1,
      fields: [
        { title: '科室', value: '普通内科' },
        { title: '日期', value: '2026-11-25' },
        { title: '说明', value: '下午方便' },
      ],
    },
  ])
  const { rows } = await app.pool.query('select * from membership_appointments')
  expect(JSON.stringify(rows)).not.toContain('下午方便')
})

test('three for whom two allowances are left: two are booked, whoever comes first', async () => {
  await buyCombo(app, me, comboId)
  const family = [member_id, await aMemberOf(app, me, '安康'), await aMemberOf(app, me, '安乐')]
  const said = await Promise.all(family.map((id) => app.refusal(calls.addAppoint, wanted({ member_id: id }), me)))
  expect(said.sort()).toEqual(['not refused', 'not refused', 'used-up'])
  expect([await left(), (await mine()).length]).toEqual([0, 2])
})

test('cancelled, twice and at once, it gives its allowance back once', async () => {
  await buyCombo(app, me, comboId)
  const { id } = await book()
  expect(await left()).toBe(1)
  const other = await signIn(app)
  expect(await app.refusal(calls.cancelAppoint, { id }, other)).toBe('not-found')
  const all = await Promise.all(Array.from({ length: 10 }, () => app.callApi(calls.cancelAppoint, { id }, me)))
  for (const one of all) expect(one).toEqual({ id, state: 'cancelled', state_desc: '已取消' })
  expect(await left()).toBe(2)
  expect((await book()).id).not.toBe(id)
})

test('what is done cannot be cancelled, and its allowance is gone', async () => {
  await buyCombo(app, me, comboId)
  const { id } = await book()
  for (const state of ['confirmed', 'done'] as const) await moveBooking(app.context(), id, state, { by: 'desk' })
  expect(await app.refusal(calls.cancelAppoint, { id }, me)).toBe('not-open')
  expect(await left()).toBe(1)
})

/** What stands against the leaving of the account. */
const objections = async () => (await app.callApi(isCanCancel, {}, me)).list.map(({ words }) => words)

test('a member with a booking cannot leave, nor can the account; both can once it is cancelled', async () => {
  await buyCombo(app, me, comboId)
  const { id } = await book()
  expect(await app.refusal(delmember, { member_id }, me)).not.toBe('not refused')
  expect(await ownRows(app, me, 'membership_appointments')).toMatchObject([{ title: '电话咨询', truename: '安宁' }])
  expect(await objections()).toEqual([expect.stringContaining('电话咨询')])
  await app.callApi(calls.cancelAppoint, { id }, me)
  expect(await objections()).toEqual([])
  expect(await app.refusal(delmember, { member_id }, me)).toBe('not refused')
})
