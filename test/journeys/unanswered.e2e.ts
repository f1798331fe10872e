import { expect, type Page } from '@playwright/test'
import { findRows } from '#server/pages/find-rows.ts'
import { sampled } from '../generated/sample.ts'
import { addressOf } from './addresses.ts'
import { findEveryAddress } from './every-address.ts'
import { test } from './journey.ts'
import { signInAsKnown } from './people.ts'

/** A patient of the demonstration who has something of everything. */
const DEMO_MOBILE = '13800000001'

/** Whoever mends a page looks at it alone, as in `pages.e2e.ts`. */
const only = process.env.PAGES?.split(',')

test('a page to which nothing is answered waits for nothing for ever, and what it could not fetch can be asked for again within sight', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(1_800_000)
  await signInAsKnown(page, '/account/index', DEMO_MOBILE)
  const addresses = await findEveryAddress(page, baseURL)
  await page.setViewportSize({ width: 375, height: 600 })
  await page.route('**/api/**', (route) => route.abort('failed'))
  const patients = (await findRows()).rows.filter(
    ({ path }) => !/^\/(desk|workbench|sandbox|store)\b|\/logout$/.test(path),
  )
  const rows = only ? patients.filter(({ path }) => only.includes(path)) : sampled(patients)
  const stuck: string[] = []
  for (const row of rows) {
    const found = await test.step(row.path, () => faultOf(page, addressOf(row, addresses)))
    if (found !== '') stuck.push(`${row.path}: ${found}`)
  }
  expect(stuck).toEqual([])
})

/** What is wrong with how the page bears that nothing is answered; '' where nothing is. */
const faultOf = async (page: Page, address: string): Promise<string> => {
  await page.goto(address, { waitUntil: 'networkidle' })
  return expect
    .poll(() => page.evaluate(lookForFault), { timeout: 10_000 })
    .toBe('')
    .then(
      () => '',
      () => page.evaluate(lookForFault),
    )
}

const lookForFault = (): string => {
  const main = document.querySelector('main')
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }
  const waits = [...document.querySelectorAll('main [aria-busy="true"]')].filter(isSeen)
  const promise = /正在[^\n]*…/.exec(main?.innerText ?? '')
  if (waits.length > 0 || promise) return `waits for ever: ${promise?.[0] ?? waits[0]?.textContent?.slice(0, 30)}`
  if (!main?.innerText.includes('没有加载出来')) return ''
  const retry = [...main.querySelectorAll('button')].find(({ innerText }) => /重新加载|重试/.test(innerText))
  const { top = -1, bottom = 0 } = retry?.getBoundingClientRect() ?? {}
  return retry && top >= 0 && bottom <= innerHeight ? '' : 'what it could not fetch cannot be asked for again in sight'
}
