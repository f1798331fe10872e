import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAct } from '#app/areas/activities/acts/server/public.ts'
import { deskInvitations } from '#app/areas/desk/activities/contract.ts'
import { myCoupons } from '#app/areas/mall/coupons/contract.ts'
import { insertCoupons } from '#app/areas/mall/coupons/server/queries/seed.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { receiveGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { ordersOrders } from '#app/areas/orders/checkout/server/public.ts'
import { sumBalance } from '#app/areas/points/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { earlier, later } from '#kit/time/span.ts'
import { type Buyer, openBuyer } from '#test/support/buyer.ts'
import { openClinic } from '#test/support/clinic.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop } from '#test/support/shop.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { rewardEarned, takeBackFor } from './commands/reward.ts'
import { invariants } from './queries/invariants.ts'
import { insertInvite } from './queries.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
let inviter: Person
let couponId = 0

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  shop = await openShop(app)
  inviter = await signIn(app)
  const now = app.clock.now()
  await insertCoupons(app.db, [
    {
      sourceKey: 'invite',
      issuer: 'mall',
      title: '新朋友券',
      discountType: 1,
      discountAmount: 500,
      discountLimitFen: 1_000,
      total: 1_000,
      left: 1_000,
      mostEach: 100,
      drawFrom: earlier(now, { days: 1 }),
      drawUntil: later(now, { days: 60 }),
      validDays: 30,
      useUntil: later(now, { days: 90 }),
    },
  ])
  const { rows } = await app.pool.query("select id from mall_coupons where source_key = 'invite'")
  couponId = Number(rows[0]?.id)
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

/** An activity that is on: 30 points and a coupon for who invites, a coupon for the friend. */
const anActivity = async (more: object = {}): Promise<number> => {
  const now = app.clock.now()
  const actId = await insertAct(app.db, {
    kind: 'invite',
    title: '请朋友来',
    rule: '一行',
    shareTitle: '来',
    shareText: '来看看',
    startsAt: earlier(now, { hours: 1 }),
    endsAt: later(now, { days: 40 }),
  })
  await insertInvite(app.db, {
    actId,
    friendCouponId: couponId,
    rewardCouponId: couponId,
    rewardPoints: 30,
    leastFen: 2_000,
    mostEach: 5,
    ...more,
  })
  return actId
}
const shareIdOf = async (act_id: number, as: Person) =>
  (await app.callApi(calls.inviteActivity, { act_id }, as)).share_id
const accept = (act_id: number, share_id: string, as: { key: string }, more: object = {}) =>
  app.callApi(calls.inviteCoupon, { act_id, share_id, ...more }, as)
const refusal = (act_id: number, share_id: string, as: { key: string }, more: object = {}) =>
  app.refusal(calls.inviteCoupon, { act_id, share_id, ...more }, as)
const pointsOf = async ({ patientId }: Person) => (await sumBalance(app.db, patientId as PatientId)).amount
const couponsOf = async (as: Person) => (await app.callApi(myCoupons, { type: 'available' }, as)).list.length
const stateOf = async (act_id: number, as: Person) =>
  (await app.callApi(calls.inviteFriends, { act_id }, as)).list.map(({ state }) => state)

