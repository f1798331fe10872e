import { expect, type Page, type Request } from '@playwright/test'

/**
 * The page is touched, as it is by who is about to write: what is written into, and what shows that something waits, is there from
 * then on, if it was not before; and the net goes.
 */
export const loseNet = async (page: Page) => {
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  const ended = (request: Request) => asked.delete(request)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  await page.locator('body').dispatchEvent('pointerdown')
  const isThere = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/waiting-card[^/]*\.js/.test(name))
  await page.waitForFunction(isThere)
  await expect.poll(() => asked.size).toBe(0)
  await page.context().setOffline(true)
}
