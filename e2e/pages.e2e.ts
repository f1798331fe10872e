import { expect, type Page, test } from '@playwright/test'
import { deskDemoStaff, deskSignIn } from '#app/areas/desk/staff/contract.ts'
import type { Row } from '#app/route-table.ts'
import { findRows } from '#server/pages/find-rows.ts'
import { type Addresses, addressOf, findAddresses } from './addresses.ts'
import { askAs } from './calls.ts'
import { faultsIn } from './faults-in.ts'
import { type Look, looks } from './looks.ts'
import { keepKeys, keyOf, signInTo } from './people.ts'

/** A patient of the demonstration who has a family and has booked. */
const DEMO_MOBILE = '13800000001'

/** `npm run sweep` opens every page in every look; here each page is seen in one, and the seed says in which. */
const SWEEP = process.env.SWEEP !== undefined
const SEED = Number(process.env.SEED ?? 20_261_121)

/** The elder version is for patients. */
const looksOf = ({ path }: Row): readonly Look[] =>
  path.startsWith('/desk') ? looks.filter((look) => look !== 'elder') : looks

const chosenLooks = (row: Row, at: number): readonly Look[] => {
  const possible = looksOf(row)
  return SWEEP ? possible : possible.filter((_, index) => index === (at + SEED) % possible.length)
}

/** Pages that end the session are looked at last. */
const lastOf = ({ path }: Row) => (path.endsWith('/logout') ? 1 : 0)

test(`every page can be read, pressed and held by everyone: WCAG A and AA, targets, words, no sideways scroll (seed ${SEED}) [A1] [A2]`, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(SWEEP ? 1_800_000 : 300_000)
  page.setDefaultTimeout(30_000)
  await signInTo(page, '/account/index', DEMO_MOBILE)
  const [staff] = (await askAs(baseURL)(deskDemoStaff, {})).list
  const account = { login_name: staff?.login_name ?? '', password: staff?.password ?? '', code: staff?.code }
  const { staff_key } = await askAs(baseURL)(deskSignIn, account)
  await keepKeys(page, { staff_key })
  const addresses = await findAddresses(askAs(baseURL, await keyOf(page)), askAs(baseURL, staff_key))

  const { rows } = await findRows()
  const turns = rows.map((row, at) => ({ row, looks: chosenLooks(row, at) }))
  expect(new Set(turns.flatMap((turn) => turn.looks))).toEqual(new Set(looks))
  const faults: Record<string, string[]> = {}
  for (const turn of turns.sort((a, b) => lastOf(a.row) - lastOf(b.row))) {
    const found = await test.step(turn.row.path, () => faultsOf(page, turn.row, turn.looks, addresses))
    if (found.length > 0) faults[turn.row.path] = found
  }
  expect(faults).toEqual({})
})

const faultsOf = async (page: Page, row: Row, chosen: readonly Look[], addresses: Addresses): Promise<string[]> => {
  const response = await page.goto(addressOf(row, addresses), { waitUntil: 'networkidle' })
  const said = await page.getByRole('main').innerText()
  if (response?.status() !== 200 || /这个页面找不到了|页面暂时打不开/.test(said))
    return [`not shown: ${said.slice(0, 60)}`]
  const found: string[] = (await page.title()) === '' ? ['no title'] : []
  for (const look of chosen) found.push(...(await faultsIn(page, look)))
  return found
}
