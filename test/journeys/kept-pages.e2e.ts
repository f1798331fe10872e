import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
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

/** Runs in the page: steps back and tells what the first frame of the list shows. */
const stepBackAndLook = () =>
  new Promise<{ doctors: number; title: string; top: number }>((resolve) => {
    const look = () => {
      const bar = document.querySelector('h1')?.textContent
      if (location.pathname !== '/doctor/index' || bar !== '找医生') return requestAnimationFrame(look)
      const doctors = document.querySelectorAll('main a[href^="/vue/doctor/detail"]').length
      resolve({ doctors, title: document.title, top: window.scrollY })
    }
    history.back()
    requestAnimationFrame(look)
  })

test('a list that stays alive stands where it was left from its first frame on, and so does the page on the other side [X040] [X069]', async ({
  page,
}) => {
  const left = await leaveList(page)
  expect(left).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, 300))
  const detailLeft = await page.evaluate(() => window.scrollY)
  const detail = page.url()
  const shown = await page.evaluate(stepBackAndLook)
  expect(shown).toEqual({ doctors: expect.any(Number), title: '找医生', top: left })
  expect(shown.doctors).toBeGreaterThan(0)

  await page.goForward()
  await expect(page).toHaveURL(detail)
  await expect(page).toHaveTitle(/医生 · /)
  await expect(page.getByRole('button', { name: '关注' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(detailLeft)
})

test('who steps back and at once on again is where the address says', async ({ page }) => {
  await leaveList(page)
  const detail = page.url()
  await page.evaluate(async (look) => {
    await new Function(`return (${look})()`)()
    history.forward()
  }, String(stepBackAndLook))
  await expect(page).toHaveURL(detail)
  await expect(page.getByRole('button', { name: '关注' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/医生$/)
})

test('what is tapped as soon as the list is there goes on from there, and back leads to the list', async ({ page }) => {
  await leaveList(page)
  const shown = await page.evaluate(async (look) => {
    const seen = await new Function(`return (${look})()`)()
    document.querySelector<HTMLElement>('a[href="/city/index"]')?.click()
    return seen as { top: number }
  }, String(stepBackAndLook))
  await expect(page).toHaveURL('/city/index')
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找医生')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(shown.top)
})

test('words that were searched for from a list stand in its box still when one comes back', async ({ page }) => {
  await openPage(page, LIST)
  const box = page.getByRole('searchbox')
  await box.fill('感冒')
  await page.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/\/search\/index/)
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找医生')
  await expect(box).toHaveValue('感冒')
})

test('what was shown for another city is not shown again', async ({ page, baseURL }) => {
  const chooseCity = (city: number) =>
    page.context().addCookies([{ name: 'city_v2', value: btoa(String(city)), url: String(baseURL) }])
  const city = page.locator('header a[href="/city/index"]')
  await chooseCity(5)
  await openPage(page, '/doctor/index')
  const before = await city.textContent()
  await page.evaluate(() => document.elementFromPoint(180, 400)?.closest('a')?.click())
  await expect(page.getByRole('button', { name: '关注' })).toBeVisible()
  await chooseCity(5132)
  const asked = page.waitForRequest(/\/guahao\/v1\/doctor\/list/)
  await page.goBack()
  await asked
  await expect(page).toHaveTitle('找医生')
  await expect(city).not.toHaveText(before ?? '')
})
