import { expect, test } from '@playwright/test'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { callAs } from './calls.ts'
import { keyOf, signInTo } from './people.ts'

const PICTURE = {
  name: 'rash.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a patient chooses a doctor, describes what is wrong with a picture, pays, sees it wait, and gets everything back when they cancel [X003]', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/ask/index')
  const ask = callAs(baseURL, await keyOf(page))
  await ask(saveMember, { truename: '周明', id_card: '440304198001010017', relation: 'self' })

  await page.goto('/ask/index?service=text')
  await expect(page).toHaveTitle('问医生')
  await page.locator('main a[href^="/ask/select"]').first().click()
  await page.getByRole('link', { name: /图文问诊/ }).click()
  await expect(page).toHaveURL(/\/ask\/create/)

  const send = page.getByRole('button', { name: '提交并支付' })
  await page.getByLabel('哪里不舒服').fill('头晕')
  await send.click()
  await expect(page.getByText('请至少写 10 个字')).toBeVisible()
  await page.getByLabel('哪里不舒服').fill('最近一周早上起来总是头晕，量了两次血压都偏高。')
  const kept = page.waitForResponse(/uploadimg/)
  await page.locator('input[type="file"]').first().setInputFiles(PICTURE)
  await (await kept).finished()
  await send.click()

  await expect(page).toHaveURL(/\/pay\/index/)
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await page.getByRole('link', { name: '查看详情' }).click()
  await expect(page).toHaveURL(/\/ask\/order/)
  await expect(page.getByRole('heading', { name: '等待接诊' })).toBeVisible()
  await expect(page.getByText('超时自动全额退款').first()).toBeVisible()
  await expect(page.getByRole('img', { name: '病情图片 1' })).toBeVisible()

  await page.goto('/ask/list?state=waiting')
  await expect(page.getByText('为周明问')).toBeVisible()
  await page.locator('main a[href^="/ask/order"]').first().click()
  await page.getByRole('button', { name: '取消问诊' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消问诊' }).click()
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible()
  await expect(page.getByText('已原路退回')).toBeVisible()
})

test('what others let be read is read by all, shows nobody’s name, and leads to its doctor', async ({ page }) => {
  await page.goto('/health/question')
  await page.locator('main a[href^="/ask/detail"]').first().click()
  await expect(page).toHaveTitle('问诊实录')
  await expect(page.getByText('已隐去个人信息')).toBeVisible()
  await page.getByRole('link', { name: '我也问这位医生' }).click()
  await expect(page).toHaveURL(/\/ask\/select\?doctor_id=/)
})
