import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Row } from '#app/route-table.ts'
import { findRows } from '#server/pages/find-rows.ts'
import { SEED, SWEEP, sampled } from '../generated/sample.ts'
import { type Addresses, addressOf } from './addresses.ts'
import { openTheShop } from './at-the-store.ts'
import { findEveryAddress } from './every-address.ts'
import { faultsIn } from './faults-in.ts'
import { test } from './journey.ts'
import { type Look, looks } from './looks.ts'
import { signInAsKnownAlone } from './people.ts'
import { isOf, isOfStaff, isOfStore, keepKeysOf, specialists } from './who-sees.ts'

/** A patient of the demonstration who has a family and has booked. */
const DEMO_MOBILE = '13800000001'

/** So many pages are looked at side by side: one waits for its answers while another is looked at. */
const LANES = 2

/** `npm run sweep` looks at every page in every look; the gate at a seventh of them, as they are and in one other look, others with the next seed. */
const IS_SWEEP = SWEEP > 0

/** Whoever mends a page looks at it alone, in every look: `PAGES=/desk/orders,/mall/index`. */
const only = process.env.PAGES?.split(',')

/** The elder version is for patients. */
const looksOf = ({ path }: Row, position: number): readonly Look[] => {
  const all = /^\/(desk|workbench)\b/.test(path) ? looks.filter((look) => look !== 'elder') : looks
  const other = 1 + ((position + SEED) % (all.length - 1))
  return IS_SWEEP || only ? all : all.filter((_, at) => at === 0 || at === other)
}

/** What a page says instead of what it is about: to who may not see it, or at an address that leaves out which one. */
const NOT_SHOWN =
  /这个页面找不到了|先选择.+再看|没有要下单的商品|先选一位家庭医生|还没有选要对比的套餐|页面暂时打不开|您的角色不能做这一步|由平台运营查看|这个地址里没有说明要看哪一个|参数 \w+ 不正确/

/** Pages that end the session are looked at alone, when all others have been. */
const endsSession = ({ path }: Row) => path.endsWith('/logout')

test('every page can be read, pressed and held by everyone, also in other looks: WCAG A and AA, targets, words, no sideways scroll [A1] [A2]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(IS_SWEEP ? 3_600_000 : 1_800_000)
  await signInAsKnownAlone(page, '/account/index', DEMO_MOBILE)
  const addresses = await findEveryAddress(page, baseURL)
  const all = (await findRows()).rows
  const rows = only ? all.filter(({ path }) => only.includes(path)) : sampled(all)
  const waiting = rows.filter(
    (row) => !endsSession(row) && !isOfStore(row) && !specialists.some((one) => isOf(one)(row)),
  )
  const faults: Record<string, string[]> = {}
  const lookAt = async (lane: Page, row: Row) => {
    const look = () => test.step(row.path, () => faultsOf(lane, row, addresses, rows.indexOf(row)))
    const seen = await look()
    if (seen.length === 0) return
    // Journeys change what is shown while it is looked at: a fault is there when one looks again. The others are named.
    const again = await look()
    if (again.length > 0) faults[row.path] = again
    else test.info().annotations.push({ type: 'seen once', description: `${row.path}: ${seen.join('; ')}` })
  }
  const walk = async (lane: Page) => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await lookAt(lane, row)
  }
  await Promise.all((await openLanes(browser, context)).map(walk))
  for (const one of specialists) {
    await keepKeysOf(page, baseURL, one)
    for (const row of rows.filter(isOf(one))) await lookAt(page, row)
  }
  await openTheShop(page, 'keeper1')
  for (const row of rows.filter(isOfStore)) await lookAt(page, row)
  for (const row of rows.filter(endsSession)) await lookAt(page, row)
  expect(faults).toEqual({})
})

/** Each with a window of its own: what lies behind another page is not drawn. */
const openLanes = async (browser: Browser, context: BrowserContext): Promise<Page[]> => {
  const storageState = await context.storageState()
  return Promise.all(
    Array.from({ length: LANES }, async () => {
      const lane = await (await browser.newContext({ storageState })).newPage()
      lane.setDefaultTimeout(30_000)
      return lane
    }),
  )
}

const faultsOf = async (page: Page, row: Row, addresses: Addresses, position: number): Promise<string[]> => {
  const response = await page.goto(addressOf(row, addresses), { waitUntil: 'networkidle' })
  const said = await page.getByRole('main').innerText()
  if (response?.status() !== 200 || NOT_SHOWN.test(said)) return [`not shown: ${said.slice(0, 60)}`]
  const found = await faultsIn(page, looksOf(row, position), isOfStaff(row))
  return (await page.title()) === '' ? ['no title', ...found] : found
}
