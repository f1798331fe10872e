import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { playedPage } from './played.ts'

/** What adverts come by. */
const ADVERT_CALLS =
  /\/api\/(adlist|health\/getcategoryad|health\/getfloatingwindow|advert\/|store\/pagead|account\/getorderlistad|search\/searchad|main\/searchadvert|cube\/v1\/adlist)/i
/** Pictures, those of adverts among them. */
const PICTURES = /\/(pictures|files)\//

/** Pages with adverts in them. */
const PAGES = [
  '/h5/register/main/index',
  '/main/feed',
  '/health/index',
  '/health/beauty',
  '/health/second',
  '/search/index',
]

const MOST_SHIFT = 0.02

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))

/** Reads a page down to its end, so that everything on it that comes late has come or failed. */
const readDown = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  for (let screen = 0; screen < 6; screen++) await page.mouse.wheel(0, 700)
  await page.waitForLoadState('networkidle')
}

const agree = (page: Page) =>
  page.context().addCookies([{ name: 'accept_recommend_v2', value: btoa('1'), domain: '127.0.0.1', path: '/' }])

for (const path of PAGES)
  test(`${path}: with every advert failing, its picture or its call, next to nothing shifts [X298]`, async ({
    page,
  }) => {
    await agree(page)
    await watchShifts(page)
    await page.route(ADVERT_CALLS, (route) => route.fulfill({ status: 500, body: '' }))
    await page.route(PICTURES, (route) => route.fulfill({ status: 404, body: '' }))
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    await readDown(page)
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
  })

test('the mall whose adverts do not come is the mall without them, and leaves no hole [X298]', async ({ page }) => {
  await agree(page)
  await watchShifts(page)
  await page.goto('/account/index')
  await page.route(ADVERT_CALLS, (route) => route.fulfill({ status: 500, body: '' }))
  // By the router, whose calls the browser asks.
  await page.getByRole('navigation').getByRole('link', { name: '商城', exact: true }).click()
  await expect(page).toHaveURL(/\/health\/index/)
  await expect(page.getByRole('main').locator('a[href^="/health/product"]').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: '常用分类' })).toBeHidden()
  await readDown(page)
  expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
})

test('an advert of the mall counts as seen when it comes into sight, once a day of a device', async ({ page }) => {
  await agree(page)
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const query = `${searchParams}${request.postData() ?? ''}`
    if (/\/store\/recordLog/i.test(pathname) && query.includes('action=view')) seen.push(query)
  })
  await page.goto('/health/index')
  await expect(page.getByRole('navigation', { name: '常用分类' })).toBeVisible()
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  await readDown(page)
  const first = seen.length
  expect(new Set(seen).size).toBe(first)
  await page.reload()
  await readDown(page)
  expect(seen.length).toBe(first)
})

test('an app that has an advert of its own shows it among what is read, labelled, and opens it itself', async ({
  browser,
}) => {
  const { page, context, heard } = await playedPage(browser, { host: 'patient-app', version: '6.7.0' })
  await agree(page)
  await page.goto('/main/feed')
  const advert = page.getByRole('button', { name: /应用里的广告/ }).first()
  await advert.scrollIntoViewIfNeeded()
  await expect(advert.getByText('广告', { exact: true })).toBeVisible()
  const acts = async () => (await heard()).filter(({ method }) => method === 'advertDone').map(({ params }) => params)
  await expect.poll(acts).toContainEqual({ id: 'host-advert-1', act: 'view' })
  await advert.click()
  await expect.poll(acts).toContainEqual({ id: 'host-advert-1', act: 'click' })
  await page.getByRole('button', { name: '关闭广告：应用里的广告' }).click()
  await expect(advert).toBeHidden()
  await context.close()
})

test('among what is read an advert is never the first, one in six at most; the elder version has none, nor has any page of it', async ({
  browser,
}) => {
  const { page, context } = await playedPage(browser, { host: 'patient-app', version: '6.7.0' })
  await agree(page)
  await page.goto('/main/feed')
  const adverts = page.getByRole('button', { name: /^关闭广告：/ })
  await expect(adverts.first()).toBeAttached()
  const entries = page.getByRole('main').locator('a[href*="/detail"], a[href*="/intro"]')
  const above = await page.evaluate(() => {
    const main = document.querySelector('main')
    const advert = main?.querySelector('button[aria-label^="关闭广告"]')
    const read = [...(main?.querySelectorAll('a[href*="/detail"], a[href*="/intro"]') ?? [])]
    return read.filter((one) => advert && one.compareDocumentPosition(advert) & Node.DOCUMENT_POSITION_FOLLOWING).length
  })
  expect(above).toBeGreaterThanOrEqual(5)
  expect(await adverts.count()).toBeLessThanOrEqual(Math.ceil((await entries.count()) / 5))

  // Goods that somebody pays for stay in their list, where they stand in its order and say what they are.
  const labelled = page
    .getByText('广告', { exact: true })
    .and(page.locator(':not(a[href*="goods_id="] *, a[href*="project_id="] *)'))
  await context.addCookies([{ name: 'elder', value: '1', domain: '127.0.0.1', path: '/' }])
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.locator('html[data-elder]')).toHaveCount(1)
    await readDown(page)
    await expect(labelled.filter({ visible: true })).toHaveCount(0)
    await expect(adverts.filter({ visible: true })).toHaveCount(0)
  }
  await context.close()
})

test('who did not agree to recommendations is shown no advert of the app, which is not even asked', async ({
  browser,
}) => {
  const { page, context, heard } = await playedPage(browser, { host: 'patient-app', version: '6.7.0' })
  await page.goto('/main/feed')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  const methods = async () => (await heard()).map(({ method }) => method)
  await expect.poll(methods).toContain('who')
  await page.waitForLoadState('networkidle')
  expect(await methods()).not.toContain('advert')
  await context.close()
})
