import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

const open = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 812 })
  await page.goto('/sandbox/waterfall')
  await expect(page.getByRole('listitem').first()).toBeVisible()
}

/** Cards as they stand in the page, px. */
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect()
        const picture = card.querySelector('img')?.getBoundingClientRect().height ?? 0
        return { x, y: y + window.scrollY, width, height, picture }
      }),
    )

test('cards stand in two columns with 10 between, each in the shorter one, pictures 210 to 500 high [X360] [X361]', async ({
  page,
}) => {
  await open(page, 375)
  const cards = await cardsOf(page)
  expect(new Set(cards.map(({ x }) => Math.round(x)))).toEqual(new Set([16, 193]))
  expect(new Set(cards.map(({ width }) => width))).toEqual(new Set([166.5]))
  const top = cards[0]?.y ?? 0
  const ends = { left: top, right: top }
  for (const { x, y, height } of cards.slice(0, 12)) {
    const side = ends.right < ends.left ? 'right' : 'left'
    expect(x < 100 ? 'left' : 'right').toBe(side)
    expect(Math.abs(y - ends[side])).toBeLessThan(1)
    ends[side] = y + height + 10
  }
  const heights = cards.map(({ picture }) => Math.round(picture))
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([210, 500])
})

for (const [width, ahead] of [
  [375, 300],
  [750, 600],
] as const) {
  test(`on a screen of ${width} px pictures and the next page are fetched ${ahead} px ahead, and nothing shifts [X362]`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width, height: 1_200 })
    await page.goto('/sandbox/waterfall')
    const pictures = () =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((all) =>
          all.map((picture) => ({
            isAsked: !picture.hasAttribute('data-src'),
            below: (picture.closest('li')?.getBoundingClientRect().top ?? 0) - window.innerHeight,
          })),
        )
    // One a frame.
    await expect
      .poll(async () => (await pictures()).filter(({ isAsked, below }) => !isAsked && below <= ahead))
      .toEqual([])
    for (const { isAsked, below } of await pictures()) expect([below, isAsked]).toEqual([below, below <= ahead])

    const count = () => page.getByRole('main').getByRole('listitem').count()
    await scrollToEnd(page, ahead + 60)
    // It has looked by then, and the last picture is nearer than the end.
    await expect.poll(async () => (await pictures()).at(-1)?.isAsked).toBe(true)
    expect(await count()).toBe(50)
    await scrollToEnd(page, ahead - 20)
    await expect.poll(count).toBe(100)
    // A thumb that is quicker than the next page sees the end, which then is somewhere else.
    await scrollToEnd(page, -400)
    await expect.poll(count).toBe(150)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
  })
}

/** Scrolls until the shorter column's end is so many px below the screen. */
const scrollToEnd = (page: Page, below: number) =>
  page.evaluate((px) => {
    const cards = [...document.querySelectorAll('main li')].map((card) => card.getBoundingClientRect())
    const endOf = (isLeft: boolean) =>
      Math.max(...cards.filter(({ left }) => left < window.innerWidth / 3 === isLeft).map(({ bottom }) => bottom))
    const end = Math.min(endOf(true), endOf(false)) + window.scrollY
    window.scrollTo({ top: end - window.innerHeight - px, behavior: 'instant' })
  }, below)

test('pictures that are near at once are fetched one a frame, those that are seen first', async ({ page }) => {
  await open(page, 375)
  const waiting = (ahead: number) =>
    page
      .locator('main li img[data-src]')
      .evaluateAll(
        (all, px) => all.filter((picture) => picture.getBoundingClientRect().top < window.innerHeight + px).length,
        ahead,
      )
  await expect.poll(() => waiting(250)).toBe(0)
  await page.evaluate(() => {
    const fetched: Fetched[] = []
    Object.assign(window, { fetched })
    let frame = 0
    const count = () => {
      frame++
      requestAnimationFrame(count)
    }
    count()
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const card = (target as Element).closest('li')?.getBoundingClientRect() as DOMRect
        fetched.push({ frame, isSeen: card.bottom > 0 && card.top < window.innerHeight })
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-src'] })
  })
  await scrollToEnd(page, 2_000)
  const fetched = () => page.evaluate(() => (window as unknown as { fetched: Fetched[] }).fetched)
  await expect.poll(async () => (await fetched()).some(({ isSeen }) => !isSeen)).toBe(true)
  await expect.poll(async () => (await fetched()).filter(({ isSeen }) => isSeen).length).toBeGreaterThan(3)
  const all = await fetched()
  expect(new Set(all.map(({ frame }) => frame)).size).toBe(all.length)
  const seen = all.map(({ isSeen }) => isSeen)
  expect(seen.lastIndexOf(true)).toBeLessThan(seen.indexOf(false))
})

/** A picture that was fetched: in which frame, and whether its card was seen then. */
interface Fetched {
  frame: number
  isSeen: boolean
}

/** Counts from now on how often these elements of the list are measured, and when. */
const watchMeasuring = (page: Page, tag: 'LI' | 'UL') =>
  page.evaluate((name) => {
    const at: number[] = []
    Object.assign(window, { at })
    const own = Element.prototype.getBoundingClientRect
    Element.prototype.getBoundingClientRect = function () {
      if (this.tagName === name) at.push(performance.now())
      return own.call(this)
    }
  }, tag)
const measuredAt = (page: Page) => page.evaluate(() => (window as unknown as { at: number[] }).at)

test('several resizes within 300 ms are one layout anew [X363]', async ({ page }) => {
  await page.clock.install()
  await open(page, 375)
  await page.clock.pauseAt(Date.now() + 60_000)
  await watchMeasuring(page, 'LI')
  for (const [width, ms] of [
    [360, 200],
    [340, 200],
    [320, 299],
  ] as const) {
    await page.setViewportSize({ width, height: 812 })
    await page.evaluate(() => new Promise((seen) => new ResizeObserver(seen).observe(document.body)))
    await page.clock.runFor(ms)
  }
  expect(await measuredAt(page)).toEqual([])
  await page.clock.runFor(2)
  await expect.poll(async () => (await measuredAt(page)).length).toBe(50)
})

test('while one scrolls, what nears the screen is looked for every 14 ms at most [X364]', async ({ page }) => {
  await open(page, 375)
  await watchMeasuring(page, 'UL')
  const scroll = () =>
    page.evaluate(async () => {
      const end = performance.now() + 300
      while (performance.now() < end) {
        window.dispatchEvent(new Event('scroll'))
        await new Promise((resolve) => setTimeout(resolve))
      }
    })
  // A machine that has much to do looks less often: it scrolls on until there is something to compare.
  await expect(async () => {
    await scroll()
    expect((await measuredAt(page)).length).toBeGreaterThan(5)
  }).toPass()
  const at = await measuredAt(page)
  // A browser tells the time in tenths of a millisecond.
  for (const [turn, ms] of at.entries()) expect(ms - (at[turn - 1] ?? -100)).toBeGreaterThan(13.8)
})
