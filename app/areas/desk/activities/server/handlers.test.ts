import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { activityOf, getActivityStart } from '#app/areas/activities/acts/contract.ts'
import { bargainGoods, startBargain } from '#app/areas/activities/bargain/contract.ts'
import { exchangeGiftCard, giftCardConsumeDetail, giftCardList } from '#app/areas/activities/gift-cards/contract.ts'
import { invariants } from '#app/areas/activities/gift-cards/server/queries/invariants.ts'
import { lotteryInfo, luckPlay, myPrizes, prizeOrder } from '#app/areas/activities/lottery/contract.ts'
import { homeBlocks } from '#app/areas/home/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { listPayFaults, listSums } from '#app/areas/pay/server/public.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { aShop } from '#test/support/mall.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let shop: Shop
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const [one, two] = [await aShop(app), await aShop(app)]
  Object.assign(app.config, { platformHospital: one })
  ctx = await signInAllRoles(app, one)
  there = await signInAllRoles(app, two)
  shop = await openShop(app)
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  await app.close()
})

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const other = () => ({ staffKey: there.keeper.staffKey })
const about = {
  title: '冬季抽奖',
  rule: '每天一次。\n奖品包邮。',
  share_title: '来抽奖',
  share_desc: '天天有礼',
  first_day: '2026-11-23',
  last_day: '2026-11-30',
  free_num: 1,
  help_most: 2,
}
const goodsPrize = { kind: 'goods', title: '血压计', weight: 10_000, worth: '199.00', pieces: 1 } as const
const makeLottery = async (prizes: readonly object[] = [goodsPrize], more = {}) =>
  (await app.callApi(calls.deskLotteryAdd, { ...about, prizes: JSON.stringify(prizes), ...more }, keeper())).act_id
const noLottery = (prizes: readonly object[], more = {}, as = keeper()) =>
  app.refusal(calls.deskLotteryAdd, { ...about, prizes: JSON.stringify(prizes), ...more }, as)
const print = (more = {}, as = keeper()) =>
  app.callApi(calls.deskGiftPrint, { amount: '100.00', count: 1, last_day: '2029-12-31', ...more }, as)
const exchange = (card: { card_no: string; card_pwd: string }, as: CrowdPerson) =>
  app.refusal(exchangeGiftCard, { ...card }, as)

test('activities are for the roles that make offers, and made by the platform’s desk alone', async () => {
  const input = { ...about, prizes: JSON.stringify([goodsPrize]) }
  expect(await rolesRefused(app, ctx, calls.deskLotteryAdd, input)).not.toContain('keeper')
  expect(await rolesRefused(app, ctx, calls.deskLotteryAdd, input)).toContain('nurse')
  expect(await noLottery([goodsPrize], {}, other())).toBe('not-platform')
  expect(await app.refusal(calls.deskPrizes, {}, other())).toBe('not-platform')
  expect(await app.refusal(calls.deskGiftPrint, { amount: '1.00', count: 1, last_day: '2030-01-01' }, other())).toBe(
    'not-platform',
  )
})

test('a kind of activity is offered in the mall while one is on, and not once the last of it was stopped', async () => {
  const offered = async () => {
    app.clock.advance({ seconds: 16 })
    return (await app.callApi(homeBlocks, {})).activities
  }
  await makeLottery()
  expect(await offered()).toContain('lottery')
  const { list } = await app.callApi(calls.deskActs, { type: 'lottery' }, keeper())
  for (const { act_id } of list) await app.callApi(calls.deskActStop, { act_id }, keeper())
  expect(await offered()).not.toContain('lottery')
})

