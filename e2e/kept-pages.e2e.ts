import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'

const LIST = '/doctor/index?city_id=5'

/** Opens the list, scrolls it, and follows a doctor who is in sight; where the list was scrolled to. */
const leaveList = async (page: Page): Promise<number> => {
  await openPage(page, LIST)
  await page.evaluate(() => window.scrollTo(0, 500))
  const left = await page.evaluate(() => window.scrollY)
  await page.evaluate(() => document.elementFromPoint(180, 400)?.closest('a')?.click())
  await expect(page.getByRole('button', { name: '关注' })).toBeVisible()
  return left
}

/** Runs in the page: steps through the history and tells what the first frame of the list's address shows. */
const stepAndLook = (step: number) =>
  new Promise<{ doctors: number; bars: string[]; top: number }>((resolve) => {
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    const look = () => {
      if (location.pathname !== '/doctor/index') return requestAnimationFrame(look)
      const doctors = seen('main a[href^="/vue/doctor/detail"]').length
      const bars = seen('h1').map((one) => one.textContent ?? '')
      resolve({ doctors, bars, top: window.scrollY })
    }
    history.go(step)
    requestAnimationFrame(look)
  })

test('the first frame after a step back shows a page that stays alive, where it was left; then the router follows [X040] [X069]', async ({
  page,
}) => {
  const left = await leaveList(page)
  expect(left).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, 300))
  const detailLeft = await page.evaluate(() => window.scrollY)
  const detail = page.url()
  const shown = await page.evaluate(stepAndLook, -1)
  expect(shown).toEqual({ doctors: expect.any(Number), bars: ['找医生'], top: left })
  expect(shown.doctors).toBeGreaterThan(0)
  await expect(page).toHaveTitle('找医生')
  expect(await page.evaluate(() => window.scrollY)).toBe(left)

  // The page on the other side is found where it was left too.
  await page.goForward()
  await expect(page).toHaveURL(detail)
  await expect(page).toHaveTitle('医生主页')
  await expect(page.getByRole('button', { name: '关注' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(detailLeft)
})

test('who steps back and at once on again is where the address says', async ({ page }) => {
  await leaveList(page)
  const detail = page.url()
  await page.evaluate(async (look) => {
    await new Function(`return (${look})(-1)`)()
    history.forward()
  }, String(stepAndLook))
  await expect(page).toHaveURL(detail)
  await expect(page.getByRole('button', { name: '关注' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/医生$/)
})

test('what is tapped in the first frame goes on from there, and back leads to the page that stayed', async ({
  page,
}) => {
  await leaveList(page)
  const shown = await page.evaluate(async (look) => {
    const seen = await new Function(`return (${look})(-1)`)()
    document.querySelector<HTMLElement>('a[href="/city/index"]')?.click()
    return seen as { top: number }
  }, String(stepAndLook))
  await expect(page).toHaveURL('/city/index')
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找医生')
  // The router's own step, which it scrolls after it has drawn; what is shown ahead is looked at above.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(shown.top)
})

test('a page that stays behind another is neither read out nor reached by the keyboard', async ({ page }) => {
  await leaveList(page)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const reached = await page.evaluate(() => {
    const behind = [...document.querySelectorAll<HTMLElement>('main')].find((one) => !one.checkVisibility())
    const focused = [...(behind?.querySelectorAll<HTMLElement>('a, button, input') ?? [])].map((one) => {
      one.focus()
      return document.activeElement === one
    })
    return { links: focused.length, focused: focused.filter(Boolean).length }
  })
  expect(reached.links).toBeGreaterThan(0)
  expect(reached.focused).toBe(0)
})

test('what was shown for another city is not shown again', async ({ page, baseURL }) => {
  const chooseCity = (city: number) =>
    page.context().addCookies([{ name: 'city_v2', value: btoa(String(city)), url: String(baseURL) }])
  const city = page.locator('header a[href="/city/index"]').filter({ visible: true })
  await chooseCity(5)
  await openPage(page, '/doctor/index')
  const before = await city.textContent()
  await page.evaluate(() => document.elementFromPoint(180, 400)?.closest('a')?.click())
  await expect(page.getByRole('button', { name: '关注' })).toBeVisible()
  await chooseCity(5132)
  const shown = await page.evaluate(stepAndLook, -1)
  expect(shown.bars).not.toContain('找医生')
  await expect(page).toHaveTitle('找医生')
  await expect(city).not.toHaveText(before ?? '')
})
