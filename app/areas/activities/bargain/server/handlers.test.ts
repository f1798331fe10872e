import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAct } from '#app/areas/activities/acts/server/public.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { cancelGoodsOrder, goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { aBargain } from '#test/support/activities.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { invariants } from './queries/invariants.ts'
import { activitiesBargains, activitiesCuts } from './tables.ts'

let app: TestApp
let shop: Shop
let me: CrowdPerson

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  shop = await openShop(app)
  me = await signInOne(app)
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  await app.close()
})

/** Used in a seller: nobody needs an address. */
const anOffer = async (more: Parameters<typeof aBargain>[2] = {}, ware = {}) =>
  aBargain(app, await shop.sell({ kind: 'service', ...ware }), more)
type Offer = Awaited<ReturnType<typeof anOffer>>
const begin = ({ act_id, goods_id }: Offer, as: CrowdPerson = me) =>
  app.callApi(calls.startBargain, { act_id, goods_id }, as)
const notBegun = ({ act_id, goods_id }: Offer, as: CrowdPerson = me) =>
  app.refusal(calls.startBargain, { act_id, goods_id }, as)
const help = (bargain_id: string, as: CrowdPerson) => app.callApi(calls.helpBargain, { bargain_id }, as)
const notHelped = (bargain_id: string, as: CrowdPerson) => app.refusal(calls.helpBargain, { bargain_id }, as)
const order = ({ act_id, goods_id }: Offer, as: CrowdPerson = me, more = {}) =>
  app.callApi(calls.createActivityOrder, { act_id, goods_id, ...more }, as)
const notOrdered = ({ act_id, goods_id }: Offer, as: CrowdPerson = me, more = {}) =>
  app.refusal(calls.createActivityOrder, { act_id, goods_id, ...more }, as)
const see = (bargain_id: string, as: { key?: string } = {}) => app.callApi(calls.bargainDetail, { bargain_id }, as)
const fenOf = (yuan: string) => Math.round(Number(yuan) * 100)

test('what is not on offer, not on or gone is not bargained for', async () => {
  const offer = await anOffer({ pieces: 0 })
  expect(await notBegun(offer)).toBe('sold-out')
  expect(await notBegun({ ...offer, goods_id: 999_999 })).toBe('goods')
  expect(await notBegun({ ...offer, act_id: 999_999 })).toBe('not-found')
  const stopped = await anOffer()
  await endAct(app.db, stopped.act_id, app.clock.now())
  expect(await notBegun(stopped)).toBe('over')
  expect(await app.refusal(calls.startBargain, stopped)).toBe('login')
})

test('a bargain begins with the first cut of its own, one runs per goods, and its four parts are readable [X136]', async () => {
  const offer = await anOffer()
  const said = await Promise.all(Array.from({ length: 10 }, () => notBegun(offer)))
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(new Set(said)).toEqual(new Set(['not refused', 'running']))
  const { act, list } = await app.callApi(calls.bargainGoods, { act_id: offer.act_id })
  expect([act?.status, list.map(({ price, floor_price, stock }) => [price, floor_price, stock])]).toEqual([
    'on',
    [['50.00', '20.00', 10]],
  ])
  const home = await app.callApi(calls.bargainHome, { act_id: offer.act_id }, me)
  const [mine] = home.running
  expect(home.running).toHaveLength(1)
  expect(fenOf(mine?.now_price ?? '')).toBeLessThan(5_000)
  const shown = await see(mine?.bargain_id ?? '', me)
  expect(shown).toMatchObject({ is_mine: 1, state: 'running', helped_num: 0, span: 24 * 3_600 })
  expect(shown.helpers.map(({ is_owner }) => is_owner)).toEqual([1])
  expect((await app.callApi(calls.userBargainGoods, { act_id: offer.act_id }, me)).list).toHaveLength(1)
  expect((await app.callApi(calls.bargainList, { act_id: offer.act_id, state: 'over' }, me)).list).toEqual([])
})

test('friends cut once each; a crowd at once reaches the floor exactly and never goes below it [R11]', async () => {
  const offer = await anOffer({ cuts: 6 })
  const { bargain_id } = await begin(offer)
  expect(await notHelped(bargain_id, me)).toBe('own')
  const friends = await signInCrowd(app, 40)
  const said = await Promise.all(
    friends.flatMap((friend) => [0, 1].map(async () => [friend, await notHelped(bargain_id, friend)] as const)),
  )
  const cut = said.filter(([, says]) => says === 'not refused').map(([{ patientId }]) => patientId)
  expect([cut.length, new Set(cut).size]).toEqual([5, 5])
  const shown = await see(bargain_id)
  expect(shown).toMatchObject({ now_price: '20.00', percent: 100, helped_num: 5, is_mine: 0, owner_name: '路**' })
  const cuts = (await app.db.select().from(activitiesCuts)).filter((row) => row.bargainId === bargain_id)
  expect(cuts.reduce((sum, { cutFen }) => sum + cutFen, 0)).toBe(3_000)
  expect((await app.callApi(messages, {}, me)).list.filter(({ title }) => title === '砍到底价了')).toHaveLength(1)
})

test('a helper sees that they have helped; others and visitors do not', async () => {
  const [a, b] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const { bargain_id } = await begin(await anOffer())
  const { cut, now_price } = await help(bargain_id, a)
  expect(fenOf(cut)).toBeGreaterThan(0)
  expect((await see(bargain_id, a)).now_price).toBe(now_price)
  expect([(await see(bargain_id, a)).is_helped, (await see(bargain_id, b)).is_helped]).toEqual([1, 0])
  expect((await see(bargain_id)).is_helped).toBe(0)
})

