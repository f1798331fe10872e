import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { userPoints } from '#app/areas/points/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { aLottery } from '#test/support/activities.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { sendPrize } from './public.ts'
import { invariants } from './queries/invariants.ts'
import { activitiesDraws } from './tables.ts'

let app: TestApp
let shop: Shop
let me: CrowdPerson

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  shop = await openShop(app)
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

const thanks = { kind: 'thanks', weight: 10_000 } as const
const nobodyWins = (more = {}) => aLottery(app, [thanks], more)
const play = (act_id: number, as: CrowdPerson = me) => app.callApi(calls.luckPlay, { act_id }, as)
/** Asks again, under the same key, where the crowd was too big for the moment. */
const playAtLast = async (
  act_id: number,
  { key, patientId }: CrowdPerson,
): Promise<CallOutput<typeof calls.luckPlay>> => {
  for (;;) {
    const { status, body } = await app.rawRequest(
      calls.luckPlay,
      { act_id },
      { key, idempotencyKey: `draw ${patientId}` },
    )
    if (status !== 503) return body.data as CallOutput<typeof calls.luckPlay>
  }
}
const refused = (act_id: number, as: CrowdPerson = me) => app.refusal(calls.luckPlay, { act_id }, as)
const joinOf = async (act_id: number, as: CrowdPerson = me) =>
  (await app.callApi(calls.jionInfo, { act_id }, as)).joinInfo
const helpWith = (act_id: number, share_id: string, as: CrowdPerson) =>
  app.refusal(calls.friendsLuck, { act_id, share_id }, as)

test('before it begins and after it has ended, and without a key, nobody draws', async () => {
  me = await signInOne(app)
  const { actId } = await nobodyWins({ startsAt: app.clock.now(), hours: 0 })
  expect(await refused(actId)).toBe('over')
  const now = app.clock.now()
  const coming = await nobodyWins({ startsAt: new Date(now.getTime() + 3_600_000) })
  expect(await refused(coming.actId)).toBe('coming')
  expect(await refused(999_999)).toBe('not-found')
  expect(await app.refusal(calls.luckPlay, { act_id: coming.actId })).toBe('login')
})

test('who has two draws plays twice, has none left and is refused; the next day they have two again [X136]', async () => {
  me = await signInOne(app)
  const { actId } = await nobodyWins({ free: 2 })
  const info = await app.callApi(calls.lotteryInfo, { act_id: actId }, me)
  expect(info.joinInfo).toMatchObject({ left_num: 2, used_num: 0 })
  expect([(await play(actId)).left_num, (await play(actId)).left_num]).toEqual([1, 0])
  expect(await refused(actId)).toBe('no-draws')
  expect((await joinOf(actId)).left_num).toBe(0)
  app.clock.advance({ hours: 24 })
  expect((await joinOf(actId)).left_num).toBe(2)
})

test('twenty draws of one patient at once use what they have and no more', async () => {
  me = await signInOne(app)
  const { actId } = await nobodyWins({ free: 3 })
  const said = await Promise.all(Array.from({ length: 20 }, () => refused(actId)))
  expect(said.filter((one) => one === 'not refused')).toHaveLength(3)
})

test('three hundred draw at once: exactly the pieces there are are won, by as many people [R11]', async () => {
  const { actId, prizes } = await aLottery(app, [
    { kind: 'goods', weight: 6_000, total: 7 },
    { kind: 'points', weight: 4_000, total: 20 },
    { kind: 'thanks', weight: 0 },
  ])
  const people = await signInCrowd(app, 300)
  const drawn = await Promise.all(people.map((person) => playAtLast(actId, person)))
  const count = (kind: string) => drawn.filter(({ prize }) => prize.kind === kind).length
  expect([count('goods'), count('points'), count('thanks')]).toEqual([7, 20, 273])
  const { actInfo } = await app.callApi(calls.lotteryInfo, { act_id: actId })
  expect(actInfo.prizes.map(({ left }) => left)).toEqual([0, 0, -1])
  const rows = (await app.db.select().from(activitiesDraws)).filter((row) => row.actId === actId)
  expect(rows.filter(({ prizeId }) => prizeId === prizes[0]?.id)).toHaveLength(7)
})

test('the odds that are shown are those that are drawn by', async () => {
  const { actId } = await aLottery(app, [
    { kind: 'points', weight: 2_500, total: 1_000 },
    { kind: 'thanks', weight: 7_500 },
  ])
  const { actInfo } = await app.callApi(calls.lotteryInfo, { act_id: actId })
  expect(actInfo.prizes.map(({ chance, worth, total }) => [chance, worth, total])).toEqual([
    ['25%', '10.00', 1_000],
    ['75%', '10.00', -1],
  ])
  const people = await signInCrowd(app, 300)
  const drawn = await Promise.all(people.map((person) => playAtLast(actId, person)))
  const won = drawn.filter(({ prize }) => prize.kind === 'points').length
  // Six standard deviations beside what is expected nobody sees in their life.
  expect(Math.abs(won - 75)).toBeLessThan(6 * Math.sqrt(300 * 0.25 * 0.75))
})

