import { type Browser, expect, type Page } from '@playwright/test'
import { deskShip } from '#app/areas/desk/orders/contract.ts'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { itemTypes } from '#app/areas/mall/goods/rules.ts'
import { projectList } from '#app/areas/mall/shelf/contract.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { refundOf } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo, staffKeyOf } from './people.ts'
import { tapToGoods } from './tapping.ts'

const home = { province_id: 440_000, city: 440_300, area: 440_305, detail: '示例路 5 号' }

/** Finds goods by their name from the mall's own search, and puts them into the cart. */
const findAndPut = async (page: Page, name: string) => {
  await tapToGoods(page, name)
  await page.getByRole('button', { name: '加购物车' }).click()
  await expect(page.getByText('已加入购物车')).toBeVisible()
}

/** Somebody at a desk that answers for what the platform sells. */
const openDesk = async (browser: Browser) => {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await desk.goto('/desk/login')
  await desk.getByRole('button', { name: 'admin1' }).click()
  await expect(desk).not.toHaveURL(/\/desk\/login/)
  return desk
}

test('four things of two sellers are paid at once, come by parcel, one piece goes back, its money too, and the rest has an invoice', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await signInTo(page, '/')
  const ask = callAs(baseURL, await keyOf(page))
  await ask(addressAdd, { name: '周明', mobile: '13800000001', ...home })
  const parcels = (await ask(entityGoodsList, { page_size: 50 })).list.filter(
    ({ unit_id, drug_type, price }) => unit_id === null && drug_type === 0 && Number(price) < 500,
  )
  const service = (await ask(projectList, { page_size: 50 })).list.find(
    ({ item_type, pay_type }) => item_type === itemTypes.project && pay_type === 0,
  )
  const names = [...parcels.slice(0, 3), service].map((one) => one?.goods_name ?? '')
  expect(new Set(names).size).toBe(4)
  for (const name of names) {
    await findAndPut(page, name)
    await page.goto('/')
  }

  await page.getByRole('link', { name: '商城', exact: true }).click()
  await page.getByRole('link', { name: /^购物车/ }).click()
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(2)
  const ours = page.getByRole('region', { name: '医路商城' })
  await ours.getByRole('button', { name: '多一件' }).first().click()
  await expect(ours.getByLabel('数量').first()).toHaveText('2')
  await page.getByRole('link', { name: /去结算/ }).click()
  await expect(page.getByText('运费', { exact: true })).toBeVisible()
  await expect(page.getByText('广东省深圳市南山区示例路 5 号')).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.getByRole('link', { name: '看订单' }).click()
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: names[0] ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
  const order_id = new URL(page.url()).searchParams.get('order_id') ?? ''

  const desk = await openDesk(browser)
  const number = `SF${Date.now()}`
  await callAs(baseURL, await staffKeyOf(desk))(deskShip, { order_id, company: '顺丰速运', number })
  await page.reload()
  await page.getByRole('link', { name: '查看物流' }).click()
  await expect(page.getByRole('heading', { name: '已发货，等快递揽收' })).toBeVisible()
  await expect(page.getByText('商家已发货，等待揽收')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '复制快递单号' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  await expect(page.getByRole('link', { name: /打给顺丰速运/ })).toHaveAttribute('href', 'tel:95338')
  for (const name of names.slice(0, 3)) await expect(page.getByText(name)).toBeVisible()
  await page.getByRole('link', { name: /确认收货/ }).click()
  await page.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible()

  // Of the thing of which there are two, one goes back.
  const { order_goods, order_no, pay_amount } = await ask(goodsOrderDetail, { order_id })
  const twice = order_goods.find(({ buy_num }) => buy_num === 2)
  if (!twice) throw new Error('nothing was bought twice')
  await page.getByText('更多', { exact: true }).click()
  await page.getByRole('link', { name: '申请售后' }).click()
  await page.getByRole('link', { name: /退货退款/ }).click()
  await page.getByRole('radio', { name: twice.goods_name }).check()
  await page.getByLabel('退几件').selectOption('1')
  await page.getByLabel('退款原因').selectOption({ index: 1 })
  await page.getByRole('button', { name: '申请退货' }).click()
  await expect(page).toHaveURL(/aftersaleresult/)

  await desk.goto('/desk/refunds')
  const asked = () => refundOf(desk, order_no)
  await asked().getByRole('button', { name: '同意退货' }).click()
  await desk.getByRole('dialog').getByRole('textbox').fill('深圳市示例路 9 号 医路仓库 13800000099')
  await desk.getByRole('dialog').getByRole('button', { name: '同意退货' }).click()
  await expect(desk.getByText('已同意，等待患者寄回')).toBeVisible()
  await page.reload()
  await page.getByLabel('快递单号').fill(`${number}B`)
  await page.getByRole('button', { name: '我已寄出' }).click()
  await expect(page.getByText('已提交，商家收到后退款')).toBeVisible()
  await desk.goto('/desk/refunds')
  await desk.getByRole('main').getByText('待收货', { exact: true }).click()
  await asked().getByRole('button', { name: '已收到退货' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '已收到，退款' }).click()
  await expect(asked()).toHaveCount(0)
  await expect
    .poll(async () => Number((await ask(goodsOrderDetail, { order_id })).refund_amount))
    .toBeCloseTo(Number(twice.pay_amount) / 2, 1)

  await page.goto('/account/index')
  await page.getByRole('link', { name: /全部订单/ }).click()
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: names[0] ?? '' })
    .first()
    .click()
  await expect(page.getByText('已退款')).toBeVisible()
  await page.getByText('更多', { exact: true }).click()
  await page.getByRole('link', { name: '发票' }).click()
  await page.getByLabel('姓名').filter({ visible: true }).fill('周明')
  await page.getByRole('button', { name: '提交开票申请' }).click()
  await expect(page).toHaveURL(/\/invoice\/success/)
  expect(Number(pay_amount)).toBeGreaterThan(0)
})
