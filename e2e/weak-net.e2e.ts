import { expect, test } from '@playwright/test'
import { serviceMessages } from '#app/areas/help/contract.ts'
import { askAs } from './calls.ts'
import { keyOf, signInTo } from './people.ts'

test('without a network one stays where one is and is told; the page that was asked for opens when it is back', async ({
  page,
}) => {
  const around = page.waitForResponse(/assets\/around/)
  await page.goto('/unit/list?city_id=5')
  await around
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await expect(page.getByText('恢复后会自动继续')).toBeVisible()
  await page.locator('main a[href*="/unit/index"]').first().click()
  await expect(page.getByText('恢复后会自动打开')).toBeVisible()
  await expect(page).toHaveURL(/\/unit\/list/)
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/unit\/index/)
  await expect(page.getByText('恢复后会自动继续')).toBeHidden()
})

test('a page whose data do not come says so, and loads by itself when the network is back', async ({ page }) => {
  await page.route('**/api/doctor_business/**', (route) => route.abort())
  await page.goto('/searchDisease')
  await page.getByLabel('菜单').click()
  await page.locator('header').getByRole('link', { name: '问医生' }).click()
  await expect(page.getByRole('alert')).toContainText('网络连接不上')
  await page.unrouteAll()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.locator('main a[href*="doctor_id"]').first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
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
  const { list } = await askAs(baseURL, await keyOf(page))(serviceMessages, {})
  expect(list.filter(({ content }) => content === '怎么取消预约')).toHaveLength(1)
})
