import { expect, test } from '@playwright/test'
import { signInTo } from './people.ts'

test('a car is authorised, booked and cancelled at a hospital', async ({ page }) => {
  await signInTo(page, '/park/index')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/unit_id=/)
  await page.getByLabel('车牌号').fill('12345')
  await page.getByRole('button', { name: '同意并授权停车服务' }).click()
  await expect(page.getByText('请填写完整的车牌号')).toBeVisible()
  await page.getByLabel('车牌号').fill('粤ｂ·12345')
  await page.getByRole('button', { name: '同意并授权停车服务' }).click()
  await page.getByLabel('哪天来').selectOption({ index: 1 })
  await page.getByLabel('几点到').fill('09:00')
  await page.getByRole('button', { name: '预约车位' }).click()
  await expect(page.getByText('粤B12345').first()).toBeVisible()
  await page.getByRole('button', { name: '取消预约' }).click()
  await expect(page.getByRole('button', { name: '预约车位' })).toBeVisible()
  await page.getByRole('button', { name: '取消授权' }).click()
  await expect(page.getByLabel('车牌号')).toBeVisible()
})
