import type { Page } from '@playwright/test'

/** Opens a page, and waits until React is there: a link that is followed earlier loads a document. */
export const openPage = async (page: Page, address: string): Promise<void> => {
  const guided = page.waitForRequest(/guide_app\/info/)
  await page.goto(address, { waitUntil: 'networkidle' })
  await guided
}

/** Until what only scripts put around a page is there: buttons answer from then on. */
export const untilAlive = (page: Page): Promise<void> =>
  page.locator('[role=status][popover]').waitFor({ state: 'attached' })
