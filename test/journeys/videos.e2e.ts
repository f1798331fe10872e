import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { signInTo } from './people.ts'

const FILM = 'app/areas/content/videos/server/seed/wash.mp4'

const openDesk = async (browser: Browser): Promise<Page> => {
  const desk = await (await browser.newContext()).newPage()
  await desk.goto('/desk/login')
  await desk.getByRole('button', { name: 'keeper1' }).click()
  await expect(desk).not.toHaveURL(/login/)
  return desk
}

const clock = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

test('a desk sends a film and publishes it; a patient plays it, moves about in it, likes and keeps it', async ({
  page,
  browser,
}) => {
  const title = `饭前洗手二十秒 ${Date.now() % 100_000}`
  const desk = await openDesk(browser)
  await desk.goto('/desk/video')
  await desk.locator('input[type=file]').setInputFiles(FILM)
  await expect(desk.getByText('已上传')).toBeVisible()
  await desk.getByLabel('医生', { exact: true }).selectOption({ index: 1 })
  await desk.getByLabel('标题').fill(title)
  await desk.getByLabel('简介').fill('加微信 abc12345 详聊')
  await desk.getByLabel('栏目').selectOption({ label: '儿童健康' })
  await desk.getByRole('button', { name: '存为草稿' }).click()
  await expect(desk.getByText('不能留电话').first()).toBeVisible()
  await desk.getByLabel('简介').fill('内、外、夹、弓、大、立、腕，洗够二十秒。')
  await desk.getByRole('button', { name: '存为草稿' }).click()
  await desk.getByRole('button', { name: '发布', exact: true }).click()
  await expect(desk.getByText('已发布').first()).toBeVisible()

  await signInTo(page, '/video/list')
  await page.getByText(title).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  // It waits to be asked.
  expect(await clock(page)).toBe(0)
  await page.getByRole('button', { name: /^播放：/ }).click()
  await expect.poll(() => clock(page)).toBeGreaterThan(0.3)
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 15
  })
  await expect.poll(() => clock(page)).toBeGreaterThan(15.2)

  await page.getByRole('button', { name: '有用' }).click()
  await expect(page.getByRole('button', { name: '觉得有用 1', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '觉得有用 1' })).toBeVisible()
  await page.goto('/account/favourites?type=video')
  await expect(page.getByText(title)).toBeVisible()
})

test('page 1 of the hot consultations replaces what was there, later pages append [X174]', async ({ page }) => {
  const cards = page.getByRole('main').locator('a[href^="/ask/detail"]')
  const hot = page.getByRole('link', { name: '热门', exact: true })
  const grow = async () => {
    // Both lists begin with five: whose they are, the tab says.
    await expect(hot).toHaveAttribute('aria-current')
    await expect(cards).toHaveCount(5)
    await page.getByText('加载更多').scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(10)
  }
  await page.goto('/health/question?list=hot')
  await grow()
  await page.getByRole('link', { name: '最新', exact: true }).click()
  await expect(cards).toHaveCount(5)
  await hot.click()
  await grow()
})

test('what waits at a desk to be shown is read by everybody once it is shown', async ({ page, browser }) => {
  const desk = await openDesk(browser)
  await desk.goto('/desk/openasks')
  await desk.getByRole('table').getByRole('link').first().click()
  await desk.getByLabel('栏目').selectOption({ label: '用药安全' })
  await desk.getByRole('button', { name: '匿名公开' }).click()
  await expect(desk.getByText('已匿名公开')).toBeVisible()
  await page.goto('/health/question')
  await expect(page.getByText('要不要继续吃？').first()).toBeVisible()
})
