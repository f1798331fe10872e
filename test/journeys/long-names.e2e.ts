import { expect, type Page, type Route } from '@playwright/test'
import { findRows } from '#server/pages/find-rows.ts'
import { sampled } from '../generated/sample.ts'
import { addressOf } from './addresses.ts'
import { findEveryAddress } from './every-address.ts'
import { test } from './journey.ts'
import { signInAsKnown } from './people.ts'
import { isOf, isOfStore, specialists } from './who-sees.ts'

/** A patient of the demonstration who has something of everything. */
const DEMO_MOBILE = '13800000001'

/** Whoever mends a page looks at it alone, as in `pages.e2e.ts`. */
const only = process.env.PAGES?.split(',')

/** So long may names of hospitals, goods and illnesses be. */
const LONG = 40
/** Names in an answer that people wrote; of files and functions they say something else. */
const isName = /^(?!login|file|function|event|icon|entry).*(name|title)$/i

/** Names that were made longer. */
const made = new Set<string>()

/** The same answer, in which every name is as long as it may be. */
const lengthened = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => lengthened(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]))
  if (typeof value !== 'string' || !isName.test(key) || !/\p{Script=Han}/u.test(value)) return value
  const name = value.repeat(LONG).slice(0, LONG)
  made.add(name)
  return name
}

const answerAtLength = async (route: Route) => {
  const response = await route.fetch()
  const isJson = response.headers()['content-type']?.includes('json')
  // The page that asked may have been left meanwhile, and its answers with it.
  const json = isJson ? await response.json().catch(() => undefined) : undefined
  await route.fulfill(json === undefined ? { response } : { response, json: lengthened(json) }).catch(() => undefined)
}

/** What the server wrote has the usual names: only what the browser itself goes to, asks for. */
const goInside = async (page: Page, address: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForLoadState('networkidle')
}

/** By how much the page is too wide, in windows of a phone and of a desk, and what is in its rows. */
const tooWide = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 812 })
    const px = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (px > 0) found.push(`${px} px at ${width}`)
    if (width === 320) found.push(...(await fillRows(page)))
  }
  return found
}

/** Words that alone fill a row that scrolls sideways: nobody sees that there are more. Pictures may. */
const fillRows = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav, ul')]
      .filter((row) => getComputedStyle(row).overflowX === 'auto')
      .flatMap((row) => [...row.querySelectorAll('a')])
      .filter((link) => !link.querySelector('img, picture') && link.getBoundingClientRect().width > 0.8 * innerWidth)
      .map((link) => `fills its row: ${link.textContent}`),
  )

test('a page whose every name is as long as it may be is no wider than the window, on a small phone and at a desk, nor does one fill a row', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(1_800_000)
  await signInAsKnown(page, '/account/index', DEMO_MOBILE)
  const addresses = await findEveryAddress(page, baseURL)
  const all = (await findRows()).rows.filter(
    (row) =>
      !/^\/sandbox\b|\/(login|logout)$/.test(row.path) && !isOfStore(row) && !specialists.some((one) => isOf(one)(row)),
  )
  const rows = only ? all.filter(({ path }) => only.includes(path)) : sampled(all)
  await page.route('**/api/**', answerAtLength)
  const wide: string[] = []
  let shownLong = 0
  for (const row of rows)
    await test.step(row.path, async () => {
      await page.goto(/^\/(desk|workbench)\b/.test(row.path) ? '/desk/account' : '/account/settings', {
        waitUntil: 'networkidle',
      })
      await goInside(page, addressOf(row, addresses))
      wide.push(...(await tooWide(page)).map((found) => `${row.path}: ${found}`))
      const said = await page.getByRole('main').innerText()
      if ([...made].some((name) => said.includes(name))) shownLong += 1
    })
  expect(wide).toEqual([])
  expect(shownLong).toBeGreaterThan(0)
})
