import { expect, type Page, type Route } from '@playwright/test'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { addOrder, comboSelect } from '#app/areas/membership/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** Scrolls as soon as the page is long enough for it. */
const scrollTo = (page: Page, top: number) =>
  expect
    .poll(() =>
      page.evaluate((to) => {
        window.scrollTo(0, to)
        return window.scrollY
      }, top),
    )
    .toBe(top)

/** Goes to an address as a link of the page would, whichever it is, as soon as there is somebody to go. */
const follow = async (page: Page, to: string) => {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate((address) => {
    type Routed = { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
    void (window as unknown as Routed).__reactRouterDataRouter.navigate(address)
  }, to)
}

/** The same, until its page is there. */
const followTo = async (page: Page, to: string, title: string) => {
  await follow(page, to)
  await expect(page).toHaveURL(to)
  await expect(page).toHaveTitle(title)
}

test('a page begins at its top, unless its address says toTop=true or it keeps a position of its own [X054] [X070] [X071]', async ({
  page,
}) => {
  await page.goto('/unit/list?city_id=5')
  await scrollTo(page, 300)
  await followTo(page, '/doctor/index', '找医生')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollTo(page, 250)
  await followTo(page, '/unit/list?toTop=true', '选择医院')
  await expect.poll(() => scrolled(page)).toBe(250)

  await followTo(page, '/guahao/index', '预约挂号')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollTo(page, 200)
  await followTo(page, '/unit/list', '选择医院')
  await expect.poll(() => scrolled(page)).toBe(0)
  await followTo(page, '/guahao/index', '预约挂号')
  await expect.poll(() => scrolled(page)).toBe(200)
})

test('who goes on before the first page is wholly there comes to the page that they went to', async ({ page }) => {
  await page.addInitScript(() => {
    type Routed = { __reactRouterDataRouter?: { navigate: (to: string) => Promise<void> } }
    const goOn = () => {
      const router = (window as unknown as Routed).__reactRouterDataRouter
      if (router) void router.navigate('/doctor/index')
      else setTimeout(goOn)
    }
    goOn()
  })
  await page.goto('/unit/list?city_id=5')
  await expect(page).toHaveURL('/doctor/index')
  await expect(page.getByRole('main').locator('a[href^="/vue/doctor/detail"]').first()).toBeVisible()
})

test('an overlay lies over a page that takes its time only where its row says so [X075]', async ({ page }) => {
  await signInTo(page, '/account/index')
  const overlay = page.getByRole('dialog', { name: '正在加载' })
  const held: Route[] = []
  await page.route(/\/api\/(payment|pay|guahao|favourites|account\/get)/, (route) => void held.push(route))
  await follow(page, '/guahao/orderlist')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(overlay).toBeHidden()
  const before = held.length
  await follow(page, '/pay/index?out_trade_no=000000000000')
  await expect(overlay).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(before)
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
  await page.unrouteAll({ behavior: 'wait' })
  await expect(overlay).toBeHidden()
})

test('a page that looks again what became of a payment is not covered meanwhile [X075]', async ({ page, baseURL }) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const [combo] = (await ask(comboSelect, {})).list
  const { out_trade_no } = await ask(addOrder, { combo_id: combo?.combo_id ?? 0 })
  await page.goto(`/pay/index?out_trade_no=${out_trade_no}`)
  // A first question that is held would keep the page from being there at all, and so from asking again.
  await expect(page.getByRole('button', { name: /去支付/ })).toBeVisible()
  await page.evaluate(() => {
    const covers: unknown[] = []
    const added = ({ addedNodes }: MutationRecord) =>
      [...addedNodes].filter((node) => node instanceof HTMLDialogElement)
    const watch = (seen: MutationRecord[]) => void covers.push(...seen.flatMap(added))
    new MutationObserver(watch).observe(document.body, { childList: true })
    Object.assign(window, { covers })
  })
  const held: Route[] = []
  await page.route(/\/api\/pay\/status/, (route) => void held.push(route))
  // It asks every three seconds: the first question has waited long enough to be covered when the second comes.
  await expect.poll(() => held.length).toBeGreaterThan(1)
  expect(await page.evaluate(() => (window as unknown as { covers: unknown[] }).covers.length)).toBe(0)
})

test('a list asks for its next page 20 px from its end and not before, ten illnesses a time with their timestamp [X175] [X349] [X269] [X331]', async ({
  page,
}) => {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/disease/list') asked.push(searchParams)
  })
  await page.goto('/searchDisease')
  await page.waitForLoadState('networkidle')
  const end = page.locator('main [aria-live=polite] > *')
  /** Scrolls until the end of the list is this far below what one sees. */
  const leave = (px: number) =>
    end.evaluate((element, left) => {
      const far = element.getBoundingClientRect().top + window.scrollY - window.innerHeight
      window.scrollTo({ top: left > 20 ? Math.floor(far - left) : Math.ceil(far - left), behavior: 'instant' })
    }, px)
  await leave(21)
  // Two frames: the browser looks at what comes into sight once a frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(asked).toEqual([])
  await leave(20)
  await expect.poll(() => asked.map((query) => query.get('page'))).toEqual(['2'])
  await expect(page.locator('main a[href*="ill_id"]').nth(19)).toBeVisible()

  asked.length = 0
  await followTo(page, '/doctor/index', '找医生')
  await followTo(page, '/searchDisease', '按疾病找医生')
  expect(asked.map((query) => [query.get('limit'), Number(query.get('timestamp')) > 0])).toEqual([['10', true]])
})

test('a failing answer is said in passing, in its own words; without a session it leads to signing in [X272] [X275] [X276]', async ({
  page,
  baseURL,
}) => {
  const [unit] = (await callAs(baseURL)(unitList, {})).list
  const address = `/unit/index?unit_id=${unit?.unit_id}`
  await signInTo(page, address)
  let answer: { status?: number; json: object } = { json: {} }
  await page.route(/\/api\/guahao\/v1\/unit\/\d+\/follow/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(answer),
  )
  const button = page.getByRole('button', { name: '关注' })
  for (const [given, words] of [
    [{ json: { status: 0, msg: '甲', messages: ['乙', '丙'], error_msg: '丁' } }, '甲'],
    [{ json: { status: 0, messages: ['乙', '丙'], error_msg: '丁' } }, '乙,丙'],
    [{ json: { status: 0, error_msg: '丁' } }, '丁'],
    [{ status: 500, json: { err_msg: '戊' } }, '戊'],
  ] as const) {
    answer = given
    await button.click()
    await expect(page.locator('[popover]')).toHaveText(words)
  }
  answer = { json: { result_code: 1, error_code: 10001, data: { focus_state: 1 } } }
  await button.click()
  await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
  for (const json of [{ login: -1 }, { result_code: 0, error_code: 10001 }]) {
    answer = { json }
    await page.getByRole('button', { name: '关注' }).click()
    await expect(page).toHaveURL(`/user/login?redirect_url=${encodeURIComponent(address)}`)
    await page.goBack()
    await expect(button).toBeVisible()
  }
})
