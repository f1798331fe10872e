import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('later pages are added to the results, a new word replaces them [X178]', async ({ page }) => {
  await page.goto('/search/index?keyword=医院&type=unit')
  const found = page.getByRole('link', { name: /示范/ })
  await expect(found).toHaveCount(10)
  const first = await found.first().innerText()

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => found.count()).toBeGreaterThan(10)
  expect(await found.first().innerText()).toBe(first)

  await page.getByRole('searchbox').fill('口腔医院')
  await page.getByRole('searchbox').press('Enter')
  await expect(found.first()).toContainText('口腔')
  expect(await found.count()).toBeLessThanOrEqual(10)
})