/** How many invitations of an activity are in each state. */
const countStates = async (act_id: number) => {
  const { rows } = await app.pool.query(
    'select state, count(*)::int as n from activities_invitations where act_id = $1 group by 1',
    [act_id],
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

/** A friend who came by the invitation and buys. */
const friendOf = async (act_id: number, as: Person): Promise<Buyer> => {
  const friend = await openBuyer(app, shop)
  await accept(act_id, await shareIdOf(act_id, as), friend.who())
  return friend
}
const receive = async (friend: Buyer, order_id: string) => {
  await friend.ship(order_id)
  await app.callApi(receiveGoodsOrder, { order_id }, friend.who())
}

/** An order of somebody's that was paid, sent and received, as it stands in the books. */
const finishedOrder = (patientId: number) =>
  app.db.insert(ordersOrders).values({
    id: `order-${patientId}-${app.clock.now().getTime()}`,
    patientId,
    sellerName: '医路商城',
    payType: 0,
    isSent: true,
    path: ['unpaid', 'paid', 'shipped', 'received'],
    pathAt: Array.from({ length: 4 }, () => app.clock.now()),
    madeAt: app.clock.now(),
    goodsFen: 5_000,
    offFen: 0,
    freightFen: 0,
    dueFen: 5_000,
    laterFen: 0,
    paidFen: 5_000,
    cardFen: 5_000,
    checkCode: `check-${patientId}`,
    remark: '',
    carrier: '顺丰速运',
    parcelNo: 'SF123456',
    shippedAt: app.clock.now(),
    cameBy: {},
  })

test('a visitor sees what there is and nobody’s own; without an activity it is not found', async () => {
  expect(await app.refusal(calls.inviteActivity, { act_id: 999 })).toBe('not-found')
  expect(await app.refusal(calls.inviteCoupon, { act_id: 1, share_id: 'x' })).toBe('login')
  expect(await app.refusal(calls.inviteFriends, { act_id: 1 })).toBe('login')
  const act_id = await anActivity()
  expect(await app.callApi(calls.inviteActivity, {})).toMatchObject({
    act_id,
    share_id: '',
    invited_num: 0,
    reward_text: '一张“新朋友券”和30 积分',
    friend_text: '一张“新朋友券”',
    status: 'on',
  })
})

test('one’s own invitation, an invented one, an old account and an activity that is over are refused', async () => {
  const act_id = await anActivity()
  const share_id = await shareIdOf(act_id, inviter)
  expect(await refusal(act_id, share_id, inviter)).toBe('own')
  const fresh = await signIn(app)
  expect(await refusal(act_id, 'invented', fresh)).toBe('no-friend')
  app.clock.advance({ hours: 25 })
  expect(await refusal(act_id, share_id, await signIn(app, fresh.mobile))).toBe('not-new')
  const newer = await signIn(app)
  app.clock.advance({ days: 41 })
  expect(await refusal(act_id, share_id, await signIn(app, newer.mobile))).toBe('not-on')
  inviter = await signIn(app, inviter.mobile)
})

test('on the device that showed the invitation nothing is got, and why stands at the desk', async () => {
  const act_id = await anActivity()
  const fresh = await signIn(app)
  expect(await refusal(act_id, await shareIdOf(act_id, inviter), fresh, { same_device: 1 })).toBe('own')
  expect(await couponsOf(fresh)).toBe(0)
  expect(await stateOf(act_id, inviter)).toEqual([])
  const clinic = await openClinic(app)
  Object.assign(app.config, { platformHospital: clinic.hospitalId })
  const admin = await signInStaff(app, clinic.hospitalId, 'admin')
  const { list } = await app.callApi(deskInvitations, { act_id }, admin)
  expect(list).toMatchObject([{ state: 'refused', refused_for: 'device', points: 0 }])
})

test('who invited first counts for good, and asked again it answers the same', async () => {
  const act_id = await anActivity()
  const other = await signIn(app)
  const friend = await signIn(app)
  const share_id = await shareIdOf(act_id, inviter)
  expect(await accept(act_id, share_id, friend)).toMatchObject({ is_got: 1, coupon_title: '新朋友券' })
  expect(await accept(act_id, share_id, friend)).toMatchObject({ is_got: 1 })
  expect(await couponsOf(friend)).toBe(1)
  expect(await refusal(act_id, await shareIdOf(act_id, other), friend)).toBe('invited')
  expect(await refusal(await anActivity(), await shareIdOf(act_id, inviter), friend)).toBe('invited')
  expect(await stateOf(act_id, inviter)).toEqual(['joined'])
})

test('two hundred at once by one friend are one invitation and one coupon', async () => {
  const act_id = await anActivity()
  const share_id = await shareIdOf(act_id, inviter)
  const friend = await signIn(app)
  const came = await Promise.all(Array.from({ length: 200 }, () => accept(act_id, share_id, friend)))
  expect(new Set(came.map(({ is_got }) => is_got))).toEqual(new Set([1]))
  expect(await couponsOf(friend)).toBe(1)
  expect((await app.callApi(calls.inviteActivity, { act_id }, inviter)).invited_num).toBe(1)
}, 60_000)

test('two hundred who register at once by one invitation are two hundred friends, each rewarded once and no more often than the activity gives', async () => {
  const act_id = await anActivity({ mostEach: 120, rewardCouponId: null })
  const host = await signIn(app)
  const share_id = await shareIdOf(act_id, host)
  const friends = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const friend = await signIn(app)
      // A tap that was not answered is tapped again.
      await Promise.all([accept(act_id, share_id, friend), accept(act_id, share_id, friend)])
      return friend
    }),
  )
  expect(await countStates(act_id)).toEqual({ joined: 200 })
  for (const friend of friends.slice(0, 5)) expect(await couponsOf(friend)).toBe(1)
  const { rows: drawn } = await app.pool.query(
    'select patient_id from mall_coupon_codes where patient_id = any($1) group by 1 having count(*) <> 1',
    [friends.map(({ patientId }) => patientId)],
  )
  expect(drawn).toEqual([])

  app.clock.advance({ minutes: 1 })
  for (const { patientId } of friends) await finishedOrder(patientId)
  // Each order's own event, twice, beside the job that looks for all of them.
  await Promise.all([
    rewardEarned(app.context()),
    rewardEarned(app.context()),
    ...[...friends, ...friends].map(({ patientId }) => rewardEarned(app.context(), patientId)),
  ])
  expect(await countStates(act_id)).toEqual({ capped: 80, rewarded: 120 })
  expect(await pointsOf(host)).toBe(120 * 30)
  const { rows: twice } = await app.pool.query(
    "select object_id from points_ledger where patient_id = $1 and task_id = 'invite' group by 1 having count(*) > 1",
    [host.patientId],
  )
  expect(twice).toEqual([])
}, 240_000)

