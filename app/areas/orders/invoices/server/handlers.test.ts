import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCanCancel } from '#app/areas/account/settings/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { ordersItems, ordersOrders } from '#app/areas/orders/checkout/server/tables.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { transact } from '#kit/db/transaction.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { TITLES_OF_TROUBLE } from '#kit/outside/invoice.ts'
import { formatTime } from '#kit/time/day.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { MOST_TITLES } from '../rules.ts'
import { issueInvoices } from './jobs.ts'
import { listStuck } from './public.ts'
import { ordersInvoices, ordersInvoiceTitles } from './tables.ts'

let app: TestApp
let shop: Shop
let me: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  ;[me, other] = [await signIn(app), await signIn(app)]
  await shop.live(me.key)
}, 120_000)
afterAll(() => app.close())

const TAX_NO = '91350100M000100Y43'
const company = { invoice_type: 'company', title: '示例科技有限公司', tax_no: TAX_NO } as const
const unpaid = async (more: object = {}) => {
  const { goods_id, special_id } = await shop.sell(more)
  return app.callApi(createGoodsOrder, { goods_id, special_id }, me)
}
const buy = async (more: object = {}) => {
  const { order_id, out_trade_no } = await unpaid(more)
  await app.callApi(sandboxPay, { out_trade_no })
  return order_id
}
const save = (order_id: string, more: object = {}) =>
  app.callApi(calls.invoiceSave, { order_id, ...company, ...more }, me)
const refused = (order_id: string, more: object = {}, as = me) =>
  app.refusal(calls.invoiceSave, { order_id, ...company, ...more }, as)
const get = (order_id: string) => app.callApi(calls.invoiceGet, { order_id }, me)
const issue = () => issueInvoices.run(app.context())
/** What a refund does to the order before it tells. */
const giveBack = (orderId: string, backFen: number) =>
  transact(app.db, async (db) => {
    await db.update(ordersItems).set({ backFen }).where(eq(ordersItems.orderId, orderId))
    await db.update(ordersOrders).set({ backFen }).where(eq(ordersOrders.id, orderId))
    const ctx = { ...app.context(), db }
    await ctx.emit('order.refunded', { orderId, backFen, items: [] })
  })
const titlesOf = async () => (await app.callApi(messages, { page_size: 50 }, me)).list.map(({ title }) => title)

test('another’s order and its invoice are not there, and a visitor has none', async () => {
  const order_id = await buy()
  await save(order_id)
  const input = { order_id, ...company, number: '1', title_id: 1 }
  for (const call of [calls.invoiceGet, calls.invoiceSave, calls.invoiceOrder, calls.invoiceFile]) {
    expect(await app.refusal(call, input), call.path).toBe('login')
    expect(await app.refusal(call, input, other), call.path).toBe('not-found')
  }
  for (const call of [calls.invoiceTitles, calls.invoiceTitleSave, calls.invoiceTitleDelete])
    expect(await app.refusal(call, input), call.path).toBe('login')
})

test('somebody’s invoices are listed, the newest first, with where each stands, and nobody else’s', async () => {
  const someone = await signIn(app)
  await shop.live(someone.key)
  const asked = () => app.callApi(calls.invoiceList, {}, someone)
  expect(await app.refusal(calls.invoiceList, {})).toBe('login')
  expect((await asked()).list).toEqual([])
  const buyAs = async () => {
    const { order_id, out_trade_no } = await app.callApi(createGoodsOrder, await shop.sell(), someone)
    await app.callApi(sandboxPay, { out_trade_no })
    return order_id
  }
  const [first, second] = [await buyAs(), await buyAs()]
  await app.callApi(calls.invoiceSave, { order_id: first, ...company }, someone)
  await issue()
  await giveBack(first, 1_000)
  app.clock.advance({ minutes: 1 })
  await app.callApi(calls.invoiceSave, { order_id: second, ...company }, someone)
  expect((await asked()).list).toMatchObject([
    { order_id: second, state_id: 'requested', is_reduced: 0 },
    { order_id: first, state_id: 'issued', is_reduced: 1, amount: '50.00' },
  ])
  const { list } = await app.callApi(calls.invoiceList, { page_size: 50 }, other)
  expect(list.map(({ order_id }) => order_id)).not.toContain(first)
})

