import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { myCoupons } from '#app/areas/mall/coupons/contract.ts'
import { insertCoupons } from '#app/areas/mall/coupons/server/queries/seed.ts'
import { earlier, later } from '#kit/time/span.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { aCombo, openMembership } from '#test/support/membership.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { triesAnHour } from '../../rules.ts'
import { makeCodes } from '../public.ts'
import { withdrawCode } from '../queries.ts'

let app: TestApp
let me: Person
let comboId: number
let benefitId: number
let couponId: number

beforeAll(async () => {
  app = await startTestApp()
  benefitId = (await openMembership(app)).call.id
  comboId = await aCombo(app)
  const now = app.clock.now()
  await insertCoupons(app.db, [
    {
      sourceKey: 'test',
      issuer: 'mall',
      title: '减十元',
      discountType: 1,
      discountAmount: 1_000,
      discountLimitFen: 0,
      total: 2,
      left: 2,
      mostEach: 1,
      validDays: 30,
      drawFrom: earlier(now, { days: 1 }),
      drawUntil: later(now, { days: 9 }),
      useUntil: later(now, { days: 99 }),
    },
  ])
  couponId = Number((await app.pool.query('select id from mall_coupons')).rows[0].id)
})
beforeEach(async () => {
  me = await signIn(app)
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db, 'membership')).toEqual([])
  await app.close()
})

const codesFor = async (what: 'package' | 'coupon', count = 1) => {
  const promised = [{ benefitId, times: 3 }]
  const whatFor = what === 'package' ? { comboId, months: 1, promised } : { couponId }
  const terms = { count, note: '试', endsAt: later(app.clock.now(), { days: 30 }) }
  return makeCodes(app.context(), whatFor, terms)
}
const aCode = async (what: 'package' | 'coupon') => (await codesFor(what)).codes[0] as string
const activate = (code: string, as: object = me) => app.callApi(calls.activation, { code }, as)
const refused = (code: string, as: object = me) => app.refusal(calls.activation, { code }, as)

test('a visitor, a wrong code, a withdrawn one and one that is over activate nothing', async () => {
  const code = await aCode('package')
  expect(await app.refusal(calls.activation, { code })).toBe('login')
  for (const wrong of ['AAAA-BBBB-CCCC', '不是码', "' or 1=1"]) expect(await refused(wrong)).toBe('not-found')
  expect(await refused(await aCode('coupon'))).toBe('is-coupon')
  const { ids, codes } = await codesFor('package')
  await withdrawCode(app.db, ids[0] as number)
  expect(await refused(codes[0] as string)).toBe('withdrawn')
  app.clock.advance({ days: 30 })
  me = await signIn(app)
  expect(await refused(code)).toBe('over')
  expect((await app.callApi(calls.myMemberDetail, {}, me)).is_vip).toBe(0)
  app.clock.set('2026-11-23 08:00')
})

test('a code is stored nowhere as it is', async () => {
  const code = await aCode('package')
  const { rows } = await app.pool.query('select * from membership_codes')
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('a code activates its package with what it promised, once; sent again it is the same', async () => {
  const code = await aCode('package')
  const first = await activate(code.toLowerCase().replaceAll('-', ' '))
  expect(first).toMatchObject({ begin_time: '2026-11-23 08:00:00', end_time: '2026-12-24 00:00:00' })
  expect(await activate(code)).toEqual(first)
  expect(await app.callApi(calls.myMemberDetail, {}, me)).toMatchObject({
    is_vip: 1,
    later: [],
    benefits: [{ left: 3 }, {}],
  })
  expect(await refused(code, await signIn(app))).toBe('used')
})

test('of twenty who try one code at once one has it', async () => {
  const code = await aCode('package')
  const people = await Promise.all(Array.from({ length: 20 }, () => signIn(app)))
  const said = await Promise.all(people.map((person) => refused(code, person)))
  expect(said.filter((reason) => reason === 'not refused')).toHaveLength(1)
  expect(said.filter((reason) => reason === 'used')).toHaveLength(19)
})

test('after ten tries in an hour nobody tries on, with 429, not even with a right code; an hour later they may', async () => {
  for (let n = 0; n < triesAnHour.patient; n++) expect(await refused('AAAA-BBBB-CCCC')).toBe('not-found')
  const code = await aCode('package')
  const { key } = me
  const answer = await app.server.inject(`/api/member/activation?code=${code}&user_key=${key}`)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600'])
  expect(answer.json().err_msg).toContain('一小时后')
  expect(await app.refusal(calls.redeedCoupon, { code }, me)).toBe('429')
  // Somebody else is not kept out.
  expect(await refused('AAAA-BBBB-CCCC', await signIn(app))).toBe('not-found')
  app.clock.advance({ minutes: 61 })
  expect(await activate(code)).toMatchObject({ begin_time: '2026-11-23 09:01:00' })
  app.clock.set('2026-11-23 08:00')
})

test('many tries at once are counted one by one', async () => {
  const said = await Promise.all(Array.from({ length: 30 }, () => refused('AAAA-BBBB-CCCC')))
  expect(said.filter((reason) => reason === 'not-found')).toHaveLength(triesAnHour.patient)
  expect(said.filter((reason) => reason === '429')).toHaveLength(30 - triesAnHour.patient)
})

test('a code for a coupon gives it once, within what the mall still has and somebody may have', async () => {
  const coupons = async (as: object = me) => (await app.callApi(myCoupons, {}, as)).list
  const redeem = (code: string, as: object = me) => app.refusal(calls.redeedCoupon, { code }, as)
  const { codes } = await codesFor('coupon', 4)
  const [first, second, third, fourth] = codes as [string, string, string, string]
  expect(await app.refusal(calls.redeedCoupon, { code: first })).toBe('login')
  expect(await redeem(await aCode('package'))).toBe('is-package')
  const said = await Promise.all(Array.from({ length: 5 }, () => redeem(first)))
  expect(said).toEqual(Array(5).fill('not refused'))
  expect(await coupons()).toMatchObject([{ couponId, title: '减十元' }])
  // One each: the second code stays good for somebody else.
  expect(await redeem(second)).toBe('not-drawable')
  const [other, last] = [await signIn(app), await signIn(app)]
  expect(await redeem(first, other)).toBe('used')
  expect(await redeem(second, other)).toBe('not refused')
  // The mall has no more of them; the codes are not used up by that.
  expect([await redeem(third, last), await redeem(fourth, last)]).toEqual(['not-drawable', 'not-drawable'])
  const { rows } = await app.pool.query(
    "select count(*)::int as n from membership_codes where state = 'used' and coupon_id is not null",
  )
  expect(rows[0].n).toBe(2)
})