test('those whom one helped are listed, with whose they are and not what they became', async () => {
  const offer = await anOffer()
  const { bargain_id } = await begin(offer)
  const friend = await signInOne(app)
  const helped = (as: CrowdPerson) => app.callApi(calls.bargainList, { helped: 1, act_id: offer.act_id }, as)
  expect((await helped(friend)).list).toEqual([])
  await help(bargain_id, friend)
  await order(offer)
  expect((await helped(friend)).list).toMatchObject([{ bargain_id, state: 'ordered', order_id: '' }])
  // One's own cut is no help.
  expect((await helped(me)).list).toEqual([])
  const [own] = (await app.callApi(calls.bargainList, { act_id: offer.act_id }, me)).list
  expect(own?.order_id).not.toBe('')
})

test('the order is made at the price that was reached, whatever the phone says, from the stock of the activity', async () => {
  const ware = await shop.sell({ kind: 'service' })
  const offer = await aBargain(app, ware, {})
  const { bargain_id, now_price } = await begin(offer)
  const checked = await app.callApi(calls.orderCheck, { bargain_id, cf: 'a', ex: 'b' }, me)
  expect([checked.pay_amount, checked.needs_address]).toEqual([now_price, 0])
  const made = await order(offer, me, { price: '0.01', pay_amount: '0.01', now_price: '0.01', floor_price: '0.01' })
  expect(made.pay_amount).toBe(now_price)
  expect([await shop.leftOf(offer.stockId), await shop.leftOf(ware.stockId)]).toEqual([9, 10])
  expect(await notOrdered(offer)).toBe('ordered')
  expect(await notHelped(bargain_id, await signInOne(app))).toBe('ordered')
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  const bought = await app.callApi(goodsOrderDetail, { order_id: made.order_id }, me)
  expect(bought).toMatchObject({ state_id: 'paid', pay_amount: now_price, goods_amount: now_price })
  const { wins } = await app.callApi(calls.bargainHome, { act_id: offer.act_id }, me)
  expect(wins).toMatchObject([{ name: '路**', price: now_price }])
  expect((await see(bargain_id)).order_id).toBe('')
})

test('twenty orders at once are one; each has their own bargain and nobody orders that of another', async () => {
  const offer = await anOffer()
  const { bargain_id } = await begin(offer)
  const said = await Promise.all(Array.from({ length: 20 }, () => notOrdered(offer)))
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(await shop.leftOf(offer.stockId)).toBe(9)
  const other = await signInOne(app)
  expect(await notOrdered(offer, other)).toBe('not-found')
  expect(await app.refusal(calls.orderCheck, { bargain_id }, other)).toBe('not-found')
})

test('no more are ordered than there are, and who comes too late is told', async () => {
  const offer = await anOffer({ pieces: 3 })
  const people = await signInCrowd(app, 8)
  await Promise.all(people.map((person) => begin(offer, person)))
  const said = await Promise.all(people.map((person) => notOrdered(offer, person)))
  expect([said.filter((one) => one === 'not refused').length, said.filter((one) => one === 'sold-out').length]).toEqual(
    [3, 5],
  )
  expect(await shop.leftOf(offer.stockId)).toBe(0)
})

test('cutting and ordering at the same moment agree on one price', async () => {
  const offer = await anOffer({ cuts: 20 })
  const { bargain_id } = await begin(offer)
  const friends = await signInCrowd(app, 10)
  const [made] = await Promise.all([order(offer), ...friends.map((friend) => notHelped(bargain_id, friend))])
  const row = (await app.db.select().from(activitiesBargains)).find(({ id }) => id === bargain_id)
  expect(fenOf(made.pay_amount)).toBe(row?.nowFen)
})

test('an order that is cancelled opens the bargain again at its price; when its time is over it stays closed', async () => {
  const offer = await anOffer({ hours: 3 })
  const { bargain_id } = await begin(offer)
  const { order_id } = await order(offer)
  await app.callApi(cancelGoodsOrder, { order_id }, me)
  expect(await shop.leftOf(offer.stockId)).toBe(10)
  expect(await see(bargain_id, me)).toMatchObject({ state: 'running', order_id: '' })
  const { now_price } = await help(bargain_id, await signInOne(app))
  expect((await order(offer)).pay_amount).toBe(now_price)
  app.clock.advance({ hours: 3 })
  await app.wakeAll()
  expect(await see(bargain_id, me)).toMatchObject({ state: 'over', span: 0 })
  expect(await notOrdered(offer)).toBe('over')
})

test('when its time is over nobody cuts or orders, and one may begin anew, though no job ran', async () => {
  const offer = await anOffer({ hours: 1 })
  const { bargain_id } = await begin(offer)
  app.clock.advance({ hours: 1 })
  expect([await notHelped(bargain_id, await signInOne(app)), await notOrdered(offer)]).toEqual(['over', 'over'])
  const again = await begin(offer)
  expect(again.bargain_id).not.toBe(bargain_id)
  const list = async (state: 'running' | 'over') =>
    (await app.callApi(calls.bargainList, { act_id: offer.act_id, state }, me)).list.map((one) => one.bargain_id)
  expect([await list('running'), await list('over')]).toEqual([[again.bargain_id], [bargain_id]])
})

test('a parcel needs an address, and is sent to the one that is chosen', async () => {
  const offer = await anOffer({}, { kind: 'parcel', freightFen: 800 })
  const { now_price } = await begin(offer)
  expect(await notOrdered(offer)).toBe('no-address')
  const address_id = await shop.live(me.key)
  const checked = await app.callApi(calls.orderCheck, { ...offer, address_id }, me)
  expect([checked.shipping_fee, checked.needs_address]).toEqual(['8.00', 1])
  const made = await order(offer, me, { address_id })
  expect(fenOf(made.pay_amount)).toBe(fenOf(now_price) + 800)
})
