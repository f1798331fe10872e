import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { signInTo } from './people.ts'

test('from the home one comes to everything there is to read; who wants less of a topic reads no more of it until they take it back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const main = page.getByRole('main')
  await test.step('the feed begins on the home, and goes on beside its tabs', async () => {
    await signInTo(page, '/')
    await openPage(page, '/h5/register/main/index')
    const section = main.locator('section').filter({ has: page.getByRole('heading', { name: '推荐阅读' }) })
    await section.getByRole('link', { name: '全部', exact: true }).click()
    await expect(page).toHaveURL(/\/main\/feed/)
    await page.getByRole('navigation', { name: '内容' }).getByRole('link', { name: '视频' }).click()
    await expect(main.locator('a[href^="/video/detail"]').first()).toBeVisible()
    await expect(main.locator('a[href^="/article/detail"]')).toHaveCount(0)
    await page.getByRole('navigation', { name: '内容' }).getByRole('link', { name: '推荐' }).click()
    await expect(main.locator('a[href^="/article/detail"]').first()).toBeVisible()
  })
  await test.step('it says why something is shown, and takes a topic out', async () => {
    await main
      .getByRole('button', { name: /^少看：/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: '为什么看到这一条' })
    await expect(sheet.getByText(/最新的/)).toBeVisible()
    const less = sheet.getByRole('button', { name: /^少看“/ })
    const topic = /“(.+)”/.exec((await less.textContent()) ?? '')?.[1] ?? ''
    expect(topic).not.toBe('')
    await less.click()
    await expect(sheet).toBeHidden()
    await page.reload({ waitUntil: 'networkidle' })
    const wish = page.getByRole('button', { name: `取消少看“${topic}”` })
    await expect(wish).toBeVisible()
    // Its chip stays.
    await expect(main.locator('span:not(nav span)').filter({ hasText: new RegExp(`^${topic}$`) })).toHaveCount(0)
    await wish.click()
    await expect(wish).toHaveCount(0)
  })
  await test.step('the college begins with the column of the day', async () => {
    await main.getByRole('link', { name: /^健康学院/ }).click()
    await expect(page.getByText('今天的专题')).toBeVisible()
    const columns = await main.getByRole('heading', { level: 2 }).allTextContents()
    expect(columns.length).toBeGreaterThan(3)
  })
})
