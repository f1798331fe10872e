import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { deskUse } from '#app/areas/desk/orders/contract.ts'
import * as desk from '#app/areas/desk/reviews/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { goodsCommentList } from '#app/areas/mall/goods/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { createGoodsOrder, goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { uploadPicture } from '#test/support/a-picture.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { seed } from './seed.ts'

let app: TestApp
let shop: Shop
let me: Person
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await seed.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  const apps = await insertHospitals(app.db, [aHospital({ name: '一号医院' }), aHospital({ name: '二号医院' })])
  Object.assign(app.config, { platformHospital: apps[0] })
  ctx = await signInAllRoles(app, apps[0] as number)
  there = await signInAllRoles(app, apps[1] as number)
  me = await signIn(app)
}, 120_000)
afterAll(() => app.close())

const nurse = () => ({ staffKey: ctx.nurse.staffKey })
const said = { stars: 4, content: '流程很顺，就是人有点多。' }

const buy = async () => {
  const { goods_id, special_id } = await shop.sell({ kind: 'exam', priceFen: 9_900 })
  const { order_id, out_trade_no } = await app.callApi(createGoodsOrder, { goods_id, special_id }, me)
  await app.callApi(sandboxPay, { out_trade_no })
  return { order_id, goods_id }
}
const bought = async () => {
  const made = await buy()
  const { check_code: scanned } = await app.callApi(goodsOrderDetail, { order_id: made.order_id }, me)
  await app.callApi(deskUse, { scanned }, nurse())
  return made
}
const write = (order_id: string, more: object = {}) =>
  app.callApi(calls.writeReview, { order_id, ...said, ...more }, me)
const refused = (order_id: string, more: object = {}, as: { key?: string } = me) =>
  app.refusal(calls.writeReview, { order_id, ...said, ...more }, as)
const shows = async (as: { key: string } = me) => (await app.callApi(calls.getOrderShowIndex, {}, as)).list
const commentsOf = async (goods_id: number) => (await app.callApi(goodsCommentList, { goods_id })).list

test('who is not signed in, is not the buyer or has not used it yet says nothing, and sees no order show [X242]', async () => {
  const { order_id } = await buy()
  expect(await refused(order_id, {}, {})).toBe('login')
  expect(await app.refusal(calls.getOrderShowIndex, {})).toBe('login')
  expect(await refused(order_id, {}, await signIn(app))).toBe('not-found')
  expect(await refused(order_id)).toBe('not-over')
  for (const call of [calls.orderSurvey, calls.answerSurvey])
    expect(await app.refusal(call, { order_id, answers: '{}' }, me)).toBe('not-over')
})

test('what is said has its bounds: stars, words, pictures of one’s own, no way to reach somebody, no insults [X239]', async () => {
  const { order_id } = await bought()
  for (const more of [{ stars: 0 }, { stars: 6 }, { content: '  ' }, { content: '长'.repeat(501) }])
    expect(await refused(order_id, more)).toBe('422')
  expect(await refused(order_id, { content: '加我微信 abc12345' })).toBe('contact-inside')
  expect(await refused(order_id, { content: '他妈的' })).toBe('rude')
  const theirs = await uploadPicture(app, (await signIn(app)).key, 'comment')
  const proof = await uploadPicture(app, me.key, 'refund')
  for (const images of [theirs, proof, 'https://example.com/x.jpg'])
    expect(await refused(order_id, { images })).toBe('bad-pictures')
})

test('a review waits: its author sees it, nobody else does, and it is written once', async () => {
  const { order_id, goods_id } = await bought()
  const images = await uploadPicture(app, me.key, 'comment')
  const written = await write(order_id, { images })
  expect(written).toMatchObject({
    state: 'waiting',
    state_desc: '审核中',
    images: [images],
    is_own: 1,
    user_name: expect.stringMatching(/\*\*$|匿名/),
  })
  expect(await refused(order_id)).toBe('known')
  expect(await app.callApi(calls.getOrderShowDetail, { order_id }, me)).toEqual(written)
  expect(await app.refusal(calls.getOrderShowDetail, { order_id }, await signIn(app))).toBe('not-found')
  expect((await shows()).map((show) => show.order_id)).not.toContain(order_id)
  expect(await commentsOf(goods_id)).toEqual([])
})