test('points that are won stand in the ledger at once, those of each draw once', async () => {
  me = await signInOne(app)
  const { actId } = await aLottery(
    app,
    [
      { kind: 'points', weight: 10_000, points: 8 },
      { kind: 'thanks', weight: 0 },
    ],
    { free: 2 },
  )
  const as = { ...me, idempotencyKey: 'one draw' }
  const drawn = await Promise.all(Array.from({ length: 10 }, () => app.callApi(calls.luckPlay, { act_id: actId }, as)))
  expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(1)
  expect((await app.callApi(userPoints, {}, me)).amount).toBe(8)
  await play(actId)
  expect((await app.callApi(userPoints, {}, me)).amount).toBe(16)
})

test('a coupon is given with the draw; who may have no more of them gets a thanks, and the piece stays', async () => {
  me = await signInOne(app)
  await shop.giveCoupon((await signInOne(app)).patientId, { mostEach: 1 })
  const { mallCoupons } = await import('#app/areas/mall/coupons/server/tables.ts')
  const couponId = Math.max(...(await app.db.select().from(mallCoupons)).map(({ id }) => id))
  const { actId } = await aLottery(
    app,
    [
      { kind: 'coupon', weight: 10_000, couponId, total: 5 },
      { kind: 'thanks', weight: 0 },
    ],
    { free: 2 },
  )
  expect([(await play(actId)).prize.kind, (await play(actId)).prize.kind]).toEqual(['coupon', 'thanks'])
  const { actInfo } = await app.callApi(calls.lotteryInfo, { act_id: actId })
  expect(actInfo.prizes[0]?.left).toBe(4)
  const mine = await app.callApi(calls.myPrizes, { act_id: actId }, me)
  expect(mine.list.map(({ kind, state }) => [kind, state])).toEqual([['coupon', 'given']])
})

test('a friend gives one draw, once, not to themselves, and no more friends than count', async () => {
  const [sharer, a, b, c] = (await signInCrowd(app, 4)) as [CrowdPerson, CrowdPerson, CrowdPerson, CrowdPerson]
  const { actId } = await nobodyWins({ free: 1, helps: 2 })
  const { share_id } = await joinOf(actId, sharer)
  expect(await helpWith(actId, share_id, sharer)).toBe('own')
  for (const made of ['somebody', String(sharer.patientId)]) expect(await helpWith(actId, made, a)).toBe('no-friend')
  const said = await Promise.all(Array.from({ length: 10 }, () => helpWith(actId, share_id, a)))
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(said.filter((one) => one === 'helped')).toHaveLength(9)
  expect(await joinOf(actId, sharer)).toMatchObject({ left_num: 2, help_num: 1 })
  expect(await helpWith(actId, share_id, b)).toBe('not refused')
  expect(await helpWith(actId, share_id, c)).toBe('full')
  expect((await joinOf(actId, sharer)).left_num).toBe(3)
  expect((await app.callApi(messages, {}, sharer)).list.filter(({ title }) => title === '好友为您助力')).toHaveLength(2)
  app.clock.advance({ hours: 24 })
  expect([await helpWith(actId, share_id, a), await helpWith(actId, share_id, c)]).toEqual(['helped', 'not refused'])
})

test('two who help each other at once both get their draw', async () => {
  const { actId } = await nobodyWins({ helps: 40 })
  const people = await signInCrowd(app, 12)
  const marks = await Promise.all(people.map(async (person) => (await joinOf(actId, person)).share_id))
  const said = await Promise.all(
    people.flatMap((person, at) =>
      marks.map((mark, other) => (other === at ? 'not refused' : helpWith(actId, mark, person))),
    ),
  )
  expect(new Set(said)).toEqual(new Set(['not refused']))
  expect((await joinOf(actId, people[0])).help_num).toBe(11)
})

test('goods that were won are sent to an address that is given once, and only by who won them', async () => {
  const [winner, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const { actId } = await aLottery(app, [
    { kind: 'goods', weight: 10_000, title: '电子血压计', total: 1 },
    { kind: 'thanks', weight: 0 },
  ])
  const { prize } = await play(actId, winner)
  const order = { act_id: actId, prize_id: prize.won_id }
  const callApi = (as: CrowdPerson, more = {}) => app.refusal(calls.prizeOrder, { ...order, ...more }, as)
  expect(await callApi(winner)).toBe('no-address')
  await shop.live(other.key)
  expect(await callApi(other)).toBe('not-found')
  const address_id = await shop.live(winner.key)
  const said = await Promise.all(Array.from({ length: 10 }, () => callApi(winner, { address_id })))
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(await callApi(winner)).toBe('ordered')
  const [mine] = (await app.callApi(calls.myPrizes, {}, winner)).list
  expect(mine).toMatchObject({ title: '电子血压计', state: 'ordered', number: '' })
  expect(mine?.full_address).toContain('示例路 1 号')
  const parcel = { carrier: '顺丰速运', parcelNo: 'SF1' }
  expect([
    await sendPrize(app.context(), prize.won_id, parcel),
    await sendPrize(app.context(), prize.won_id, parcel),
  ]).toEqual([true, false])
  expect((await app.callApi(calls.myPrizes, {}, winner)).list[0]).toMatchObject({ state: 'sent', number: 'SF1' })
})

test('winners are shown with masked names, and nobody who won nothing', async () => {
  const [a, b] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const { actId } = await aLottery(app, [
    { kind: 'goods', weight: 10_000, total: 1 },
    { kind: 'thanks', weight: 0 },
  ])
  await play(actId, a)
  await play(actId, b)
  const { list } = await app.callApi(calls.luckyList, { act_id: actId })
  expect(list.map(({ name, prize_title }) => [name, prize_title])).toEqual([['路**', 'goods']])
})