test('an order without an invoice is answered by state 0 in the words that pages know [X225]', async () => {
  const { body } = await app.rawRequest(calls.invoiceGet, { order_id: await buy() }, me)
  expect(body).toMatchObject({ state: 0, msg: '发票不存在' })
  const gone = await app.rawRequest(calls.invoiceGet, { order_id: 'nosuchorder' }, me)
  expect(gone.body).toMatchObject({ state: 0, msg: '没有找到这个订单' })
})

test.each([
  ['a tax number that is none', { tax_no: '91350100M000100Y44' }, 'bad-buyer'],
  ['no tax number of a company', { tax_no: '' }, 'bad-buyer'],
  ['an e-mail that is none', { email: 'me' }, 'bad-buyer'],
  ['no title', { title: ' ' }, '422'],
  ['a kind that is none', { invoice_type: 'friend' }, '422'],
])('%s is refused, with state 0 and the reason in words [X224]', async (_, more, reason) => {
  const order_id = await buy()
  expect(await refused(order_id, more)).toBe(reason)
  const { body } = await app.rawRequest(calls.invoiceSave, { order_id, ...company, ...more }, me)
  if (reason === 'bad-buyer') expect(body).toMatchObject({ state: 0, msg: expect.stringMatching(/税号|邮箱/) })
  expect(await app.refusal(calls.invoiceGet, { order_id }, me)).toBe('none')
})

test('what is not paid, or went back whole, has no invoice, and it is said before somebody asks', async () => {
  const { order_id, out_trade_no } = await unpaid()
  expect(await refused(order_id)).toBe('not-paid')
  expect(await app.callApi(calls.invoiceOrder, { order_id }, me)).toMatchObject({ can_ask: 0, amount: '0.00' })
  await app.callApi(sandboxPay, { out_trade_no })
  expect(await app.callApi(calls.invoiceOrder, { order_id }, me)).toMatchObject({
    can_ask: 1,
    why: '',
    amount: '50.00',
  })
  await giveBack(order_id, 5_000)
  expect(await refused(order_id)).toBe('nothing-left')
})

test('where nobody issues, it is said whom to ask', async () => {
  const order_id = await buy()
  Object.assign(app.config, { invoices: { provider: 'none' } })
  expect(await refused(order_id)).toBe('off')
  expect(await app.callApi(calls.invoiceOrder, { order_id }, me)).toMatchObject({ can_ask: 0 })
  Object.assign(app.config, { invoices: { provider: 'stand-in' } })
})

test('the amount is what stayed paid, whatever the phone sends', async () => {
  const order_id = await buy({ priceFen: 12_345 })
  expect(await save(order_id, { amount: '99999.00' })).toMatchObject({ amount: '123.45', state_id: 'requested' })
  const later = await buy({ priceFen: 12_345 })
  await giveBack(later, 2_345)
  expect((await save(later, { amount: '123.45' })).amount).toBe('100.00')
})

test('one order has one invoice, which is changed until it is handed over [X224]', async () => {
  const order_id = await buy()
  const all = await Promise.all(Array.from({ length: 4 }, (_, at) => refused(order_id, { title: `公司 ${at}` })))
  expect(new Set(all)).toEqual(new Set(['not refused']))
  expect(await app.db.$count(ordersInvoices, eq(ordersInvoices.orderId, order_id))).toBe(1)
  const changed = await save(order_id, { invoice_type: 'personal', title: '周明', email: 'me@example.com' })
  expect(changed).toMatchObject({ invoice_type: 'personal', title: '周明', tax_no: '', may_change: 1 })
  await issue()
  expect(await refused(order_id)).toBe('not-open')
  expect(await get(order_id)).toMatchObject({ title: '周明', state_id: 'issued', may_change: 0 })
})