test('a lottery is made with a thanks for the chance that its prizes leave, drawn in and stopped', async () => {
  const prizes = [
    { kind: 'points', title: '5 积分', weight: 2_500, worth: '0.50', pieces: 100, points: 5 },
    { ...goodsPrize, weight: 50 },
  ]
  const act_id = await makeLottery(prizes)
  const { actInfo } = await app.callApi(lotteryInfo, { act_id })
  expect(actInfo.prizes.map(({ kind, chance }) => [kind, chance])).toEqual([
    ['points', '25%'],
    ['goods', '0.5%'],
    ['thanks', '74.5%'],
  ])
  expect(await app.callApi(getActivityStart, { act_id })).toMatchObject({
    status: 'on',
    end_time: '2026-12-01 00:00:00',
  })
  expect(await app.callApi(activityOf, { act_id })).toMatchObject({ type: 'lottery', share_title: '来抽奖' })
  await app.callApi(luckPlay, { act_id }, await signInOne(app))
  const [row] = (await app.callApi(calls.deskActs, { type: 'lottery' }, keeper())).list
  expect([row?.act_id, row?.used_num]).toEqual([act_id, 1])
  await app.callApi(calls.deskActStop, { act_id }, keeper())
  expect(await app.refusal(calls.deskActStop, { act_id }, keeper())).toBe('over')
  expect(await app.refusal(luckPlay, { act_id }, await signInOne(app))).toBe('over')
  const audit = await app.callApi(deskAuditList, {}, { staffKey: ctx.auditor.staffKey })
  expect(audit.list.map(({ act }) => act)).toEqual(expect.arrayContaining(['activity.lottery', 'activity.stop']))
})

test('each of a list of lotteries tells its own draws and prizes', async () => {
  const sure = [{ kind: 'points', title: '5 积分', weight: 10_000, worth: '0.50', pieces: 100, points: 5 }]
  const [won, drawn, still] = [await makeLottery(sure), await makeLottery(), await makeLottery()]
  for (const act_id of [won, won, won, drawn]) await app.callApi(luckPlay, { act_id }, await signInOne(app))
  const { list } = await app.callApi(calls.deskActs, { type: 'lottery', page_size: 50 }, keeper())
  const figures = (id: number) => list.filter((row) => row.act_id === id).map((row) => [row.used_num, row.won_num])
  expect([figures(won), figures(still)]).toEqual([[[3, 3]], [[0, 0]]])
  expect(figures(drawn)[0]?.[0]).toBe(1)
})

test('what would be no honest lottery is refused: chances above all, no points, no coupon, days that are over', async () => {
  expect(await noLottery([goodsPrize, goodsPrize])).toBe('chance')
  expect(await noLottery([{ ...goodsPrize, kind: 'points' }])).toBe('points')
  expect(await noLottery([{ ...goodsPrize, kind: 'coupon', coupon_id: 999_999 }])).toBe('coupon')
  expect(await noLottery([goodsPrize], { last_day: '2026-11-22' })).toBe('fault')
  // No prize may be worth more than the law has it.
  expect(await noLottery([{ ...goodsPrize, worth: '50000.01' }])).toBe('422')
})

test('a winner’s parcel is sent from the desk, once, and they are told', async () => {
  const winner = await signInOne(app)
  const act_id = await makeLottery()
  const { prize } = await app.callApi(luckPlay, { act_id }, winner)
  const prize_id = prize.won_id
  const parcel = { prize_id, company: '顺丰速运', number: 'SF123456' }
  expect(await app.refusal(calls.deskPrizeSend, parcel, keeper())).toBe('not-found')
  await app.callApi(prizeOrder, { prize_id, address_id: await shop.live(winner.key) }, winner)
  const [open] = (await app.callApi(calls.deskPrizes, {}, keeper())).list
  expect(open).toMatchObject({ prize_id, title: '血压计', receiver: { name: '周*' } })
  const { receiver } = await app.callApi(calls.deskPrizeReveal, { prize_id }, keeper())
  expect(receiver.name).toBe('周明')
  expect(JSON.stringify(open)).not.toContain(receiver.full_address)
  expect(await app.refusal(calls.deskPrizeReveal, { prize_id: 999_999 }, keeper())).toBe('not-found')
  expect(await app.refusal(calls.deskPrizeReveal, { prize_id }, other())).toBe('not-platform')
  await app.callApi(calls.deskPrizeSend, parcel, keeper())
  expect(await app.refusal(calls.deskPrizeSend, parcel, keeper())).toBe('not-found')
  expect((await app.callApi(calls.deskPrizes, { sent: 1 }, keeper())).list[0]?.number).toBe('SF123456')
  expect((await app.callApi(myPrizes, {}, winner)).list[0]?.state).toBe('sent')
  expect((await app.callApi(messages, {}, winner)).list.map(({ title }) => title)).toContain('奖品已寄出')
})

