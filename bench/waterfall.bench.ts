import type { Browser, Page } from '@playwright/test'
import { type Bench, median, percentile, Skipped } from './bench.ts'
import { closeBrowser, inBrowser, onNewPhone, SLOWER_CPU } from './browser.ts'
import { openHouse } from './house.ts'

export const close = closeBrowser

const ROUNDS = 3
/** A thousand cards in two columns; the same pictures without anything around them. */
const [CARDS, STATIC] = ['/sandbox/waterfall', '/static-list']
/** A steady thumb: so far in each frame, for so many frames, which is most of a thousand cards. */
const [STEP_PX, FRAMES] = [120, 600]

interface Scrolled {
  frameMs: number[]
  layoutShift: number
}

/** Scrolls down a page on a slow phone. */
const scrollThrough = (browser: Browser, url: string, before: (page: Page) => Promise<unknown> = async () => {}) =>
  onNewPhone(browser, async (page, cdp): Promise<Scrolled> => {
    await before(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    return page.evaluate(scroll, { step: STEP_PX, frames: FRAMES })
  })

/** Runs in the page: how long each frame took, and how much moved that nobody scrolled. */
const scroll = ({ step, frames }: { step: number; frames: number }): Promise<Scrolled> =>
  new Promise((resolve) => {
    let layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) layoutShift += entry.value
    }).observe({ type: 'layout-shift' as 'mark', buffered: true })
    const frameMs: number[] = []
    let last = performance.now()
    const next = (now: number) => {
      frameMs.push(now - last)
      last = now
      if (frameMs.length > frames) return resolve({ frameMs: frameMs.slice(1), layoutShift })
      window.scrollBy(0, step)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })

interface Picture {
  src: string
  ratio: number
}

/** The pictures of the page of cards in their order, each with its form: that of the first page again and again. */
const listPictures = (browser: Browser, url: string): Promise<Picture[]> =>
  onNewPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main li img')].map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        // What is far off has another in its place until one is near.
        return { src: picture.dataset.src ?? picture.getAttribute('src') ?? '', ratio: width / height }
      }),
    )
  })

/** A page with a thousand pictures in two columns, and no script. */
const pageOf = (pictures: readonly Picture[]): string => {
  const images = Array.from({ length: 1_000 }, (_, at) => pictures[at % pictures.length] as Picture).map(
    ({ src, ratio }) => `<img src="${src}" alt="" loading="lazy" style="aspect-ratio:${ratio}">`,
  )
  const column = (odd: number) => `<div>${images.filter((_, at) => at % 2 === odd).join('')}</div>`
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <style>body{margin:16px;display:flex;gap:10px}div{flex:1}img{display:block;width:100%;margin-bottom:107px}</style>${column(0)}${column(1)}`
}

interface Compared {
  /** Of the slowest twentieth of frames, over those of the static page. */
  ratio: number
  /** The worst of all rounds. */
  layoutShift: number
}

let comparing: Promise<Compared | Skipped> | undefined

const compared = (tell: (line: string) => void) => {
  comparing ??= inBrowser((browser) => compare(browser, tell))
  return comparing
}

const compare = async (browser: Browser, tell: (line: string) => void): Promise<Compared> => {
  const house = await openHouse()
  const origin = `http://127.0.0.1:${house.port}`
  const html = pageOf(await listPictures(browser, origin + CARDS))
  const asStatic = (page: Page) =>
    page.route(origin + STATIC, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const [ratios, shifts]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    const theirs = await scrollThrough(browser, origin + STATIC, asStatic)
    const ours = await scrollThrough(browser, origin + CARDS)
    const [our, their] = [percentile(ours.frameMs, 0.95), percentile(theirs.frameMs, 0.95)]
    tell(`95 of 100 frames within ${our.toFixed(1)} ms, of the static page within ${their.toFixed(1)} ms`)
    ratios.push(our / their)
    shifts.push(ours.layoutShift)
  }
  return { ratio: median(ratios), layoutShift: Math.max(...shifts) }
}

const figure = (what: keyof Compared, name: string, unit: string, goal: string): Bench => ({
  ...{ name, unit, goal },
  run: async (tell) => {
    const seen = await compared(tell)
    return seen instanceof Skipped ? seen : seen[what]
  },
})

export const benches: Bench[] = [
  figure('ratio', 'waterfall.frames', 'of static page', '<= 1.25'),
  figure('layoutShift', 'waterfall.layout-shift', 'CLS', '<= 0.02'),
]
