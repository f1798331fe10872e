import { expect, type Page } from '@playwright/test'
import { detailDynamic } from '#app/areas/mall/goods/contract.ts'
import { projectList } from '#app/areas/mall/shelf/contract.ts'
import {
  cancelGoodsOrder,
  createGoodsOrder,
  goodsOrderDetail,
  goodsOrderList,
} from '#app/areas/orders/checkout/contract.ts'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

/** A patient of the demonstration, who has bought before: what they may have more of they buy again, each in an order. */
const buyAgain = async (page: Page, baseURL: string | undefined, mobile: string, count: number) => {
  await signInTo(page, '/health/orderlist', mobile)
  const ask = callAs(baseURL, await keyOf(page))
  const made: { id: string; name: string }[] = []
  for (const { goods_id, special_id, goods_name } of (await ask(goodsOrderList, {})).list.flatMap(
    ({ order_goods }) => order_goods,
  )) {
    if (made.length === count) break
    const { may_buy } = await ask(detailDynamic, { goods_id })
    if (may_buy > 0)
      made.push({ id: (await ask(createGoodsOrder, { goods_id, special_id })).order_id, name: goods_name })
  }
  return { callApi: ask, ids: made.map(({ id }) => id), names: made.map(({ name }) => name) }
}

/** Somebody new, with so many orders that are not paid yet, in the list of their orders. */
const orderMany = async (page: Page, baseURL: string | undefined, count: number) => {
  await signInTo(page, '/health/orderlist')
  const ask = callAs(baseURL, await keyOf(page))
  let made = 0
  for (const { goods_id } of (await ask(projectList, { page_size: 50 })).list) {
    if (made === count) break
    const { specials, may_buy } = await ask(detailDynamic, { goods_id })
    const [first] = specials
    if (may_buy === 0 || !first) continue
    await ask(createGoodsOrder, { goods_id, special_id: first.special_id })
    made++
  }
  await page.goto('/health/orderlist')
  await expect(page.getByText('待付款').nth(1)).toBeVisible()
  return ask
}

test('two orders of one payment are shown together and paid at the order payment page, one goes there directly [X165] [X168]', async ({
  page,
  baseURL,
}) => {
  const { callApi, ids, names } = await buyAgain(page, baseURL, '13800000004', 2)
  await page.goto('/health/orderlist?state_id=unpaid')
  await page.getByRole('link', { name: '去付款' }).first().click()
  await expect(page).toHaveURL('/yiyao/orderPayment')
  await expect(page.getByRole('heading', { name: '付款', exact: true })).toBeVisible()

  // Ticked together they become one payment.
  await page.goto('/health/orderlist?state_id=unpaid')
  for (const at of [0, 1]) await page.getByRole('checkbox', { name: '一起付款' }).nth(at).check()
  await page.getByRole('button', { name: /2 个订单一起付款/ }).click()
  await expect(page).toHaveURL('/yiyao/orderPayment')
  for (const name of names) await expect(page.getByText(name).first()).toBeVisible()
  await page.goto('/health/orderlist?state_id=unpaid')
  await page.getByRole('link', { name: '去付款' }).first().click()
  const sheet = page.getByRole('dialog', { name: '合并付款' })
  for (const name of names) await expect(sheet.getByText(name)).toBeVisible()
  await sheet.getByRole('button', { name: /一起支付/ }).click()
  await expect(page).toHaveURL('/yiyao/orderPayment')
  for (const name of names) await expect(page.getByText(name).first()).toBeVisible()
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  for (const name of names) await expect(page.getByText(name).first()).toBeVisible()
  expect((await callApi(goodsOrderDetail, { order_id: ids[0] ?? '' })).state_id).not.toBe('unpaid')
})

test('what cannot be paid any more is said and goes no further; without a key one reads so and signs in [X218] [X271] [X277]', async ({
  page,
  baseURL,
}) => {
  const { callApi, ids } = await buyAgain(page, baseURL, '13800000005', 1)
  await page.goto('/health/orderlist?state_id=unpaid')
  await expect(page.getByRole('link', { name: '去付款' })).toBeVisible()
  await callApi(cancelGoodsOrder, { order_id: ids[0] ?? '' })
  await page.getByRole('link', { name: '去付款' }).click()
  await expect(page.getByText('这个订单已取消，不用再付款')).toBeVisible()
  await expect(page).toHaveURL('/health/orderlist?state_id=unpaid')
  await page.goto('/health/orderlist?state_id=closed')
  await page.getByRole('button', { name: '删除' }).first().click()
  await page.context().clearCookies({ name: 'user_key_v2' })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/order/delete') && asked.push(request.url()))
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('请先登录！')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=/)
  expect(asked).toEqual([])
})

test('the list of orders asks for no more without a key: one reads so and signs in; in the native app it asks [X219]', async ({
  page,
  baseURL,
  browser,
}) => {
  await orderMany(page, baseURL, 11)
  const app = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 14) YiluPatient/6.1.1' })
  const there = await app.newPage()
  await app.addCookies(await page.context().cookies())
  for (const one of [page, there]) {
    await one.goto('/health/orderlist')
    await expect(one.getByText('待付款').nth(1)).toBeVisible()
    await one.context().clearCookies({ name: 'user_key_v2' })
  }
  const asked = { page: 0, there: 0 }
  page.on('request', (request) => request.url().includes('/order/list') && asked.page++)
  there.on('request', (request) => request.url().includes('/order/list') && asked.there++)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText('请先登录！')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=/)
  expect(asked.page).toBe(0)
  await there.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => asked.there).toBe(1)
  await app.close()
})