test('goods are put on offer with a floor below their price, and can be bargained for', async () => {
  const { goods_id, special_id } = await shop.sell()
  const one = { goods_id, special_id, floor_price: '20.00', cut_num: 5, hours: 24, pieces: 3 }
  const made = (goods: readonly object[], as = keeper()) => {
    const { free_num: _, help_most: __, ...rest } = about
    return app.rawRequest(calls.deskBargainAdd, { ...rest, goods: JSON.stringify(goods) }, as)
  }
  expect((await made([{ ...one, floor_price: '50.00' }])).body.reason).toBe('floor')
  expect((await made([{ ...one, floor_price: '0.00' }])).body.reason).toBe('floor')
  expect((await made([one, one])).body.reason).toBe('goods')
  expect((await made([{ ...one, special_id: 999_999 }])).body.reason).toBe('goods')
  expect((await made([one], other())).body.reason).toBe('not-platform')
  const { act_id } = (await made([one])).body.data as { act_id: number }
  expect((await app.callApi(bargainGoods, { act_id })).list).toMatchObject([{ price: '50.00', floor_price: '20.00' }])
  await app.callApi(startBargain, { act_id, goods_id }, await signInOne(app))
  const shown = await app.callApi(calls.deskAct, { act_id }, keeper())
  expect(shown.goods).toMatchObject([{ stock: 3, cut_num: 5 }])
  expect((await app.callApi(calls.deskActs, { type: 'bargain' }, keeper())).list[0]).toMatchObject({ used_num: 1 })
})

test('cards are printed with numbers that are told once, for three years at least, and owed in the books', async () => {
  const owed = async () =>
    (await listSums(app.db)).filter(({ account }) => account === 'card').reduce((n, one) => n + one.creditFen, 0)
  const before = await owed()
  const { list } = await print({ count: 3 })
  expect(new Set(list.map(({ card_no }) => card_no)).size).toBe(3)
  expect((await owed()) - before).toBe(30_000)
  expect(await app.refusal(calls.deskGiftPrint, { amount: '1.00', count: 1, last_day: '2029-11-22' }, keeper())).toBe(
    'years',
  )
  expect(await app.refusal(calls.deskGiftPrint, { amount: '0.00', count: 1, last_day: '2030-01-01' }, keeper())).toBe(
    'amount',
  )
  const batches = JSON.stringify(await app.callApi(calls.deskGiftBatches, {}, keeper()))
  const { rows } = await app.pool.query('select row_to_json(c) as card from activities_gift_cards c')
  for (const { card_no, card_pwd } of list) {
    expect(batches).not.toContain(card_no.replaceAll(' ', ''))
    expect(JSON.stringify(rows)).not.toContain(card_pwd)
  }
})

test('a card is bound once, whoever tries at the same moment; a wrong secret and a wrong number are refused alike', async () => {
  const [card] = (await print()).list as [{ card_no: string; card_pwd: string }]
  const people = await signInCrowd(app, 12)
  const me = people[0] as CrowdPerson
  expect(await exchange({ ...card, card_pwd: '0000000000' }, me)).toBe('wrong')
  expect(await exchange({ ...card, card_no: '6000 0000 0000 0000' }, me)).toBe('wrong')
  const said = await Promise.all(people.map((person) => exchange(card, person)))
  expect([said.filter((one) => one === 'not refused').length, said.filter((one) => one === 'used').length]).toEqual([
    1, 11,
  ])
  const owner = people[said.indexOf('not refused')] as CrowdPerson
  expect(await exchange(card, owner)).toBe('not refused')
  expect((await app.callApi(giftCardList, {}, owner)).list).toMatchObject([{ balance: '100.00', state: 'usable' }])
})

