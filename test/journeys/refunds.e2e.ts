import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { entityGoodsList, goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { createGoodsOrder, goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { cancelRefundApply, createRefundApply } from '#app/areas/orders/refunds/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { refundOf } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

const home = { province_id: 440_000, city: 440_300, area: 440_305, detail: '示例路 1 号' }

/** Buys a parcel of the platform as who is signed in and pays it; the order's id. */
const buyParcel = async (page: Page, baseURL: string | undefined, buy_num = 1): Promise<string> => {
  const ask = callAs(baseURL, await keyOf(page))
  await ask(addressAdd, { name: '周明', mobile: '13800000007', ...home })
  const { list } = await ask(entityGoodsList, { sort: 'price_up', page_size: 50 })
  // Each desk of the demonstration answers for what the platform sells.
  const goods_id = list.find(({ unit_id }) => unit_id === null)?.goods_id ?? 0
  const { specials } = await ask(goodsDetail, { goods_id })
  const special_id = specials[0]?.special_id ?? 0
  const { order_id, out_trade_no } = await ask(createGoodsOrder, { goods_id, special_id, buy_num })
  await ask(sandboxPay, { out_trade_no })
  return order_id
}

test('a paid order is asked back with a picture, the desk agrees, and the progress page shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInTo(page, '/account/index', '13800000007')
  const order_id = await buyParcel(page, baseURL)
  await page.goto(`/health/orderdetail?order_id=${order_id}`)
  await page.getByRole('link', { name: '申请退款' }).click()
  await expect(page).toHaveURL(/\/health\/refund\?order_id=/)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请选择退款原因')).toBeVisible()
  await page.getByLabel('退款原因').selectOption('不想要了')
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366cc' } })
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
  await page.getByLabel(/添加图片/).setInputFiles(file)
  await expect(page.getByRole('img', { name: '第 1 张图片，已上传' })).toBeVisible()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await desk.goto('/desk/login')
  await desk.getByRole('button', { name: 'admin1' }).click()
  await expect(desk).not.toHaveURL(/\/desk\/login/)
  await desk.goto('/desk/refunds')
  const { order_no } = await callAs(baseURL, await keyOf(page))(goodsOrderDetail, { order_id })
  const asked = refundOf(desk, order_no)
  await expect(asked.getByRole('img', { name: '图片 1' })).toBeVisible()
  await asked.getByRole('button', { name: '同意退款' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '同意退款' }).click()
  await expect(desk.getByText('已同意，退款已提交')).toBeVisible()
  await expect(asked).toHaveCount(0)

  await page.getByRole('link', { name: '看退款进度' }).click()
  await expect(page.getByRole('heading', { name: /退款中|已退款/ })).toBeVisible()
  await expect(page.getByText('待商家处理')).toBeVisible()
  await expect(page.getByRole('img', { name: '凭证图片 1' })).toBeVisible()
  await page.goto('/health/refundList')
  await page.getByRole('link').filter({ hasText: '仅退款' }).click()
  await expect(page).toHaveURL(/refund_id=/)
})

test('the older form asks the whole order back, and leads to the newer one for a part of it', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/account/index')
  const order_id = await buyParcel(page, baseURL, 2)
  await page.goto(`/health/refund_old?order_id=${order_id}`)
  await page.getByRole('link', { name: '只退其中几件' }).click()
  await expect(page).toHaveURL(/\/health\/refund\?order_id=/)
  await page.goto(`/health/refund_old?order_id=${order_id}`)
  await page.getByRole('button', { name: '整单退款' }).click()
  await expect(page.getByText('请选择退款原因')).toBeVisible()
  await page.getByLabel('退款原因').selectOption('不想要了')
  await page.getByRole('button', { name: '整单退款' }).click()
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
  await page.goto(`/health/refund_old?order_id=${order_id}`)
  await expect(page.getByText('退款正在处理')).toBeVisible()
})

test('why a refund cannot be taken back is said in the words of the refusal', async ({ page, baseURL }) => {
  await signInTo(page, '/account/index')
  const order_id = await buyParcel(page, baseURL)
  const ask = callAs(baseURL, await keyOf(page))
  const { refund_id } = await ask(createRefundApply, { order_id, refund_type: 'money', reason: '不想要了' })
  await page.goto(`/health/refundprogress?order_id=${order_id}&refund_id=${refund_id}`)
  await page.getByRole('button', { name: '撤销申请' }).click()
  // On another device it was taken back meanwhile.
  await ask(cancelRefundApply, { refund_id })
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('status').filter({ hasText: '不能撤销' })).toBeVisible()
})
