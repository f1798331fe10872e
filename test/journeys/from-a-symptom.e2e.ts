import { type CDPSession, expect, type Page } from '@playwright/test'
import { orderList } from '#app/areas/guahao/booking/contract.ts'
import { callAs } from './calls.ts'
import { fingers, keys } from './hands.ts'
import { test } from './journey.ts'
import { largeText } from './looks.ts'
import { keyOf } from './people.ts'
import { ears, expectToldWhole } from './read-aloud.ts'
import { bookFromFever } from './symptom-steps.ts'

test('somebody with a fever taps from the home to a doctor who is free, signs in at the place they chose, agrees, adds themselves and pays', async ({
  page,
}) => {
  await bookFromFever(page, { hands: fingers })
})

test('the same with the keyboard alone, whose place is seen at every step', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  await bookFromFever(await context.newPage(), { hands: keys })
})

test('the same by what a screen reader says alone: every page has its main part, and all that can be pressed has a name', async ({
  page,
}) => {
  await bookFromFever(page, { hands: ears, look: expectToldWhole })
})

test('the same on a screen of 320 px: no page is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await bookFromFever(page, { hands: fingers, look: fits })
})

test('the same with letters of twice their size: no page is wider than the screen', async ({ page }) => {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, largeText)
  await bookFromFever(page, { hands: fingers, look: fits })
})

test('the same on a slow line that breaks when the place is booked: it is said, and the place is booked once', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const line = await page.context().newCDPSession(page)
  await set(line, { offline: false })
  await bookFromFever(page, {
    hands: fingers,
    book: async () => {
      await set(line, { offline: true })
      await page.getByRole('button', { name: '确认预约' }).click()
      const sheet = page.getByRole('dialog', { name: '没有约上' })
      await expect(sheet).toContainText('网络连接不上')
      await set(line, { offline: false })
      await sheet.getByRole('button', { name: '再试一次' }).click()
    },
  })
  const { list } = await callAs(baseURL, await keyOf(page))(orderList, {})
  expect(list).toHaveLength(1)
})

/** A telephone far from its mast: 1.6 Mbit a second. */
const set = (line: CDPSession, { offline }: { offline: boolean }) =>
  line.send('Network.emulateNetworkConditions', {
    offline,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })

/** Nothing on the page makes it wider than the screen. */
const fits = async (page: Page) => {
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beside, page.url()).toBeLessThanOrEqual(0)
}