test('who guesses is stopped with 429 after ten tries, a card after twenty, until an hour has passed', async () => {
  const [me, ...others] = (await signInCrowd(app, 4)) as [CrowdPerson, ...CrowdPerson[]]
  const [card] = (await print()).list as [{ card_no: string; card_pwd: string }]
  const guess = (as: CrowdPerson, card_no: string) =>
    app.rawRequest(exchangeGiftCard, { card_no, card_pwd: '1234567890' }, as)
  const said = await Promise.all(Array.from({ length: 15 }, (_, at) => guess(me, `600000000000${1_000 + at}`)))
  expect(said.filter(({ status }) => status === 429)).toHaveLength(5)
  expect((await app.rawRequest(exchangeGiftCard, { ...card }, me)).status).toBe(429)
  const guesses = others.flatMap((as) => Array.from({ length: 9 }, () => guess(as, card.card_no)))
  expect((await Promise.all(guesses)).filter(({ status }) => status === 429)).toHaveLength(7)
  app.clock.advance({ hours: 1 })
  expect(await exchange(card, me)).toBe('not refused')
})

test('a card pays at a counter by the code that is shown: never more than is on it, and the books say who is owed', async () => {
  const [me, stranger] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const [card] = (await print()).list as [{ card_no: string; card_pwd: string }]
  await exchange(card, me)
  const [mine] = (await app.callApi(giftCardList, {}, me)).list
  const scanned = mine?.pay_code ?? ''
  const pay = (amount: string, code = scanned, as: { staffKey: string; idempotencyKey?: string } = other()) =>
    app.refusal(calls.deskGiftSpend, { scanned: code, amount }, as)
  expect(await pay('0.00')).toBe('amount')
  expect(await pay('100.01')).toBe('too-little')
  const lastDigit = scanned.at(-1) === '0' ? '1' : '0'
  expect(await pay('1.00', scanned.slice(0, -1) + lastDigit)).toBe('wrong')
  const said = await Promise.all(Array.from({ length: 8 }, () => pay('30.00')))
  expect([
    said.filter((one) => one === 'not refused').length,
    said.filter((one) => one === 'too-little').length,
  ]).toEqual([3, 5])
  const as = { ...other(), idempotencyKey: 'one sale' }
  await Promise.all(Array.from({ length: 5 }, () => pay('4.00', scanned, as)))
  const card_id = mine?.card_id ?? 0
  const spent = await app.callApi(giftCardConsumeDetail, { card_id }, me)
  expect(spent.list.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['4.00', '6.00'],
    ['30.00', '10.00'],
    ['30.00', '40.00'],
    ['30.00', '70.00'],
  ])
  expect(await app.refusal(giftCardConsumeDetail, { card_id }, stranger)).toBe('not-found')
  app.clock.advance({ minutes: 11 })
  expect(await pay('1.00')).toBe('wrong')
})

test('who tries codes at a counter is stopped for an hour', async () => {
  const me = await signInOne(app)
  const [card] = (await print()).list as [{ card_no: string; card_pwd: string }]
  await exchange(card, me)
  const codeNow = async () => (await app.callApi(giftCardList, {}, me)).list[0]?.pay_code ?? ''
  const pay = (scanned: string) => app.refusal(calls.deskGiftSpend, { scanned, amount: '1.00' }, other())
  const right = await codeNow()
  const wrong = right.slice(0, 16) + String((Number(right.slice(16)) + 1) % 1_000_000).padStart(6, '0')
  await expect.poll(() => pay(wrong), { timeout: 20_000, interval: 10 }).toBe('too-often')
  expect(await pay(right)).toBe('too-often')
  app.clock.advance({ hours: 2 })
  expect(await pay(await codeNow())).toBe('not refused')
})

test('after its years a card is not bound any more', async () => {
  const [card] = (await print()).list as [{ card_no: string; card_pwd: string }]
  app.clock.advance({ days: 1_500 })
  expect(await exchange(card, await signInOne(app))).toBe('expired')
})
