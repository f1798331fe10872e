import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/desk/audit/contract.ts'
import { deskUse } from '#app/areas/desk/orders/contract.ts'
import * as desk from '#app/areas/desk/reviews/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { goodsCommentList } from '#app/areas/mall/goods/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { createGoodsOrder, goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { uploadPicture } from '#test/support/a-picture.ts'
import { type House, openHouse } from '#test/support/start-test-app.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { knockFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import * as calls from '../contract.ts'
import { seed } from './seed.ts'

let house: House
let shop: Shop
let me: Person
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  house = await openHouse()
  shop = await openShop(house)
  await seed.plant({ ...house.context(), today: '2026-11-23', scale: 1 })
  const houses = await insertHospitals(house.db, [aHospital({ name: '一号医院' }), aHospital({ name: '二号医院' })])
  Object.assign(house.config, { platformHospital: houses[0] })
  ctx = await signInAllRoles(house, houses[0] as number)
  there = await signInAllRoles(house, houses[1] as number)
  me = await signIn(house)
}, 120_000)
afterAll(() => house.close())

const nurse = () => ({ staffKey: ctx.nurse.staffKey })
const said = { stars: 4, content: '流程很顺，就是人有点多。' }

const buy = async () => {
  const { goods_id, special_id } = await shop.sell({ kind: 'exam', priceFen: 9_900 })
  const { order_id, out_trade_no } = await house.callApi(createGoodsOrder, { goods_id, special_id }, me)
  await house.callApi(sandboxPay, { out_trade_no })
  return { order_id, goods_id }
}
const bought = async () => {
  const made = await buy()
  const { check_code: scanned } = await house.callApi(goodsOrderDetail, { order_id: made.order_id }, me)
  await house.callApi(deskUse, { scanned }, nurse())
  return made
}
const write = (order_id: string, more: object = {}) => house.callApi(calls.writeReview, { order_id, ...said, ...more }, me)
const refused = (order_id: string, more: object = {}, as: { key?: string } = me) =>
  house.refusal(calls.writeReview, { order_id, ...said, ...more }, as)
const shows = async (as: { key: string } = me) => (await house.callApi(calls.getOrderShowIndex, {}, as)).list
const commentsOf = async (goods_id: number) => (await house.callApi(goodsCommentList, { goods_id })).list

test('who is not signed in, is not the buyer or has not used it yet says nothing, and sees no order show [X242]', async () => {
  const { order_id } = await buy()
  expect(await refused(order_id, {}, {})).toBe('login')
  expect(await house.refusal(calls.getOrderShowIndex, {})).toBe('login')
  expect(await refused(order_id, {}, await signIn(house))).toBe('not-found')
  expect(await refused(order_id)).toBe('not-over')
  for (const call of [calls.orderSurvey, calls.answerSurvey])
    expect(await house.refusal(call, { order_id, answers: '{}' }, me)).toBe('not-over')
})

test('what is said has its bounds: stars, words, pictures of one’s own, no way to reach somebody, no insults [X239]', async () => {
  const { order_id } = await bought()
  for (const more of [{ stars: 0 }, { stars: 6 }, { content: '  ' }, { content: '长'.repeat(501) }])
    expect(await refused(order_id, more)).toBe('422')
  expect(await refused(order_id, { content: '加我微信 abc12345' })).toBe('contact-inside')
  expect(await refused(order_id, { content: '他妈的' })).toBe('rude')
  const theirs = await uploadPicture(house, (await signIn(house)).key, 'comment')
  const proof = await uploadPicture(house, me.key, 'refund')
  for (const images of [theirs, proof, 'https://example.com/x.jpg'])
    expect(await refused(order_id, { images })).toBe('bad-pictures')
})

test('a review waits: its author sees it, nobody else does, and it is written once', async () => {
  const { order_id, goods_id } = await bought()
  const images = await uploadPicture(house, me.key, 'comment')
  const written = await write(order_id, { images })
  expect(written).toMatchObject({
    state: 'waiting',
    state_desc: '审核中',
    images: [images],
    is_own: 1,
    user_name: expect.stringMatching(/\*\*$|匿名/),
  })
  expect(await refused(order_id)).toBe('known')
  expect(await house.callApi(calls.getOrderShowDetail, { order_id }, me)).toEqual(written)
  expect(await house.refusal(calls.getOrderShowDetail, { order_id }, await signIn(house))).toBe('not-found')
  expect((await shows()).map((show) => show.order_id)).not.toContain(order_id)
  expect(await commentsOf(goods_id)).toEqual([])
})

