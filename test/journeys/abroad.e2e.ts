import { expect } from '@playwright/test'
import { overseasGoods, overseasHospitals } from '#app/areas/overseas/directory/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { signInTo } from './people.ts'

test('from home abroad: a country, a hospital and what proves it, an expert, a service with its price line by line, ordered and paid [X022] [X024]', async ({
  page,
}) => {
  await signInTo(page, '/')
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '海外就医' }).click()
  await expect(page).toHaveURL(/\/gjyl\/index/)
  const tabs = page.getByRole('navigation', { name: '海外就医', exact: true })
  await expect(tabs.getByRole('link')).toHaveText(['海外就医', '咨询', '服务', '机构'])
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /新加坡/ })
    .click()
  await expect(page).toHaveURL(/\/gjyl\/interDetail\?id=/)
  await expect(page.getByText(/签证：/)).toBeVisible()
  await page.getByRole('link', { name: /星屿国际医院/ }).click()
  await expect(page).toHaveURL(/\/gjyl\/unit\/desc/)
  await expect(page.getByRole('heading', { name: '资质' })).toBeVisible()
  await page.getByRole('navigation', { name: '机构', exact: true }).getByRole('link', { name: /专家/ }).click()
  await expect(page).toHaveURL(/\/gjyl\/unit\/doctors/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /星屿国际医院/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/gjyl\/docDetail/)
  await page.getByRole('main').getByRole('link', { name: /¥|元/ }).first().click()
  await expect(page).toHaveURL(/\/gjyl\/goodsDetail/)
  await expect(page.getByRole('heading', { name: '价目明细' })).toBeVisible()
  await page.getByRole('link', { name: '去购买' }).click()
  await page.getByRole('link', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/gjyl\/orderconfirm/)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/pay\/index/)
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await page.getByRole('link', { name: '看订单' }).click()
  await expect(page).toHaveURL(/\/gjyl\/orderdetail\?order_id=/)
  await expect(page.getByRole('heading', { name: '待使用' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '价目明细' })).toBeVisible()
})

test('who comes back to the search of care abroad finds it as they left it, and nothing is asked anew [X023] [X025]', async ({
  page,
}) => {
  await page.goto('/gjyl/search')
  await page.getByRole('searchbox').fill('肺癌')
  await page.getByRole('button', { name: '搜索' }).click()
  await page.getByRole('link', { name: /^肺癌/ }).first().click()
  await expect(page).toHaveURL(/\/gjyl\/illDetail/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/overseas/search')) asked.push(request.url())
  })
  await page.goBack()
  await expect(page).toHaveURL(/\/gjyl\/search\?keyword=/)
  await expect(page.getByRole('searchbox')).toHaveValue('肺癌')
  await expect(page.getByRole('link', { name: /^肺癌/ }).first()).toBeVisible()
  expect(asked).toEqual([])
  await page.goto('/gjyl/goodsList')
  await expect(page).toHaveURL(/\/gjyl\/goodsList\/hot/)
})

test('who confirms a service whose price list does not come is told so, and another try brings it', async ({
  page,
  baseURL,
}) => {
  const { list } = await callAs(baseURL)(overseasGoods, { page: 1, page_size: 1 })
  await signInTo(page, `/gjyl/product?goods_id=${list[0]?.goods_id}`)
  await page.route('**/api/overseas/package?*', (route) => route.abort())
  await page.getByRole('link', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/gjyl\/orderconfirm/)
  await expect(page.getByRole('alert')).toContainText('没有加载出来')
  await page.unroute('**/api/overseas/package?*')
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { name: '已包含' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a hospital whose proof ends at midnight is asked for a price until then, and no longer while somebody looks at it', async ({
  page,
  baseURL,
}) => {
  const { list } = await callAs(baseURL)(overseasHospitals, { page: 1, page_size: 10 })
  const unit = list.find(({ proof_end_date }) => proof_end_date !== '')
  await page.clock.install({ time: new Date(`${unit?.proof_end_date}T23:59:30+08:00`) })
  await page.goto(`/gjyl/unit/desc?unit_id=${unit?.unit_id}`)
  await expect(page.getByText('请医院报价')).toBeVisible()
  await page.clock.fastForward(40_000)
  await expect(page.getByText('执业许可或合作授权刚刚到期，在更新之前不能询价和购买。')).toBeVisible()
  await expect(page.getByText('请医院报价')).toBeHidden()
})

test('who has a question about care abroad is led to customer service, which knows where they come from, and is counted once', async ({
  page,
}) => {
  await signInTo(page, '/')
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '海外就医' }).click()
  await page.getByRole('navigation', { name: '海外就医的入口' }).getByRole('link', { name: '问顾问' }).click()
  await expect(page).toHaveURL(/\/gjyl\/qiYuCons/)
  await expect(page.getByText(/已有 \d+ 人问过/)).toBeVisible()
  const counted = page.waitForResponse(/overseas\/consultNum/)
  await page.getByRole('link', { name: '开始咨询' }).click()
  expect((await (await counted).json()).data).toMatchObject({ is_counted: 1 })
  await expect(page.getByLabel('您的问题')).toHaveValue('关于“海外就医”：')
  await page.goBack()
  const again = page.waitForResponse(/overseas\/consultNum/)
  await page.getByRole('link', { name: '开始咨询' }).click()
  expect((await (await again).json()).data).toMatchObject({ is_counted: 0 })
})
