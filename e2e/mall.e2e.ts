import { expect, test } from '@playwright/test'
import { cityCategoryGoods } from '#app/areas/mall/shelf/contract.ts'
import { askAs } from './calls.ts'

test('both addresses of the health mall show the same home, and its first goods can be opened [X014]', async ({
  page,
}) => {
  const texts = []
  for (const path of ['/health/index', '/healthservices/index']) {
    await page.goto(path)
    texts.push(await page.locator('main h2, main nav').allInnerTexts())
  }
  expect(texts[0]).toEqual(texts[1])
  await page.locator('main a[href^="/health/product"]').first().click()
  await expect(page.getByText('选择规格')).toBeVisible()
})

test('a list of the mall brings ten at a time, and ends with a page that is not full [X177]', async ({
  page,
  baseURL,
}) => {
  const { total_page_num } = await askAs(baseURL)(cityCategoryGoods, { sort: 'sold', page_size: 10 })
  expect(total_page_num).toBeGreaterThan(1)
  const sizes: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/health/citycategorygoods') sizes.push(searchParams.get('page_size'))
  })
  await page.goto('/health/productlist?sort=sold')
  const goods = page.locator('main a[href*="goods_id="], main a[href*="project_id="]')
  await expect(goods).toHaveCount(10)
  // Other journeys put goods on the shelf and take them off meanwhile: how many there are is known at the end alone.
  const end = page.getByText('没有更多了')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  expect(Math.ceil((await goods.count()) / 10)).toBeGreaterThanOrEqual(sizes.length)
  expect(await goods.count()).toBeGreaterThan(10 * (sizes.length - 1))
  expect(new Set(sizes)).toEqual(new Set(['10']))
})

test('of goods one piece is chosen at first; the number is kept, and another specification begins with one [X190] [X191] [X335]', async ({
  page,
  baseURL,
}) => {
  const { list } = await askAs(baseURL)(cityCategoryGoods, { keyword: '运动护膝' })
  const path = `/health/product?goods_id=${list[0]?.goods_id}`
  await page.goto(path)
  const number = page.getByLabel('数量', { exact: true })
  await expect(number).toHaveText('1')
  const more = page.getByRole('button', { name: '多一件' })
  await more.click()
  await more.click()
  await expect(number).toHaveText('3')
  await page.reload()
  await expect(number).toHaveText('3')
  await page.getByRole('radio').nth(1).check({ force: true })
  await expect(number).toHaveText('1')
  const another = await page
    .context()
    .browser()
    ?.newPage({ baseURL: baseURL ?? '' })
  await another?.goto(path)
  await expect(another?.getByLabel('数量', { exact: true }) as typeof number).toHaveText('1')
  await another?.close()
})

test('goods that are gone say so and lead back, home, or to the health tab [X181] [X285] [X286]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/health/product?goods_id=99999999')
  await expect(page.getByText('商品不存在').first()).toBeVisible()
  await page.clock.fastForward(4_000)
  await expect(page).toHaveURL(/\/health\/product/)
  await page.clock.fastForward(1_500)
  await expect(page).not.toHaveURL(/\/health\/product/)
  await page.goto('/health/appdetail?goods_id=99999999')
  await expect(page.getByText('商品已下架').first()).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(page).toHaveURL('/health/healthtab/index')
  await page.goto('/health/appdetail?goods_id=99999999&order_id=order-1')
  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL(/appdetail/)
})

test('who is not signed in draws a coupon after he went to his account [X296]', async ({ page }) => {
  await page.goto('/health/getcoupon?couponId=1')
  await page.getByRole('button', { name: '领取' }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=/)
})
