import { expect, type Page } from '@playwright/test'

const PIN = '2580'

/** Signs in on a store's phone by tapping, and chooses a PIN. */
export const openTheShop = async (page: Page, who: string): Promise<void> => {
  await page.goto('/store/login')
  await page.getByRole('button', { name: new RegExp(`^${who} `) }).click()
  await expect(page.getByRole('heading', { name: '设一个 4 位 PIN' })).toBeVisible()
  await typeDigits(page, PIN)
  await expect(page.getByRole('button', { name: '扫核销码' })).toBeVisible()
}

/** Types digits by the large keys. */
export const typeDigits = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}
