import { expect, type Page } from '@playwright/test'
import type { Row } from '#app/route-table.ts'
import { findRows } from '#server/pages/find-rows.ts'
import { sampled } from '../generated/sample.ts'
import { type Addresses, addressOf } from './addresses.ts'
import { openTheShop } from './at-the-store.ts'
import { findEveryAddress } from './every-address.ts'
import { test } from './journey.ts'
import { faultsOfOpened } from './opened-forms.ts'
import { signInAsKnown } from './people.ts'
import { refuse } from './refused-in-sight.ts'
import { isOf, isOfStaff, isOfStore, keepKeysOf, specialists } from './who-sees.ts'

/** A patient of the demonstration who has something of everything. */
const DEMO_MOBILE = '13800000001'

/** Whoever mends a page looks at it alone: `PAGES=/desk/orders,/desk/till`. */
const only = process.env.PAGES?.split(',')

/** The smallest window in which one works. */
const SMALL = { width: 375, height: 600 }

/** A page at which one is not signed in, or not any more, and the screen on a wall, which asks by a link of its own (`wall.e2e.ts`). */
const isDoor = ({ path }: Row) => /\/(login|logout|wall)$/.test(path)

interface Shown {
  rows: readonly Row[]
  addresses: Addresses
}

/** The pages of staff, as many as are looked at today, and where each is. */
const staffPages = async (page: Page, baseURL: string | undefined): Promise<Shown> => {
  await signInAsKnown(page, '/account/index', DEMO_MOBILE)
  const all = (await findRows()).rows.filter((row) => isOfStaff(row) && !isDoor(row))
  return {
    rows: only ? all.filter(({ path }) => only.includes(path)) : sampled(all),
    addresses: await findEveryAddress(page, baseURL),
  }
}

/** Goes to each page as somebody who is shown it. */
const eachPage = async (
  page: Page,
  baseURL: string | undefined,
  look: (row: Row, address: string) => Promise<string[]>,
): Promise<Record<string, string[]>> => {
  const { rows, addresses } = await staffPages(page, baseURL)
  const faults: Record<string, string[]> = {}
  const lookAt = async (row: Row) => {
    const found = await test.step(row.path, () => look(row, addressOf(row, addresses)))
    if (found.length > 0) faults[row.path] = found
  }
  const ofAll = rows.filter((row) => !isOfStore(row) && !specialists.some((one) => isOf(one)(row)))
  for (const row of ofAll) await lookAt(row)
  for (const one of specialists.filter((each) => rows.some(isOf(each)))) {
    await keepKeysOf(page, baseURL, one)
    for (const row of rows.filter(isOf(one))) await lookAt(row)
  }
  if (rows.some(isOfStore)) await openTheShop(page, 'keeper1')
  for (const row of rows.filter(isOfStore)) await lookAt(row)
  return faults
}

test('what a page of staff opens holds the keyboard, shows in a small window what it refuses, and gives the keyboard back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(1_800_000)
  await page.setViewportSize(SMALL)
  const faults = await eachPage(page, baseURL, async (_row, address) => {
    // Nothing is really done: what the page lets through the server refuses.
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
    )
    await page.goto(address, { waitUntil: 'networkidle' })
    const found = [...(await faultsOfForms(page)), ...(await faultsOfOpened(page, address))]
    await page.unroute('**/api/**')
    return found
  })
  expect(faults).toEqual({})
})

/** What the page's own form refuses, beside what it opens. */
const faultsOfForms = async (page: Page): Promise<string[]> => {
  const form = page.locator('main form:not([role="search"]):has(button[type="submit"])').first()
  if ((await form.count()) === 0 || !(await form.isVisible())) return []
  const refused = await refuse(page, form, form.locator('button[type="submit"]').last())
  return refused === 'seen' || refused === 'no form' ? [] : [`a refusal of the page's form: ${refused}`]
}

test('a page of staff whose data do not come says so, and shows them when it is asked again', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(1_800_000)
  const faults = await eachPage(page, baseURL, async (_row, address) => {
    await page.route('**/api/**', (route) => route.abort())
    await page.goto(address)
    const again = page.getByRole('button', { name: /^(重新加载|再试一次)$/ }).first()
    const isSaid = await expect(again)
      .toBeVisible({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      )
    await page.unroute('**/api/**')
    if (!isSaid) return [`says nothing: ${(await page.getByRole('main').innerText()).slice(0, 60)}`]
    await again.click()
    const isBack = await expect(again)
      .toBeHidden({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      )
    return isBack ? [] : ['does not come back']
  })
  expect(faults).toEqual({})
})
