import { expect } from '@playwright/test'
import { memberHealthcardList } from '#app/areas/account/health-cards/contract.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInPage } from './people.ts'

test('a health card: a visitor signs in, fills in who it is for, has it issued once and shows its code; what is not there says so', async ({
  page,
  baseURL,
}) => {
  await page.goto('/healthyCardHeal.html')
  await expect(page.getByText('现在可以申领：深圳市')).toBeVisible()
  await page.getByRole('link', { name: '登录后申领' }).click()
  await signInPage(page)
  await expect(page).toHaveURL('/healthyCardHeal')
  await expect(page.getByRole('link', { name: '添加就诊人' })).toBeVisible()

  const ask = callAs(baseURL, await keyOf(page))
  await ask(saveMember, { truename: '林若溪', sex: 1, birthday: '1990-01-01' })
  await ask(saveMember, { truename: '林知夏', id_card: '110101199003070134' })
  // The day's new key comes while the sheet is open, and changes nothing in it [X148].
  await page.context().clearCookies({ name: /^use_token_time/ })
  const refreshed = page.waitForResponse('**/account/v1/token/refresh/confirm*')
  await page.reload()
  await page.getByRole('button', { name: '申领健康卡' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await refreshed
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('use_token_time_v2')
  await sheet.getByText('林若溪').click()
  await sheet.getByRole('button', { name: '申领' }).click()
  await expect(sheet.getByRole('alert')).toContainText('需要证件号码')
  await expect(sheet.getByRole('link', { name: '去补充' })).toBeVisible()
  await sheet.getByText('林知夏').click()
  await sheet.getByRole('button', { name: '申领' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('article')).toContainText('林知夏')
  expect((await callAs(baseURL, await keyOf(page))(memberHealthcardList, {})).list).toHaveLength(1)
  await page.getByRole('button', { name: '出示' }).click()
  await expect(page.getByRole('img', { name: '林知夏的健康卡二维码' })).toBeVisible()

  await page.route('**/api/member_healthcard_list*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('健康卡没有加载出来')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('article')).toContainText('林知夏')

  // What draws is fetched with the first code; where that fails it says so, and whose card it is.
  await page.route('**/qr-drawing*', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: '出示' }).click()
  await expect(page.getByRole('dialog')).toContainText('二维码没有加载出来')
  await expect(page.getByRole('dialog')).toContainText('林知夏')
})
