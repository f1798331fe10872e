import { expect, test } from '@playwright/test'

test('who chose a doctor to ask finds what is open of their answers', async ({ page }) => {
  await page.goto('/ask/index')
  await page.getByRole('article').or(page.locator('a[href*="/ask/select?doctor_id"]')).first().click()
  await page.getByRole('link', { name: /擅长和公开问答/ }).click()
  await expect(page).toHaveURL(/\/health\/service\/doctor\?doctor_id=/)
  await expect(page.getByRole('heading', { name: '擅长' })).toBeVisible()
})

test('who looks for help of the mind finds what is offered face to face', async ({ page }) => {
  await page.goto('/shop/psychologyIndex')
  await page.getByRole('link', { name: /面对面谈谈/ }).click()
  await expect(page).toHaveURL(/\/shop\/offlineOrder/)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/goods_id=|project_id=/)
})
