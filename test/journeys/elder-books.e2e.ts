import { expect, type Locator, type Page } from '@playwright/test'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { newMobile, signInPage } from './people.ts'
import { findPlace } from './places.ts'
import { addMember, bookAndPay, tapSlot, tapToSlots } from './tapping.ts'

test('somebody of eighty turns on the elder version at the home and books alone: no page is wider than the screen, and when and which number are read whole', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const place = await findPlace(
    callAs(baseURL),
    ({ state, left_num, fee }) => state === 'bookable' && left_num > 2 && fee !== '0.00',
  )
  await page.goto('/')
  await page.getByRole('button', { name: '长辈版' }).click()
  await expect(page.getByRole('button', { name: '标准版' })).toBeVisible()
  await fits(page)

  await tapToSlots(page, place)
  await fits(page)
  await tapSlot(page, place.slot)
  await signInPage(page, newMobile())
  await addMember(page, '郑守田', '110101194601150035')
  await fits(page)
  await bookAndPay(page)
  await fits(page)
  await page.getByRole('link', { name: '查看预约' }).click()
  const when = page.getByText(/^\d+月\d+日 周./).first()
  await expect(when).toBeVisible()
  expect(await isWhole(when), 'the day and time of the visit are read whole').toBe(true)
  await fits(page)
  await test.step('on the home the next step is said whole', async () => {
    await page.goto('/')
    const next = page.getByRole('complementary', { name: '接下来' }).locator('span.font-semibold')
    await expect(next).toContainText('号')
    expect(await isWhole(next)).toBe(true)
  })
})

/** Nothing on the page makes it wider than the screen, and it is the elder version still. */
const fits = async (page: Page) => {
  await expect(page.locator('html[data-elder]')).toHaveCount(1)
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beside, page.url()).toBeLessThanOrEqual(0)
}

/** Whether a text is shown without being cut. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate((shown) => shown.scrollWidth <= shown.clientWidth + 1 || getComputedStyle(shown).overflow === 'visible')