test('what is issued is told, opens as a PDF that says it is a sample, and nobody else gets it', async () => {
  const order_id = await buy({ name: '年度体检套餐', priceFen: 88_800 })
  await save(order_id)
  expect(await app.refusal(calls.invoiceFile, { order_id, number: '0' }, me)).toBe('not-found')
  await issue()
  const { number, state_desc, issue_time } = await get(order_id)
  expect([number.length, state_desc, issue_time]).toEqual([20, '已开具', formatTime(app.clock.now())])
  expect(await titlesOf()).toContain('电子发票开好了')
  expect(await app.refusal(calls.invoiceFile, { order_id, number }, other)).toBe('not-found')

  const { url } = await app.callApi(calls.invoiceFile, { order_id, number }, me)
  const fetched = await app.server.inject(url)
  expect(fetched.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('private'),
  })
  const { pages, text } = readPdf(fetched.rawPayload)
  expect(pages).toBe(1)
  for (const words of ['样张', number, '示例科技有限公司', TAX_NO, '年度体检套餐', '¥888.00', order_id])
    expect(text).toContain(words)

  const [bare = ''] = url.split('?')
  expect((await app.server.inject(bare)).statusCode).toBe(404)
  expect((await app.server.inject({ url: bare, headers: { 'user-key': other.key } })).statusCode).toBe(404)
  expect((await app.server.inject({ url: bare, headers: { 'user-key': me.key } })).statusCode).toBe(200)
  app.clock.advance({ minutes: 61 })
  expect((await app.server.inject(url)).statusCode).toBe(404)
  // A file that a row names is no orphan.
  app.clock.advance({ days: 2 })
  await app.wakeAll()
  expect((await app.server.inject({ url: bare, headers: { 'user-key': me.key } })).statusCode).toBe(200)
})

test('two jobs at once issue it once', async () => {
  const order_id = await buy()
  await save(order_id)
  await Promise.all([issue(), issue(), issue()])
  const rows = await app.db.select().from(ordersInvoices).where(eq(ordersInvoices.orderId, order_id))
  expect(rows).toMatchObject([{ state: 'issued', tries: 1 }])
})

test('what the issuer refuses is told with their words, waits for another title, and is issued then', async () => {
  const order_id = await buy()
  await save(order_id, { title: TITLES_OF_TROUBLE.refused })
  await issue()
  expect(await get(order_id)).toMatchObject({ state_id: 'refused', may_change: 1, says: '购买方名称与税号不一致' })
  expect(await titlesOf()).toContain('发票没有开成')
  const sellers = { hospitalId: 0, isPlatform: true }
  expect((await listStuck(app.db, sellers, { page: 1, size: 50 })).rows.map(({ orderId }) => orderId)).toContain(
    order_id,
  )
  await save(order_id)
  expect(await get(order_id)).toMatchObject({ state_id: 'requested', says: '' })
  await issue()
  expect((await get(order_id)).state_id).toBe('issued')
})

test('an issuer who is away is asked again later, nothing is changed meanwhile, and the desk sees it in the end', async () => {
  const order_id = await buy()
  await save(order_id, { title: TITLES_OF_TROUBLE.away })
  const stuck = async () =>
    (await listStuck(app.db, { hospitalId: 0, isPlatform: true }, { page: 1, size: 50 })).rows
      .map(({ orderId }) => orderId)
      .includes(order_id)
  for (const wait of [{ seconds: 61 }, { seconds: 301 }]) {
    await issue()
    expect([(await get(order_id)).state_id, await stuck()]).toEqual(['issuing', false])
    expect(await refused(order_id)).toBe('not-open')
    app.clock.advance(wait)
  }
  await issue()
  expect(await stuck()).toBe(true)
})

test('what went back before it was issued lowers it, and drops it in the end [X008]', async () => {
  const order_id = await buy()
  await save(order_id)
  await giveBack(order_id, 2_000)
  expect(await get(order_id)).toMatchObject({ amount: '30.00', after_refund: { title: '发票金额已减少' }, reds: [] })
  await giveBack(order_id, 5_000)
  expect(await get(order_id)).toMatchObject({ state_id: 'dropped', after_refund: { done: 1, title: '发票已取消' } })
  await issue()
  expect((await get(order_id)).number).toBe('')
})

test('what went back of an issued invoice gets a red-letter one, part by part, until it is reversed [X008]', async () => {
  const order_id = await buy()
  await save(order_id)
  await issue()
  await giveBack(order_id, 2_000)
  await giveBack(order_id, 2_000)
  expect(await get(order_id)).toMatchObject({
    state_id: 'issued',
    reds: [{ amount: '20.00', state_id: 'requested' }],
    after_refund: { done: 0, title: '正在冲红发票' },
  })
  await issue()
  const [red] = (await get(order_id)).reds
  const { url } = await app.callApi(calls.invoiceFile, { order_id, number: red?.number ?? '' }, me)
  const { text } = readPdf((await app.server.inject(url)).rawPayload)
  for (const words of ['红字', '-20.00', (await get(order_id)).number]) expect(text).toContain(words)
  expect((await get(order_id)).after_refund.title).toBe('退款部分已冲红')
  app.clock.advance({ minutes: 1 })
  await giveBack(order_id, 5_000)
  await issue()
  const { state_id, reds, after_refund } = await get(order_id)
  expect([state_id, after_refund.title]).toEqual(['reversed', '发票已全部冲红'])
  expect(reds.map(({ amount }) => amount)).toEqual(['20.00', '30.00'])
  expect((await titlesOf()).filter((title) => title === '退款的发票已冲红')).toHaveLength(2)
})

