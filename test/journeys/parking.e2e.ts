import { expect, type Page } from '@playwright/test'
import { startApart } from './apart.ts'
import { test } from './journey.ts'
import { signInPage, signInTo } from './people.ts'

/** From the home to one's own things, and there to parking at the first hospital that has a car park. */
const tapToParking = async (page: Page) => {
  await page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: /我的$/ }).click()
  await page.getByRole('link', { name: '停车', exact: true }).click()
  await expect(page).toHaveURL(/\/park\/index$/)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/unit_id=/)
}

const authorise = async (page: Page, plate: string) => {
  await page.getByLabel('车牌号').fill(plate)
  await page.getByRole('button', { name: '同意并授权停车服务' }).click()
}

const book = async (page: Page, day: number, clock: string) => {
  await page.getByLabel('哪天来').selectOption({ index: day })
  await page.getByLabel('几点到').fill(clock)
  await page.getByRole('button', { name: '预约车位' }).click()
}

/** The job asks once a minute where cars are. */
const comesTo = (page: Page, words: string) =>
  expect(async () => {
    await page.getByRole('button', { name: '刷新状态' }).click()
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 120_000 })

test('a car is authorised, booked and cancelled at a hospital', async ({ page }) => {
  await signInTo(page, '/')
  await tapToParking(page)
  await authorise(page, '12345')
  await expect(page.getByText('请填写完整的车牌号')).toBeVisible()
  await authorise(page, '粤ｂ·12345')
  await book(page, 1, '09:00')
  await expect(page.getByText('粤B12345').first()).toBeVisible()
  await page.getByRole('button', { name: '取消预约' }).click()
  await expect(page.getByRole('button', { name: '预约车位' })).toBeVisible()
  await page.getByRole('button', { name: '取消授权' }).click()
  await expect(page.getByLabel('车牌号')).toBeVisible()
})

test('a car is authorised and booked, comes, pays and leaves, and what was authorised is withdrawn', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const apart = await startApart()
  try {
    const phone = { baseURL: apart.baseURL, viewport: { width: 375, height: 812 }, locale: 'zh-CN' }
    const page = await (await browser.newContext(phone)).newPage()
    await page.goto('/user/login?redirect_url=/')
    await signInPage(page)
    await tapToParking(page)
    await authorise(page, '粤BD12345')
    // The product apart begins at eight in the morning.
    await book(page, 0, '08:30')
    await expect(page.getByText('粤BD12345').first()).toBeVisible()

    await test.step('the car is inside, and is to be paid for', async () => {
      apart.moveHours(1.7)
      await comesTo(page, '入场')
      await page.getByRole('button', { name: '取消授权' }).click()
      await expect(page.getByText('车还在停车场里，离场后再取消授权')).toBeVisible()
      await page.getByRole('button', { name: /^缴停车费 5\.00 元$/ }).click()
      await expect(page.getByText('缴费', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^缴停车费/ })).toHaveCount(0)
    })
    await test.step('it has left: a place can be booked again, and the stay is told of below', async () => {
      apart.moveHours(1)
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('button', { name: '预约车位' })).toBeVisible({ timeout: 3_000 })
      }).toPass({ timeout: 120_000 })
      await expect(page.getByText(/08:30 已离场/)).toBeVisible()
    })
    await test.step('what was authorised is withdrawn', async () => {
      await page.getByRole('button', { name: '取消授权' }).click()
      await expect(page.getByText('已取消授权', { exact: true })).toBeVisible()
      await expect(page.getByLabel('车牌号')).toBeVisible()
    })
  } finally {
    await apart.stop()
  }
})