test('an order says of its goods whether its patient has said something of them that stands [X121]', async () => {
  const { order_id } = await bought()
  const typeOf = async () =>
    (await app.callApi(goodsOrderDetail, { order_id }, me)).order_goods.map(({ comment_type }) => comment_type)
  expect(await typeOf()).toEqual([0])
  await write(order_id)
  expect(await typeOf()).toEqual([1])
  await app.callApi(desk.deskReviewRefuse, { order_id, reason: '请不要写别人的病情' }, nurse())
  expect(await typeOf()).toEqual([0])
})

test('reviews are decided by roles of the seller that sold, and of no other', async () => {
  const { order_id } = await bought()
  await write(order_id)
  for (const [call, input] of [
    [desk.deskReviews, {}],
    [desk.deskReviewShow, { order_id }],
    [desk.deskReviewRefuse, { order_id, reason: '不合适' }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).not.toContain('not refused')
    expect(await rolesRefused(app, there, call, input)).toEqual([
      'planner',
      'pharmacist',
      'auditor',
      'accountant',
      'service',
      'cashier',
      'editor',
    ])
  }
  expect((await app.callApi(desk.deskReviews, {}, { staffKey: there.nurse.staffKey })).list).toEqual([])
  for (const call of [desk.deskReviewShow, desk.deskReviewRefuse])
    expect(await app.refusal(call, { order_id, reason: '不合适' }, { staffKey: there.nurse.staffKey })).toBe(
      'not-found',
    )
  expect((await app.callApi(calls.getOrderShowDetail, { order_id }, me)).state).toBe('waiting')
})

test('shown, it stands in the order show and once among the comments of its goods, its author masked [X307]', async () => {
  const { order_id, goods_id } = await bought()
  await write(order_id)
  const tries = Array.from({ length: 4 }, () => app.refusal(desk.deskReviewShow, { order_id }, nurse()))
  expect((await Promise.all(tries)).filter((one) => one === 'not refused')).toHaveLength(1)
  const stranger = await signIn(app)
  const { body } = await app.rawRequest(calls.getOrderShowIndex, {}, stranger)
  expect(body.status).toBe(200)
  const [show] = await shows(stranger)
  expect(show).toMatchObject({ order_id, ...said, is_own: 0, order_goods: [{ goods_id }], unit_name: '医路商城' })
  expect(await app.callApi(calls.getOrderShowDetail, { order_id }, stranger)).toEqual(show)
  expect(await commentsOf(goods_id)).toMatchObject([{ ...said, user_name: show?.user_name }])
  expect(await app.refusal(desk.deskReviewRefuse, { order_id, reason: '晚了' }, nurse())).toBe('not-found')
  const { list } = await app.callApi(audit.deskAuditList, { act: 'review.show' }, { staffKey: ctx.auditor.staffKey })
  expect(list).toHaveLength(1)
})

test('refused, its author is told why, and may write it anew', async () => {
  const { order_id } = await bought()
  await write(order_id)
  await app.callApi(desk.deskReviewRefuse, { order_id, reason: '请不要写别人的病情' }, nurse())
  expect(await app.callApi(calls.getOrderShowDetail, { order_id }, me)).toMatchObject({
    state: 'refused',
    says: '请不要写别人的病情',
  })
  expect((await app.callApi(messages, {}, me)).list[0]?.text).toContain('请不要写别人的病情')
  expect(await write(order_id, { content: '改好了：流程很顺。' })).toMatchObject({ state: 'waiting', says: '' })
})

test('a review that is shown can be reported once, by who is signed in; the rest can not be', async () => {
  const { order_id } = await bought()
  await write(order_id)
  const report = { order_id, reason: '内容不实' } as const
  const stranger = await signIn(app)
  expect(await app.refusal(calls.reportReview, report)).toBe('login')
  expect(await app.refusal(calls.reportReview, report, stranger)).toBe('not-found')
  expect(await app.refusal(calls.reportReview, { reason: '其他' }, stranger)).toBe('not-found')
  await app.callApi(desk.deskReviewShow, { order_id }, nurse())
  expect(await app.refusal(calls.reportReview, { order_id, reason: '不喜欢' }, stranger)).toBe('422')
  await app.callApi(calls.reportReview, report, stranger)
  expect(await app.refusal(calls.reportReview, report, stranger)).toBe('known')
})

test('at the desk a reported review is taken, answered and hidden: then only its author reads it, its goods lose it and its stars, and both are told', async () => {
  const { order_id, goods_id } = await bought()
  await write(order_id)
  await app.callApi(desk.deskReviewShow, { order_id }, nurse())
  const [comment] = await commentsOf(goods_id)
  expect(comment).toMatchObject({ is_reportable: 1, answer: '' })
  const stranger = await signIn(app)
  await app.callApi(calls.reportReview, { comment_id: comment?.comment_id, reason: '其他' }, stranger)
  for (const [call, more] of [
    [desk.deskReviewHide, { reason: '与这次经历无关' }],
    [desk.deskReviewAnswer, { content: '谢谢' }],
    [desk.deskReviewReportTake, {}],
    [desk.deskReviewReportDismiss, {}],
  ] as const) {
    expect(await app.refusal(call, { order_id, ...more }, { staffKey: there.nurse.staffKey })).toBe('not-found')
    expect(await app.refusal(call, { order_id, ...more }, { staffKey: there.planner.staffKey })).toBe('not-allowed')
  }
  const reported = async () =>
    (await app.callApi(desk.deskReviews, { list: 'reported' }, nurse())).list.find((row) => row.order_id === order_id)
  expect(await reported()).toMatchObject({ report_reasons: ['其他'], owner_name: '', is_late: 0 })
  await app.callApi(desk.deskReviewReportTake, { order_id }, nurse())
  expect((await reported())?.owner_name).not.toBe('')
  await app.callApi(desk.deskReviewAnswer, { order_id, content: '谢谢您的建议。' }, nurse())
  expect(await commentsOf(goods_id)).toMatchObject([{ answer: '谢谢您的建议。' }])
  expect((await app.callApi(calls.getOrderShowDetail, { order_id }, stranger)).answer).toBe('谢谢您的建议。')

  const tries = Array.from({ length: 4 }, () =>
    app.refusal(desk.deskReviewHide, { order_id, reason: '与这次经历无关' }, nurse()),
  )
  expect((await Promise.all(tries)).filter((one) => one === 'not refused')).toHaveLength(1)
  expect(await commentsOf(goods_id)).toEqual([])
  expect(await app.refusal(calls.getOrderShowDetail, { order_id }, stranger)).toBe('not-found')
  expect((await shows(stranger)).map((show) => show.order_id)).not.toContain(order_id)
  expect(await app.callApi(calls.getOrderShowDetail, { order_id }, me)).toMatchObject({
    state: 'hidden',
    says: '与这次经历无关',
  })
  expect((await app.callApi(messages, {}, me)).list[0]?.title).toBe('您的评价不再展示')
  expect((await app.callApi(messages, {}, stranger)).list[0]?.title).toBe('举报处理结果')
  expect(await reported()).toBeUndefined()
  expect(await refused(order_id)).toBe('known')

  await app.callApi(desk.deskReviewShow, { order_id }, nurse())
  expect(await commentsOf(goods_id)).toMatchObject([{ answer: '谢谢您的建议。' }])
  await app.callApi(calls.reportReview, { order_id, reason: '其他' }, await signIn(app))
  await app.callApi(desk.deskReviewReportDismiss, { order_id }, nurse())
  expect(await app.refusal(desk.deskReviewReportDismiss, { order_id }, nurse())).toBe('not-found')
  expect(await commentsOf(goods_id)).toHaveLength(1)
})

test('a survey asks what the rows ask, is answered whole and once, and stays with who answered', async () => {
  const { order_id } = await bought()
  const stranger = await signIn(app)
  expect(await app.refusal(calls.orderSurvey, { order_id }, stranger)).toBe('not-found')
  const { list, is_answered } = await app.callApi(calls.orderSurvey, { order_id }, me)
  expect([list.length, is_answered]).toEqual([4, 0])
  const answer = (answers: object) =>
    app.refusal(calls.answerSurvey, { order_id, answers: JSON.stringify(answers) }, me)
  expect(await answer({})).toBe('bad-answers')
  const whole = Object.fromEntries(
    list.map(({ question_id, kind, options }) => [question_id, kind === 'stars' ? '5' : (options[0] ?? '')]),
  )
  expect(await app.refusal(calls.answerSurvey, { order_id, answers: JSON.stringify(whole) }, stranger)).toBe(
    'not-found',
  )
  const tries = Array.from({ length: 5 }, () => answer(whole))
  expect((await Promise.all(tries)).toSorted()).toEqual([...Array(4).fill('answered'), 'not refused'])
  expect((await app.callApi(calls.orderSurvey, { order_id }, me)).is_answered).toBe(1)
})
