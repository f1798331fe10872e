import type { Browser, Page } from '@playwright/test'
import { onNewPhone, SLOWER_CPU } from './browser.ts'

/** A page that one goes away from, by the first of its links that leads there, and comes back to. */
export interface Left {
  path: string
  link: string
}

/** What coming back was like, on a phone whose processor is a quarter of this one. */
export interface CameBack {
  /** Paths of the questions to the server, but for what is reported of page views. */
  asked: string[]
  /** From the step back to the first frame that shows the page. */
  frameMs: number
  /** How far from where it was left the page stood in that frame, in pixels. */
  gapPx: number
  /** From the step back until it stood where it was left. */
  placedMs: number
}

const SCROLL_PX = 400
const PATIENCE_MS = 5_000

/** Opens a page, scrolls, follows a link, and comes back. */
export const comeBack = (browser: Browser, origin: string, { path, link }: Left): Promise<CameBack> =>
  onNewPhone(browser, async (page, cdp) => {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const before = await scrollBy(page, SCROLL_PX)
    await page.evaluate(followInSight, link)
    await page.waitForURL((url) => url.href !== origin + path)
    await calmDown(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    const asked: string[] = []
    page.on('request', (request) => {
      if (!isAside(request.url())) asked.push(new URL(request.url()).pathname)
    })
    const seen = await page.evaluate(stepBack, { before, patience: PATIENCE_MS })
    await calmDown(page)
    return { ...seen, asked }
  })

/** What is no question of the page: the report of views, and the icon that a browser fetches for each address. */
const isAside = (url: string) => /\/user_actions\/add|\/pictures\/icon\.svg/.test(url)

const CALM_MS = 1_000

/** Until nothing has been asked for a second: the router's steps are no loads that a browser tells of. */
const calmDown = async (page: Page): Promise<void> => {
  for (let isCalm = false; !isCalm; )
    isCalm = await page.waitForEvent('request', { timeout: CALM_MS }).then(
      () => false,
      () => true,
    )
}

const scrollBy = async (page: Page, px: number): Promise<number> => {
  await page.evaluate((top) => window.scrollTo(0, top), px)
  const at = await page.evaluate(() => window.scrollY)
  if (at < px / 2) throw new Error(`${page.url()} is too short to scroll`)
  return at
}

/** Runs in the page: follows a link that one sees; a click from outside would scroll to one that it sees fit. */
const followInSight = (link: string) => {
  const inSight = [...document.querySelectorAll<HTMLElement>(link)].find((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return one.checkVisibility() && top > 0 && bottom < innerHeight
  })
  if (!inSight) throw new Error(`no ${link} is in sight`)
  inSight.click()
}

/** Runs in the page: steps back and looks at each frame until the page stands where it was left. */
const stepBack = ({ before, patience }: { before: number; patience: number }) =>
  new Promise<Omit<CameBack, 'asked'>>((resolve, reject) => {
    // Where one is now; when it is gone, hidden, or says something else, the other page is there.
    const ctx = [...document.querySelectorAll('main')].find((one) => one.checkVisibility())
    const said = ctx?.textContent
    const began = performance.now()
    let first: { frameMs: number; gapPx: number } | undefined
    const isShown = () => !ctx?.isConnected || !ctx.checkVisibility() || ctx.textContent !== said
    const look = (wasShown: boolean) => {
      const passed = performance.now() - began
      const gapPx = Math.abs(window.scrollY - before)
      if (wasShown) first ??= { frameMs: passed, gapPx }
      if (first && gapPx <= 1) return resolve({ ...first, placedMs: passed })
      if (passed > patience) return reject(new Error(`after ${patience} ms it is ${gapPx} px from where it was left`))
      next()
    }
    // What is there when a frame begins is what it draws; the time is taken after that.
    const next = () =>
      requestAnimationFrame(() => {
        const wasShown = isShown()
        setTimeout(() => look(wasShown))
      })
    history.back()
    next()
  })