test('the reward comes with the first finished purchase, once, and goes back with its refund', async () => {
  const act_id = await anActivity()
  const before = { points: await pointsOf(inviter), coupons: await couponsOf(inviter) }
  const friend = await friendOf(act_id, inviter)
  const { order_id } = await friend.buy()
  expect(await stateOf(act_id, inviter)).toEqual(['joined'])
  await receive(friend, order_id)
  expect(await stateOf(act_id, inviter)).toEqual(['rewarded'])
  expect(await pointsOf(inviter)).toBe(before.points + 30)
  expect(await couponsOf(inviter)).toBe(before.coupons + 1)
  const { order_id: second } = await friend.buy()
  await receive(friend, second)
  await app.wakeAll()
  expect(await pointsOf(inviter)).toBe(before.points + 30)
  const { refund_id } = await friend.apply(order_id, { refund_type: 'money', reason: '已和商家协商好' })
  await friend.decide('agree', refund_id)
  expect(await stateOf(act_id, inviter)).toEqual(['taken'])
  expect(await pointsOf(inviter)).toBe(before.points)
  expect(await couponsOf(inviter)).toBe(before.coupons)
}, 60_000)

test('what was refunded before it was finished, and what is too little, earn nothing', async () => {
  const act_id = await anActivity()
  const points = await pointsOf(inviter)
  const friend = await friendOf(act_id, inviter)
  const { order_id: little } = await friend.buy([{ priceFen: 1_900 }])
  await receive(friend, little)
  const { order_id } = await friend.buy()
  const { refund_id } = await friend.apply(order_id)
  await friend.decide('agree', refund_id)
  await app.wakeAll()
  expect(await stateOf(act_id, inviter)).toEqual(['joined'])
  expect(await pointsOf(inviter)).toBe(points)
}, 60_000)

test('nobody has more rewards than the activity gives, and what comes by itself is rewarded too', async () => {
  const act_id = await anActivity({ mostEach: 1, rewardCouponId: null })
  const host = await signIn(app)
  for (const _ of [1, 2]) {
    const friend = await friendOf(act_id, host)
    const { order_id } = await friend.buy()
    await friend.ship(order_id)
  }
  app.clock.advance({ days: 20 })
  await app.wakeAll()
  await app.wakeAll()
  const again = await signIn(app, host.mobile)
  expect((await stateOf(act_id, again)).sort()).toEqual(['capped', 'rewarded'])
  expect((await app.callApi(messages, {}, again)).list.map(({ title }) => title)).toContain('邀请奖励次数已用完')
  expect(await pointsOf(again)).toBe(30)
}, 60_000)

test('a day gives one who invites no more than it says: the rest comes on the next, and both are told', async () => {
  const act_id = await anActivity({ mostEach: 5, mostDaily: 1, rewardCouponId: null })
  const host = await signIn(app)
  expect(await app.callApi(calls.inviteActivity, { act_id })).toMatchObject({ most_daily_num: 1, most_num: 5 })
  const friends = [await friendOf(act_id, host), await friendOf(act_id, host), await friendOf(act_id, host)]
  app.clock.advance({ minutes: 1 })
  for (const friend of friends) await finishedOrder(friend.who().patientId)
  const earn = () => Promise.all([1, 2].map(() => rewardEarned(app.context())))
  await earn()
  expect(await countStates(act_id)).toEqual({ rewarded: 1, waiting: 2 })
  const own = async (as: Person) => app.callApi(calls.inviteActivity, { act_id }, as)
  expect(await own(host)).toMatchObject({ rewarded_num: 1, waiting_num: 2 })
  const titlesOf = async (as: Person) => (await app.callApi(messages, {}, as)).list.map(({ title }) => title)
  expect((await titlesOf(host)).filter((title) => title === '邀请奖励次日起到账')).toHaveLength(2)
  await earn()
  expect(await pointsOf(host)).toBe(30)
  expect((await titlesOf(host)).filter((title) => title === '邀请奖励次日起到账')).toHaveLength(2)

  // What goes back while its reward waits earns nothing.
  const order = `order-${friends[2]?.who().patientId}`
  await app.pool.query('update orders_orders set back_fen = paid_fen where id like $1', [`${order}-%`])
  const { rows } = await app.pool.query('select id from orders_orders where id like $1', [`${order}-%`])
  await takeBackFor(app.context(), rows[0].id)
  expect(await countStates(act_id)).toEqual({ rewarded: 1, waiting: 1, joined: 1 })

  app.clock.advance({ hours: 24 })
  await earn()
  expect(await countStates(act_id)).toEqual({ rewarded: 2, joined: 1 })
  expect(await pointsOf(host)).toBe(60)
}, 60_000)