test('who steps back to a list that had grown finds the place where they were, and what they changed meanwhile as it is now [X069] [X341]', async ({
  page,
  baseURL,
}) => {
  const ask = await orderMany(page, baseURL, 14)
  const orders = page.getByRole('main').locator('a[href^="/health/orderdetail"]')
  await expect(orders).toHaveCount(10)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(orders).toHaveCount(14)
  // What costs nothing is paid already.
  const cards = orders.locator('xpath=..')
  const at = (await cards.allTextContents()).findLastIndex((words) => words.includes('待付款'))
  expect(at).toBeGreaterThan(9)
  const state = cards.nth(at).getByText(/^(待付款|已取消)$/)
  await cards.nth(at).scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(1_500)
  await orders.nth(at).click()
  await expect(page).toHaveURL(/orderdetail\?order_id=/)
  await ask(cancelGoodsOrder, { order_id: new URL(page.url()).searchParams.get('order_id') ?? '' })
  await page.goBack()
  await expect(orders).toHaveCount(14)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await expect(state).toHaveText('已取消')
  expect(await page.evaluate(() => window.scrollY)).toBe(top)

  await page.getByRole('main').getByRole('button', { name: '删除' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(orders).toHaveCount(13)
})

test('an address is pasted as one text, and a county under its province is chosen with the keyboard', async ({
  page,
}) => {
  await signInTo(page, '/health/addressedit')
  await page.getByLabel('粘贴整段地址').fill('周小明，13900001234，河南省济源市济水街道示例路 2 号')
  await page.getByRole('button', { name: '识别' }).click()
  await expect(page.getByLabel('收货人')).toHaveValue('周小明')
  await expect(page.getByLabel('手机号')).toHaveValue('13900001234')
  const place = page.getByRole('button', { name: /^所在地区/ })
  await expect(place).toContainText('河南省济源市')

  await place.click()
  const sheet = page.getByRole('dialog', { name: '选择所在地区' })
  await sheet.getByRole('tab', { name: '河南省' }).click()
  await expect(sheet.getByRole('tabpanel', { name: '河南省' }).getByRole('button', { pressed: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(sheet.getByRole('button', { name: '湖北省', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('tabpanel').getByRole('button', { name: '仙桃市', exact: true }).press('Enter')
  await expect(sheet.getByRole('tab', { name: '选街道' })).toHaveAttribute('aria-selected', 'true')
  await sheet.getByRole('button', { name: '就送到这里' }).click()
  await expect(place).toContainText('湖北省仙桃市')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL('/health/addressmanage')

  await page.goto('/health/addressselect')
  await page.getByRole('link', { name: /编辑\s*周小明的地址/ }).click()
  await page.getByLabel('详细地址').fill('示例路 3 号')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/湖北省仙桃市.*示例路 3 号/)).toBeVisible()
})

test('an address is added from the province to the house, and an order is cancelled with a reason', async ({
  page,
  baseURL,
}) => {
  const { ids } = await buyAgain(page, baseURL, '13800000006', 1)
  await page.goto('/health/addressedit')
  await page.getByLabel('收货人').fill('周明')
  await expect(page.getByLabel('手机号')).toHaveValue('13800000006')
  await page.getByRole('button', { name: '所在地区' }).click()
  const sheet = page.getByRole('dialog', { name: '选择所在地区' })
  for (const name of ['广东省', '深圳市', '南山区', '粤海街道'])
    await sheet.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()
  await expect(sheet).toBeHidden()
  await page.getByLabel('详细地址').fill('示例路 1 号')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL('/health/addressmanage')
  await expect(page.getByText('广东省深圳市南山区粤海街道示例路 1 号')).toBeVisible()

  await page.goto(`/health/cancelReason?order_id=${ids[0]}`)
  await page.getByText('重复下单').click()
  await page.getByRole('button', { name: '取消订单' }).click()
  await expect(page).toHaveURL(/\/health\/orderdetail/)
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible()
})

test('an order is found again by a word of its goods, by its number, and by no other’s; nothing found says where it was looked for', async ({
  page,
  baseURL,
}) => {
  const ask = await orderMany(page, baseURL, 2)
  const [first, second] = (await ask(goodsOrderList, {})).list
  if (!first || !second) throw new Error('nothing was ordered')
  const search = async (words: string) => {
    await page.getByRole('searchbox', { name: '商品、商家或订单编号' }).fill(words)
    await page.getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/keyword=/)
  }
  await search(groupedNumber(first.order_no))
  await expect(page.getByText(first.order_goods[0]?.goods_name ?? '').first()).toBeVisible()
  await expect(page.getByText(second.order_goods[0]?.goods_name ?? '')).toHaveCount(0)
  await search(second.order_goods[0]?.goods_name.slice(0, 6) ?? '')
  await expect(page.getByText(second.order_goods[0]?.goods_name ?? '').first()).toBeVisible()
  await search('没有这样的东西')
  await expect(page.getByText('没有找到“没有这样的东西”')).toBeVisible()
  await page.getByRole('navigation', { name: '订单分类' }).getByRole('link', { name: '待付款' }).click()
  await expect(page.getByText('只在“待付款”里找过。')).toBeVisible()
  await page.getByRole('link', { name: '在全部订单里找' }).click()
  await page.getByRole('link', { name: '看全部订单' }).click()
  await expect(page.getByText(first.order_goods[0]?.goods_name ?? '').first()).toBeVisible()
  expect(await ask(goodsOrderList, { keyword: '%' })).toMatchObject({ list: [] })
})
