import { expect } from '@playwright/test'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { itemTypes } from '#app/areas/mall/goods/rules.ts'
import { scheduleConf, seckillGoods } from '#app/areas/mall/seckill/contract.ts'
import { goodsOrderDetail, ordersOfPayment } from '#app/areas/orders/checkout/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

test('what is in a flash sale is bought at its price from the list, once; its own page offers it too', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/shop/seckill')
  const ask = callAs(baseURL, await keyOf(page))
  const session = (await ask(scheduleConf, {})).list.find(({ state }) => state === 'on')
  const { list } = await ask(seckillGoods, { schedule_id: session?.schedule_id, page_size: 20 })
  const item = list.find(({ item_type, stock }) => item_type === itemTypes.project && stock > 0)
  if (!item) throw new Error('the sale that is on has no project left')

  await page.goto(`/shop/projectDetail?project_id=${item.goods_id}`)
  const offer = page.getByRole('region', { name: '限时秒杀' })
  await expect(offer).toContainText(`每人限 ${item.limit_num} 件`)
  await offer.getByRole('link', { name: '活动说明和报名' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/activity/activityOrder\\?act_id=${session?.schedule_id}&goods_id=${item.goods_id}`),
  )
  await expect(page.getByRole('button', { name: '立即报名' })).toBeVisible()

  await page.goto(`/shop/seckill?schedule_id=${session?.schedule_id}`)
  const row = page.getByRole('article').filter({ hasText: item.goods_name })
  await row.getByRole('link', { name: '立即抢购' }).click()
  await expect(page).toHaveURL(new RegExp(`act_id=${session?.schedule_id}`))
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/pay\/index\?out_trade_no=/)
  const out_trade_no = new URL(page.url()).searchParams.get('out_trade_no') ?? ''
  const [ordered] = (await ask(ordersOfPayment, { out_trade_no })).list
  expect(ordered?.pay_amount).toBe(item.seckill_price)

  await page.goBack()
  await row.getByRole('link', { name: '立即抢购' }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByRole('main').getByText('您已经买到上限')).toBeVisible()
})

test('an activity is signed up for on its own page: a visitor signs in first, over or unknown ones lead to the usual price [X017] [X242]', async ({
  page,
  baseURL,
}) => {
  const visitor = callAs(baseURL)
  const { list: sessions } = await visitor(scheduleConf, {})
  const session = sessions.find(({ state }) => state === 'on')
  const { list } = await visitor(seckillGoods, { schedule_id: session?.schedule_id, page_size: 20 })
  const details = await Promise.all(list.map(({ goods_id }) => visitor(goodsDetail, { goods_id })))
  // Used in a product: a new patient has no address.
  const goods = details.find(({ is_sent }) => is_sent === 0)
  if (!session || !goods) throw new Error('the sale that is on has nothing that is used in a house')
  const item = list.find(({ goods_id }) => goods_id === goods.goods_id)
  const activity = (act_id: number) => `/activity/activityOrder?act_id=${act_id}&goods_id=${goods.goods_id}`

  await page.goto(activity(99_999_999))
  await expect(page.getByText('没有找到这个活动')).toBeVisible()
  await expect(page.getByRole('link', { name: '按平时价格购买' })).toBeVisible()
  const coming = sessions.find(({ state }) => state === 'coming')
  const { list: later } = await visitor(seckillGoods, { schedule_id: coming?.schedule_id })
  await page.goto(`/activity/activityOrder?act_id=${coming?.schedule_id}&goods_id=${later[0]?.goods_id}`)
  await expect(page.getByRole('button', { name: '提醒我' })).toBeVisible()

  await page.goto(activity(session.schedule_id))
  await page.getByRole('button', { name: '立即报名' }).click()
  await expect(page).toHaveURL(/login/)
  await signInTo(page, activity(session.schedule_id))
  const ask = callAs(baseURL, await keyOf(page))
  await expect(page.getByText('登录后就能报名')).toBeHidden()
  await page.getByLabel('备注').fill('上午来')
  await page.getByRole('button', { name: '立即报名' }).click()
  await expect(page).toHaveURL(/\/pay\/index\?out_trade_no=/)
  const out_trade_no = new URL(page.url()).searchParams.get('out_trade_no') ?? ''
  const [ordered] = (await ask(ordersOfPayment, { out_trade_no })).list
  const order = await ask(goodsOrderDetail, { order_id: ordered?.order_id ?? '' })
  expect([order.pay_amount, order.remark]).toEqual([item?.seckill_price, '上午来'])
})
