import { expect, type Page } from '@playwright/test'
import { cityCategoryGoods } from '#app/areas/mall/shelf/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'

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
  const { total_page_num } = await callAs(baseURL)(cityCategoryGoods, { sort: 'sold', page_size: 10 })
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

const LIST = '/health/productlist'
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a') })

/** Where each card of the list stands in the page, px. */
const placesOf = (page: Page) =>
  cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top, width } = card.getBoundingClientRect()
      return { left, top: top + window.scrollY, width }
    }),
  )

/** Scrolls to the end until so many goods are there. */
const growTo = async (page: Page, count: number) =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await cardsOf(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass({ timeout: 30_000 })

test('a list of goods stands in two columns as the server painted it, in one for who wants large type [X361]', async ({
  page,
  context,
  baseURL,
}) => {
  const plain = await (
    await page
      .context()
      .browser()
      ?.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  )?.newPage()
  if (!plain) throw new Error('no second window')
  await plain.setViewportSize({ width: 375, height: 812 })
  await plain.goto(LIST)
  const painted = await placesOf(plain)
  expect(painted).toHaveLength(10)
  expect(new Set(painted.map(({ left }) => left))).toEqual(new Set([16, 192.5]))
  await plain.close()
  await page.goto(LIST, { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').locator('img[data-src]')).not.toHaveCount(0)
  const alive = await placesOf(page)
  for (const [at, { left, top }] of painted.entries()) {
    expect(alive[at]?.left).toBe(left)
    expect(Math.abs((alive[at]?.top ?? 0) - top)).toBeLessThan(1)
  }

  await context.addCookies([{ name: 'elder_v2', value: btoa('1'), url: String(baseURL) }])
  await page.goto(LIST, { waitUntil: 'networkidle' })
  const large = await placesOf(page)
  expect(new Set(large.map(({ left, width }) => `${left} ${width}`))).toEqual(new Set(['16 343']))
  for (const [at, { top }] of large.entries()) expect(top).toBeGreaterThan(large[at - 1]?.top ?? 0)
  await page.locator('summary').first().click()
  await page.getByRole('button', { name: '返回标准版' }).click()
  await expect.poll(async () => new Set((await placesOf(page)).map(({ left }) => left)).size).toBe(2)
})

test('who steps back to a list that had grown finds it in its order and where it was; another order begins at its top', async ({
  page,
}) => {
  await page.goto(`${LIST}?sort=price_down`, { waitUntil: 'networkidle' })
  await growTo(page, 30)
  await page.waitForLoadState('networkidle')
  const card = cardsOf(page).nth(24)
  await card.scrollIntoViewIfNeeded()
  const before = { places: await placesOf(page), top: await page.evaluate(() => window.scrollY) }
  expect(before.top).toBeGreaterThan(2_000)
  await page.evaluate(() => Object.assign(window, { isLoadedOnce: true }))
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/goods_id=|project_id=/)
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(before.places.length)
  expect(await page.evaluate(() => 'isLoadedOnce' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(`${LIST}?sort=price_down`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before.top)
  expect((await placesOf(page)).slice(0, 30)).toEqual(before.places.slice(0, 30))
  await expect(page.getByRole('link', { name: '价格 ↓' })).toHaveAttribute('aria-current', /page|true/)
  await page.getByRole('link', { name: '新品', exact: true }).click()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(cardsOf(page)).toHaveCount(10)
})

test('a drug on prescription shows words in place of a picture, and the card leads to it as any other', async ({
  page,
}) => {
  await page.goto(`${LIST}?keyword=片`, { waitUntil: 'networkidle' })
  const apart = cardsOf(page).filter({ hasText: '审方后展示' }).first()
  await expect(apart.locator('img')).toHaveCount(0)
  expect((await apart.boundingBox())?.height).toBeLessThan(270)
  await apart.click({ position: { x: 80, y: 20 } })
  await expect(page).toHaveURL(/\/health\/product\?goods_id=/)
})

test('a page of goods that does not come says so and comes when asked again; a word that finds nothing says so', async ({
  page,
}) => {
  const answers = '**/api/health/citycategorygoods**'
  await page.route(answers, (route) => route.abort())
  await page.goto(LIST, { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const again = page.getByRole('button', { name: '再试一次' })
  await expect(again).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(10)
  await page.unroute(answers)
  await again.click()
  await expect(cardsOf(page)).not.toHaveCount(10)
  await page.goto(`${LIST}?keyword=没有这样的商品`)
  await expect(page.getByText('没有找到“没有这样的商品”')).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(0)
})

test('of goods one piece is chosen at first; the number is kept, and another specification begins with one [X190] [X191] [X335]', async ({
  page,
  baseURL,
}) => {
  const { list } = await callAs(baseURL)(cityCategoryGoods, { keyword: '运动护膝' })
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

test('who is not signed in draws a coupon after they went to their account [X296]', async ({ page }) => {
  const here = '/health/getcoupon?couponId=1'
  await page.goto(here)
  const answered = page.waitForResponse(/\/api\/coupon\/v1\/user\/obtain/)
  await page.getByRole('button', { name: '领取' }).click()
  expect(await (await answered).json()).toMatchObject({ error_code: 10001 })
  await expect(page).toHaveURL(`/user/login?redirect_url=${encodeURIComponent(here)}`)
  // By the code alone it leads there as well.
  await page.route(/\/api\/coupon\/v1\/user\/obtain/, (route) =>
    route.fulfill({ json: { error_code: 10001, error_msg: '请先登录' } }),
  )
  await page.goto(here)
  await page.getByRole('button', { name: '领取' }).click()
  await expect(page).toHaveURL(`/user/login?redirect_url=${encodeURIComponent(here)}`)
})
