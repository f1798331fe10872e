import { expect } from '@playwright/test'
import { serviceMessages } from '#app/areas/help/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { keyOf, signInTo } from './people.ts'

test('without a network one stays where one is and is told; the page that was asked for opens when it is back', async ({
  page,
}) => {
  await openPage(page, '/unit/list?city_id=5')
  await page.context().setOffline(true)
  await expect(page.getByText('恢复后会自动继续')).toBeVisible()
  await page.locator('main a[href*="/unit/index"]').first().click()
  await expect(page.getByText('恢复后会自动打开')).toBeVisible()
  await expect(page).toHaveURL(/\/unit\/list/)
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/unit\/index/)
  await expect(page.getByText('恢复后会自动继续')).toBeHidden()
})

test('a link that is touched without a network, and not followed, leaves the page be', async ({ page }) => {
  await openPage(page, '/unit/list?city_id=5')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.context().setOffline(true)
  await expect(page.getByText('恢复后会自动继续')).toBeVisible()
  const link = page.locator('main a[href*="/unit/index"]').first()
  await link.hover()
  await link.focus()
  // By the page's own clock: so long that it would have asked.
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((from) => performance.now() > from + 200, since)
  expect(asked).toEqual([])
})

test('where the files of a page do not come one stays where one is, and it opens when one asks again', async ({
  page,
}) => {
  await openPage(page, '/unit/list?city_id=5')
  await page.route('**/assets/**', (route) => route.abort())
  const link = page.locator('main a[href*="/unit/index"]').first()
  const address = await link.getAttribute('href')
  // The router takes it for a new version of the product and loads the document that is open.
  const loaded = page.waitForEvent('load')
  await link.click()
  await loaded
  await expect(page).toHaveURL(/\/unit\/list\?city_id=5$/)
  await page.unrouteAll()
  await link.click()
  await expect(page).toHaveURL(String(address))
  await expect(page.getByRole('main')).toContainText('预约须知')
})

test('a page that waits for its data is seen to be coming', async ({ page }) => {
  await openPage(page, '/unit/list?city_id=5')
  let give = () => {}
  const given = new Promise<void>((done) => {
    give = done
  })
  await page.route('**/api/guahao/**', async (route) => {
    await given
    await route.continue()
  })
  await page.locator('main a[href*="/unit/index"]').first().click()
  await expect(page.getByRole('progressbar', { name: '正在打开' })).toBeVisible()
  give()
  await expect(page.getByRole('main')).toContainText('预约须知')
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test('a page whose data do not come says so, and loads by itself when the network is back', async ({ page }) => {
  await page.route('**/api/doctor_business/**', (route) => route.abort())
  await openPage(page, '/searchDisease')
  await page.getByLabel('菜单').click()
  await page.locator('header').getByRole('link', { name: '问医生' }).click()
  await expect(page.getByRole('alert')).toContainText('网络连接不上')
  await page.unrouteAll()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.locator('main a[href*="doctor_id"]').first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a main page whose data do not come still leads to the other main pages; another has no such bar', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.route('**/api/**', (route) => route.abort())
  const main = page.getByRole('navigation', { name: '主要页面' })
  await main.getByRole('link', { name: '挂号' }).click()
  await expect(page).toHaveURL(/\/guahao\/index/)
  await expect(page.getByRole('alert')).toContainText('网络连接不上')
  await expect(main.getByRole('link', { name: '挂号' })).toHaveAttribute('aria-current', 'page')
  await page.unrouteAll()
  await main.getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page
    .getByRole('searchbox')
    .or(page.getByRole('link', { name: /搜/ }))
    .first()
    .waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/sandbox/cashier?out_trade_no=nothing-to-pay')
  const trouble = page.getByRole('alert')
  await expect(trouble).toContainText('没有加载出来')
  await expect(page.getByText('没有要付的款')).toHaveCount(0)
  await expect(main).toHaveCount(0)
  await page.unrouteAll()
  await trouble.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByText('没有要付的款')).toBeVisible()
})

test('what was written and whose answer was lost is sent again by the same key, and has one effect', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/qiyuMiddle')
  const keys: (string | undefined)[] = []
  await page.route('**/api/Customerservice/say*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    return keys.length === 1 ? route.abort() : route.fulfill({ response })
  })
  await page.getByLabel('您的问题').fill('怎么取消预约')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('alert')).toContainText('网络连接不上')
  await expect(page.getByLabel('您的问题')).toHaveValue('怎么取消预约')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('list', { name: '对话' })).toContainText('怎么取消预约')
  expect([keys.length, new Set(keys).size, keys[0]?.length]).toEqual([2, 1, 32])
  const { list } = await callAs(baseURL, await keyOf(page))(serviceMessages, {})
  expect(list.filter(({ content }) => content === '怎么取消预约')).toHaveLength(1)
})
