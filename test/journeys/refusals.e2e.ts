import { expect, type Page } from '@playwright/test'
import { findRows } from '#server/pages/find-rows.ts'
import { sampled } from '../generated/sample.ts'
import { addressOf } from './addresses.ts'
import { findEveryAddress } from './every-address.ts'
import { test } from './journey.ts'
import { signInAsKnown } from './people.ts'
import { type Refusal, refuse } from './refused-in-sight.ts'

/** The smallest windows in which every refusal is seen without scrolling. */
const WINDOWS = [
  { width: 375, height: 600 },
  { width: 320, height: 568 },
] as const

/** A patient of the demonstration who has something of everything. */
const DEMO_MOBILE = '13800000001'

/** A form that sends something: what searches leads on instead. */
const FORM = 'main form:not([role="search"]):has(button[type="submit"])'

test('what a form refuses is seen without scrolling, on every page that has one, in small windows', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(1_800_000)
  await signInAsKnown(page, '/account/index', DEMO_MOBILE)
  const addresses = await findEveryAddress(page, baseURL)
  // Nothing is really done: what the page lets through the server refuses.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  const { rows } = await findRows()
  const patients = rows.filter(({ path }) => !/^\/(desk|workbench|sandbox)\b|\/logout$/.test(path))
  const unseen: string[] = []
  for (const row of sampled(patients)) {
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      const found = await test.step(`${row.path} ${size.width}`, () => refuseOn(page, addressOf(row, addresses)))
      if (found === 'no form') break
      if (found !== 'seen') unseen.push(`${row.path} at ${size.width} × ${size.height}: ${found}`)
    }
  }
  expect(unseen).toEqual([])
})

/** Sends the page's form without a word in it. */
const refuseOn = async (page: Page, address: string): Promise<Refusal | 'no form'> => {
  await page.goto(address, { waitUntil: 'networkidle' })
  const form = page.locator(FORM).first()
  if ((await form.count()) === 0 || !(await form.isVisible())) return 'no form'
  return refuse(page, form, form.locator('button[type="submit"]').last())
}
