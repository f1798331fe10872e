import { expect, type Page, test } from '@playwright/test'
import { findRows } from '#server/pages/find-rows.ts'
import { A_WEEK, sampled } from '../generated/sample.ts'
import { addressOf, findAddresses } from './addresses.ts'
import { addressesOnce } from './addresses-once.ts'
import { callAs } from './calls.ts'
import { demoDoctorKey, demoStaffKey } from './demo-keys.ts'
import { keyOf, signInAsKnown } from './people.ts'

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
  const addresses = await addressesOnce(async () =>
    findAddresses(
      callAs(baseURL, await keyOf(page)),
      callAs(baseURL, await demoStaffKey(baseURL, 'admin1')),
      callAs(baseURL, await demoStaffKey(baseURL, 'service1')),
      callAs(baseURL, await demoDoctorKey(baseURL, 'doctor1')),
    ),
  )
  // Nothing is really done: what the page lets through the server refuses.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  const { rows } = await findRows()
  const patients = rows.filter(({ path }) => !/^\/(desk|workbench|sandbox)\b|\/logout$/.test(path))
  const unseen: string[] = []
  for (const row of sampled(patients, A_WEEK)) {
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      const found = await test.step(`${row.path} ${size.width}`, () => refuse(page, addressOf(row, addresses)))
      if (found === 'no form') break
      if (found !== 'seen') unseen.push(`${row.path} at ${size.width} × ${size.height}: ${found}`)
    }
  }
  expect(unseen).toEqual([])
})

type Refusal = 'seen' | 'out of sight' | 'nothing is said'

/** Sends the page's form without a word in it: whether one sees that it is refused. */
const refuse = async (page: Page, address: string): Promise<Refusal | 'no form'> => {
  await page.goto(address, { waitUntil: 'networkidle' })
  const form = page.locator(FORM).first()
  if ((await form.count()) === 0 || !(await form.isVisible())) return 'no form'
  const button = form.locator('button[type="submit"]').last()
  if (!(await button.isVisible()) || (await button.isDisabled())) return 'no form'
  for (const field of await form
    .locator('input:is([type="text"], [type="tel"], :not([type])):visible, textarea:visible')
    .all())
    if (await field.isEditable()) await field.fill('')
  await button.click()
  const seen = () => page.evaluate(lookForRefusal)
  return expect
    .poll(seen, { timeout: 5_000 })
    .toBe('seen')
    .then(
      () => 'seen' as const,
      () => seen(),
    )
}

/** Whether a refusal is before the eyes: a wrong field with its words, words beside no field, or what is said in passing. */
const lookForRefusal = (): Refusal => {
  const isInSight = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight || right <= left) return false
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return above !== null && (element.contains(above) || above.contains(element))
  }
  const all = [
    ...document.querySelectorAll('main [aria-invalid="true"], main [data-fault], dialog [data-fault], [role="alert"]'),
    ...document.querySelectorAll('input:invalid:focus, select:invalid:focus, textarea:invalid:focus'),
    ...[...document.querySelectorAll('[popover][role="status"]')].filter((one) => one.matches(':popover-open')),
    ...document.querySelectorAll('dialog[open]'),
  ].filter((one) => one.matches('input, select, textarea, dialog') || (one.textContent ?? '') !== '')
  if (all.length === 0) return 'nothing is said'
  return all.some(isInSight) ? 'seen' : 'out of sight'
}
