import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { signInTo } from './people.ts'

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/article/detail"]')

test('health news leads from the menu of every page to articles that can be read, in the place that they have there [X079]', async ({
  page,
}) => {
  await page.goto('/unit/list')
  await page.getByLabel('菜单').click()
  const links = page.locator('details[open] a')
  await expect(links).toHaveText(['预约挂号', '问医生', '健康资讯', '个人中心'])
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const target of targets) expect((await page.request.get(target)).status()).toBe(200)
  await links.getByText('健康资讯').click()
  await expect(page.getByRole('heading', { name: '健康资讯' })).toBeVisible()
  await cards(page).first().click()
  await expect(page).toHaveURL(/\/article\/detail\?id=\d+/)
  await expect(
    page
      .locator('article')
      .getByText(/约 \d+ 分钟/)
      .first(),
  ).toBeVisible()
  // Beside advice nothing leads to booking, asking or buying.
  const beside = page.locator('article a')
  const ways = await beside.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(ways.length).toBeGreaterThan(0)
  expect(ways.filter((way) => !/^\/(article|news)\//.test(way))).toEqual([])
})

test('page 1 of a list of articles replaces what was there, later pages append [X174]', async ({ page }) => {
  const grow = async () => {
    await expect(cards(page)).toHaveCount(10)
    // The page that comes may put itself at its top after one has scrolled: then one scrolls again.
    await expect(async () => {
      await page.getByText('加载更多').scrollIntoViewIfNeeded({ timeout: 1_000 })
      await expect(cards(page)).toHaveCount(20, { timeout: 1_000 })
    }).toPass()
  }
  await page.goto('/news/index')
  await grow()
  await page.getByRole('link', { name: '热门', exact: true }).click()
  await grow()
  await page.getByRole('link', { name: '最新', exact: true }).click()
  await expect(cards(page)).toHaveCount(10)
})

test('a reader likes, keeps and follows; it is there when they come back, and in what they follow', async ({
  page,
}) => {
  await page.goto('/news/index?list=hot')
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await signInTo(page, '/news/index?list=hot')
  await cards(page).first().click()
  await page.getByRole('button', { name: '有用' }).click()
  await expect(page.getByRole('button', { name: '觉得有用' })).toBeVisible()
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible()
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
  await page.reload()
  for (const name of ['觉得有用', '已收藏', '已关注']) await expect(page.getByRole('button', { name })).toBeVisible()

  await page.goto('/account/favourites?type=article')
  await expect(page.getByText(title)).toBeVisible()
  await page.goto('/news/index?list=follow')
  await expect(cards(page).filter({ hasText: title })).toHaveCount(1)
})

test('what a doctor writes is read by everybody once their hospital’s desk has looked at it', async ({
  page,
  browser,
}) => {
  const title = `膝盖怕冷怎么办 ${Date.now() % 100_000}`
  await page.goto('/workbench/login')
  await page.getByRole('button', { name: 'doctor1' }).click()
  await page.getByRole('link', { name: '我的文章' }).first().click()
  await page.getByRole('link', { name: '写文章' }).click()
  await page.getByLabel('标题').fill(title)
  await page.getByLabel('一句话说清楚').fill('先保暖，再活动，疼得厉害就来医院。')
  await page.getByLabel('栏目').selectOption({ label: '骨骼运动' })
  const body = page.getByRole('textbox', { name: '正文' })
  await body.fill('天冷时膝盖周围的血流变慢，关节会发僵。加微信 abc12345 详聊。'.repeat(4))
  await page.getByRole('button', { name: '保存草稿' }).click()
  // What may not be published is said before it can be handed in.
  await expect(page.getByText('文章里不能留电话')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交审核' })).toBeDisabled()
  await body.fill('天冷时膝盖周围的血流变慢，关节会发僵，先热身再出门。'.repeat(6))
  await body.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '小标题' }).click()
  await page.keyboard.type('什么时候要来')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('button', { name: '撤回修改' })).toBeVisible()

  const desk = await openDesk(browser, title)
  await desk.getByRole('button', { name: '发布', exact: true }).click()
  await expect(desk.getByText('已发布').first()).toBeVisible()

  const reader = await (await browser.newContext()).newPage()
  // What visitors are shown may be up to 45 seconds old.
  await expect(async () => {
    await reader.goto('/news/index')
    await expect(reader.getByText(title)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 50_000 })
  await reader.getByText(title).click()
  await expect(reader.getByRole('heading', { name: '什么时候要来' })).toBeVisible()
})

/** The desk at which the article waits, that of its author's hospital or the platform's, with the article opened. */
const openDesk = async (browser: Browser, title: string): Promise<Page> => {
  for (const keeper of ['keeper1', 'keeper2', 'keeper3']) {
    const desk = await (await browser.newContext()).newPage()
    await desk.goto('/desk/login')
    await desk.getByRole('button', { name: keeper }).click()
    await expect(desk).not.toHaveURL(/login/)
    await desk.goto('/desk/articles')
    await expect(desk.getByRole('table', { name: '文章' })).toBeVisible()
    const link = desk.getByRole('link', { name: title })
    if ((await link.count()) === 0) continue
    await link.click()
    return desk
  }
  throw new Error(`no desk has ${title}`)
}
