import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { untilAlive } from './open-page.ts'
import { newMobile, signInTo } from './people.ts'

/** Opens a page whose scripts come when they are let go. */
const openHeld = async (page: Page, address: string): Promise<() => Promise<void>> => {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    letGo()
    await untilAlive(page)
  }
}

test('what is typed and ticked before the page’s scripts run is known to them afterwards: who signs in need not write it again', async ({
  page,
}) => {
  const mobile = newMobile()
  const letGo = await openHeld(page, '/user/login')
  await page.getByLabel('手机号').pressSequentially(mobile)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await letGo()
  await expect(page.getByLabel('手机号')).toHaveValue(mobile)
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeChecked()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: '填入' })).toBeVisible()
})

test('stars, choices, switches, selections and words that were given early stay, and look given', async ({ page }) => {
  const letGo = await openHeld(page, '/sandbox/gallery')
  const stars = page.getByRole('group', { name: '就诊体验' })
  await stars.getByRole('radio', { name: /^2 星/ }).check({ force: true })
  await page.getByRole('radio', { name: /09:30 – 10:00/ }).check()
  await page.getByRole('switch', { name: '接收健康资讯' }).check()
  await page.getByLabel('与本人关系').selectOption('父母')
  await page.getByLabel('病情描述').pressSequentially('头疼两天了')
  const search = page.getByRole('searchbox', { name: '搜医院、医生、疾病' })
  await search.pressSequentially('发热')
  await letGo()
  await expect(stars.getByRole('radio', { name: /^2 星/ })).toBeChecked()
  await expect(stars.locator('label.text-star')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: /09:30 – 10:00/ })).toBeChecked()
  await expect(page.getByRole('switch', { name: '接收健康资讯' })).toBeChecked()
  await expect(page.getByLabel('与本人关系')).toHaveValue('2')
  await expect(page.getByLabel('病情描述')).toHaveValue('头疼两天了')
  await expect(search).toHaveValue('发热')
})

test('who is signed in is never asked to sign in while their page comes', async ({ page }) => {
  await signInTo(page, '/account/index')
  const asks = page.getByText('您好，请登录')
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/getUserInfo/, async (route) => {
    await answered
    await route.continue()
  })
  const letGo = await openHeld(page, '/account/index')
  await expect(page.getByText('商城订单').or(page.getByText('我的订单')).first()).toBeVisible()
  await expect(asks).toBeHidden()
  await letGo()
  await expect(page.getByText('您的资料正在路上')).toBeVisible()
  await expect(asks).toBeHidden()
  answer()
  await expect(page.getByText('您的资料正在路上')).toBeHidden()
  await page.context().clearCookies()
  await page.goto('/account/index')
  await expect(asks).toBeVisible()
})
