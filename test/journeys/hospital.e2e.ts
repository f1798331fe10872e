import { expect } from '@playwright/test'
import { proxyUnitList, unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { shopCheck } from '#app/areas/mall/shelf/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'

test('a hospital whose booking a third party runs says so, and no other does [X253]', async ({ request, baseURL }) => {
  const { list } = await callAs(baseURL)(proxyUnitList, {})
  for (const proxyType of [1, 2]) {
    const unit = list.find(({ type }) => type === proxyType)
    const home = await (await request.get(`/unit/index?unit_id=${unit?.unit_id}`)).text()
    expect(home).toContain(unit?.unit_name)
    expect(home.includes('由第三方平台运行')).toBe(proxyType === 2)
  }
})

test('a hospital that sells drugs online leads to its own pharmacy, and one that does not leads to none [X283]', async ({
  page,
  baseURL,
}) => {
  const ask = callAs(baseURL)
  const sells = new Map<boolean, number>()
  for (const { unit_id } of (await ask(unitList, { page_size: 50 })).list)
    sells.set((await ask(shopCheck, { unit_id })).online_shop !== '', unit_id)
  expect([...sells.keys()].toSorted()).toEqual([false, true])
  const pharmacy = page.getByRole('main').getByRole('link', { name: /在线药房/ })
  await page.goto(`/unit/index?unit_id=${sells.get(false)}`)
  await expect(page.getByRole('main')).toContainText('预约须知')
  await expect(pharmacy).toHaveCount(0)
  await page.goto(`/unit/index?unit_id=${sells.get(true)}`)
  await pharmacy.click()
  await expect(page).toHaveURL(new RegExp(`/yiyao/cloud\\?unit_id=${sells.get(true)}$`))
  await expect(page.getByRole('main').locator('a[href*="goods_id="]').first()).toBeVisible()
})
