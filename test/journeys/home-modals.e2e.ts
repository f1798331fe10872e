import { expect, type Page, test } from '@playwright/test'
import { isShowUserProtocol } from '#app/areas/account/protocol/contract.ts'
import { privacy } from '#app/areas/account/settings/contract.ts'
import { callAs } from './calls.ts'
import { keyOf, newMobile, signInTo } from './people.ts'

const HOME = '/h5/register/main/index'
const sheetOf = (page: Page) => page.getByRole('dialog', { name: '用户协议与隐私保护' })

test('who signs in is shown the protocol over home: it holds the keyboard, and who does not agree is a visitor again', async ({
  page,
}) => {
  await signInTo(page, HOME, newMobile(), '')
  const sheet = sheetOf(page)
  await expect(sheet).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('dialog *, dialog, body'))).toBe(true)
  }
  await sheet.getByRole('button', { name: '不同意' }).click()
  await expect(page).toHaveURL(HOME)
  await expect(sheet).toBeHidden()
  await expect.poll(() => keyOf(page)).toBe('')
})

test('who agrees does so to health data by itself and to recommendations if they like, and is not asked again', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, HOME, newMobile(), '')
  const ask = callAs(baseURL, await keyOf(page))
  const sheet = sheetOf(page)
  await sheet.getByRole('button', { name: '同意', exact: true }).click()
  await expect(sheet).toBeVisible()
  await sheet.getByLabel(/单独同意/).check()
  await sheet.getByLabel(/可选/).check()
  await sheet.getByRole('button', { name: '同意', exact: true }).click()
  await expect(sheet).toBeHidden()
  expect((await ask(isShowUserProtocol, {})).is_show).toBe(0)
  expect((await ask(privacy, {})).userPrivacy.common.acceptRecommend).toBe('1')
})

test('the protocol is shown once a visit, also to who put it aside [X201]', async ({ page }) => {
  await signInTo(page, HOME, newMobile(), '')
  await expect(sheetOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  const asked = page.waitForResponse('**/api/main/isShowUserProtocol*')
  await page.reload()
  expect((await (await asked).json()).data.is_show).toBe(1)
  await page.waitForLoadState('networkidle')
  await expect(sheetOf(page)).toBeHidden()
})