test('whatever goes back when, paper and money agree: what was issued less what was taken back is what stayed paid', async () => {
  const order_id = await buy()
  const steps = [() => save(order_id), issue, () => giveBack(order_id, 1_000), () => giveBack(order_id, 3_000), issue]
  await Promise.all(steps.map((step) => step()))
  await app.wakeAll()
  await app.wakeAll()
  const { amount, reds } = await get(order_id)
  const back = reds.reduce((sum, red) => sum + Number(red.amount), 0)
  const [order] = await app.db.select().from(ordersOrders).where(eq(ordersOrders.id, order_id))
  expect(fenToYuan(Math.round((Number(amount) - back) * 100))).toBe(fenToYuan(5_000 - (order?.backFen ?? 0)))
})

test('titles: wrong ones are refused, one is the default, another’s is not there, and there are not too many', async () => {
  const add = (more: object = {}, as = me) => app.callApi(calls.invoiceTitleSave, { ...company, ...more }, as)
  const list = async (as = me) => (await app.callApi(calls.invoiceTitles, {}, as)).list
  for (const more of [{ tax_no: '123' }, { email: 'x' }])
    expect(await app.refusal(calls.invoiceTitleSave, { ...company, ...more }, me)).toBe('bad-buyer')
  const { title_id } = await add({ tax_no: '91350100m000100y43' })
  expect(await list()).toMatchObject([{ title_id, tax_no: TAX_NO, is_default: 1 }])
  const { title_id: second } = await add({ invoice_type: 'personal', title: '周明', is_default: 1 })
  expect((await list()).map(({ title_id: one, is_default }) => [one, is_default])).toEqual([
    [second, 1],
    [title_id, 0],
  ])
  for (const call of [calls.invoiceTitleSave, calls.invoiceTitleDelete])
    expect(await app.refusal(call, { title_id, ...company }, other)).toBe('not-found')
  await add({ title_id, title: '改名科技有限公司' })
  await app.callApi(calls.invoiceTitleDelete, { title_id: second }, me)
  expect(await list()).toMatchObject([{ title_id, title: '改名科技有限公司', is_default: 1 }])
  const tries = await Promise.all(
    Array.from({ length: MOST_TITLES + 2 }, () => app.refusal(calls.invoiceTitleSave, company, other)),
  )
  expect(tries.filter((one) => one === 'too-many')).toHaveLength(2)
})

test('whom invoices are made out to cannot be read in the database', async () => {
  const rows = JSON.stringify([
    await app.db.select().from(ordersInvoices),
    await app.db.select().from(ordersInvoiceTitles),
  ])
  for (const text of ['示例科技', '周明', TAX_NO, 'me@example.com']) expect(rows).not.toContain(text)
})

test('one’s file has titles and invoices; invoices outlive the account, without e-mail', async () => {
  const leaver = await signIn(app)
  await shop.live(leaver.key)
  const { goods_id, special_id } = await shop.sell()
  const { order_id, out_trade_no } = await app.callApi(createGoodsOrder, { goods_id, special_id }, leaver)
  await app.callApi(sandboxPay, { out_trade_no })
  await app.callApi(calls.invoiceSave, { order_id, ...company, email: 'gone@example.com' }, leaver)
  expect(await ownRows(app, leaver, 'invoices')).toMatchObject([{ order_id, title: company.title, amount: '50.00' }])
  const { list } = await app.callApi(isCanCancel, {}, leaver)
  expect(list.map(({ words }) => words).join()).toContain('正在开发票')
  await issue()
  const ctx = app.context()
  await ctx.emit('patient.left', { patientId: leaver.patientId as never, keepNames: () => {} })
  const [kept] = await ownRows(app, leaver, 'invoices')
  expect(kept).toMatchObject({ title: company.title, email: '', state: '已开具' })
})