test('reviews are decided by roles of the house that sold, and of no other', async () => {
  const { order_id } = await bought()
  await write(order_id)
  for (const [call, input] of [
    [desk.deskReviews, {}],
    [desk.deskReviewShow, { order_id }],
    [desk.deskReviewRefuse, { order_id, reason: '不合适' }],
  ] as const) {
    expect(new Set(await knockFromOutside(house, call, input))).not.toContain('not refused')
    expect(await rolesRefused(house, there, call, input)).toEqual([
      'planner',
      'pharmacist',
      'auditor',
      'accountant',
      'service',
    ])
  }
  expect((await house.callApi(desk.deskReviews, {}, { staffKey: there.nurse.staffKey })).list).toEqual([])
  for (const call of [desk.deskReviewShow, desk.deskReviewRefuse])
    expect(await house.refusal(call, { order_id, reason: '不合适' }, { staffKey: there.nurse.staffKey })).toBe(
      'not-found',
    )
  expect((await house.callApi(calls.getOrderShowDetail, { order_id }, me)).state).toBe('waiting')
})

test('shown, it stands in the order show and once among the comments of its goods, its author masked [X307]', async () => {
  const { order_id, goods_id } = await bought()
  await write(order_id)
  const tries = Array.from({ length: 4 }, () => house.refusal(desk.deskReviewShow, { order_id }, nurse()))
  expect((await Promise.all(tries)).filter((one) => one === 'not refused')).toHaveLength(1)
  const stranger = await signIn(house)
  const { body } = await house.knock(calls.getOrderShowIndex, {}, stranger)
  expect(body.status).toBe(200)
  const [show] = await shows(stranger)
  expect(show).toMatchObject({ order_id, ...said, is_own: 0, order_goods: [{ goods_id }], unit_name: '医路商城' })
  expect(await house.callApi(calls.getOrderShowDetail, { order_id }, stranger)).toEqual(show)
  expect(await commentsOf(goods_id)).toMatchObject([{ ...said, user_name: show?.user_name }])
  expect(await house.refusal(desk.deskReviewRefuse, { order_id, reason: '晚了' }, nurse())).toBe('not-found')
  const { list } = await house.callApi(audit.deskAuditList, { act: 'review.show' }, { staffKey: ctx.auditor.staffKey })
  expect(list).toHaveLength(1)
})

test('refused, its author is told why, and may write it anew', async () => {
  const { order_id } = await bought()
  await write(order_id)
  await house.callApi(desk.deskReviewRefuse, { order_id, reason: '请不要写别人的病情' }, nurse())
  expect(await house.callApi(calls.getOrderShowDetail, { order_id }, me)).toMatchObject({
    ...{ state: 'refused', says: '请不要写别人的病情' },
  })
  expect((await house.callApi(messages, {}, me)).list[0]?.text).toContain('请不要写别人的病情')
  expect(await write(order_id, { content: '改好了：流程很顺。' })).toMatchObject({ state: 'waiting', says: '' })
})

test('a survey asks what the rows ask, is answered whole and once, and stays with who answered', async () => {
  const { order_id } = await bought()
  const stranger = await signIn(house)
  expect(await house.refusal(calls.orderSurvey, { order_id }, stranger)).toBe('not-found')
  const { list, is_answered } = await house.callApi(calls.orderSurvey, { order_id }, me)
  expect([list.length, is_answered]).toEqual([4, 0])
  const answer = (answers: object) =>
    house.refusal(calls.answerSurvey, { order_id, answers: JSON.stringify(answers) }, me)
  expect(await answer({})).toBe('bad-answers')
  const whole = Object.fromEntries(
    list.map(({ question_id, kind, options }) => [question_id, kind === 'stars' ? '5' : (options[0] ?? '')]),
  )
  expect(await house.refusal(calls.answerSurvey, { order_id, answers: JSON.stringify(whole) }, stranger)).toBe(
    'not-found',
  )
  const tries = Array.from({ length: 5 }, () => answer(whole))
  expect((await Promise.all(tries)).toSorted()).toEqual([...Array(4).fill('answered'), 'not refused'])
  expect((await house.callApi(calls.orderSurvey, { order_id }, me)).is_answered).toBe(1)
})
