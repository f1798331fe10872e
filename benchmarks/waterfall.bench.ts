import type { Browser, Page } from '@playwright/test'
import { type Bench, Skipped } from './bench.ts'
import { closeBrowser, inBrowser, onNewPhone, SLOWER_CPU } from './browser.ts'
import { seedGoods } from './goods-field.ts'
import { type BenchApp, startBenchApp } from './test-app.ts'

export const close = closeBrowser

const ROUNDS = 6
/** The same pictures without anything around them. */
const STATIC = '/static-list'
const CARDS = 1_000
/** A steady thumb: so far in each frame, for so many frames in which the page moves, which is most of a thousand cards. */
const [STEP_PX, FRAMES] = [120, 600]
/** Seen once: a browser that drew no frame ever after, though its page answered. */
const STALLED_MS = 30_000

/** A page of cards in two columns: of the sandbox, or the mall's own list of goods, whose pages the server brings. */
interface List {
  path: string
  picturesOf: (browser: Browser, app: BenchApp) => Promise<Picture[]>
}

interface Scrolled {
  frameMs: number[]
  layoutShift: number
  /** In how many frames more the thumb stood at the end and waited for the next page. */
  waited: number
}

/** Scrolls down a page on a slow phone. */
const scrollThrough = (browser: Browser, url: string, before: (page: Page) => Promise<unknown> = async () => {}) =>
  onNewPhone(browser, async (page, cdp): Promise<Scrolled> => {
    await before(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    // While requests are answered here each picture of the page goes through this process.
    await page.unrouteAll()
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    return page.evaluate(scroll, { step: STEP_PX, frames: FRAMES, stalledMs: STALLED_MS })
  })

/** Runs in the page: how long each frame took, and how much moved that nobody scrolled. */
const scroll = ({ step, frames, stalledMs }: Record<'step' | 'frames' | 'stalledMs', number>): Promise<Scrolled> =>
  new Promise((resolve, reject) => {
    let layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) layoutShift += entry.value
    }).observe({ type: 'layout-shift' as 'mark', buffered: true })
    const frameMs: number[] = []
    let [last, stood, waited] = [performance.now(), -1, 0]
    const next = (now: number) => {
      // Where a thumb has to wait for the next page there is nothing to draw: such frames would make it look good.
      if (window.scrollY !== stood) frameMs.push(now - last)
      else if (++waited > 10 * frames) return reject(new Error('the list ends before the thumb does'))
      last = now
      stood = window.scrollY
      if (frameMs.length > frames) return resolve({ frameMs: frameMs.slice(1), layoutShift, waited })
      window.scrollBy(0, step)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    setInterval(() => {
      if (performance.now() - last > stalledMs) reject(new Error('the browser draws no more frames'))
    }, stalledMs)
  })

interface Picture {
  src: string
  ratio: number
}

/** The pictures of all cards of the sandbox in their order, each in the form in which it is shown. */
const sandboxPictures = (browser: Browser, { port }: BenchApp): Promise<Picture[]> =>
  onNewPhone(browser, async (page) => {
    await page.goto(`http://127.0.0.1:${port}${lists.sandbox.path}`, { waitUntil: 'networkidle' })
    const pictures = page.locator('main li img')
    for (let count = 0; count < CARDS; count = await pictures.count()) await pictures.last().scrollIntoViewIfNeeded()
    return pictures.evaluateAll((all) =>
      (all as HTMLImageElement[]).map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        // What is far off has another in its place until one is near.
        return { src: picture.dataset.src ?? picture.getAttribute('src') ?? '', ratio: width / height }
      }),
    )
  })

/** The pictures of all goods in the order of the list, in the form in which it shows them. */
const goodsPictures = async (_: Browser, app: BenchApp): Promise<Picture[]> => {
  await seedGoods(app, CARDS)
  const pictures: Picture[] = []
  for (let page = 1; pictures.length < CARDS; page++) {
    const path = `/api/health/citycategorygoods?page=${page}&page_size=50`
    const { data } = (await (await fetch(`http://127.0.0.1:${app.port}${path}`)).json()) as Answer
    pictures.push(...data.list.map(({ img }) => ({ src: img, ratio: 166.5 / 210 })))
  }
  return pictures
}

interface Answer {
  data: { list: { img: string }[] }
}

const lists = {
  sandbox: { path: '/sandbox/waterfall', picturesOf: sandboxPictures },
  goods: { path: '/health/productlist', picturesOf: goodsPictures },
} satisfies Record<string, List>

/** A page with a thousand pictures in two columns, and no script. */
const pageOf = (pictures: readonly Picture[]): string => {
  const images = pictures.map(
    ({ src, ratio }) => `<img src="${src}" alt="" loading="lazy" style="aspect-ratio:${ratio}">`,
  )
  const column = (odd: number) => `<div>${images.filter((_, at) => at % 2 === odd).join('')}</div>`
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <style>body{margin:16px;display:flex;gap:10px}div{flex:1}img{display:block;width:100%;margin-bottom:107px}</style>${column(0)}${column(1)}`
}

interface Compared {
  /** Within how long 95 of 100 frames of all rounds are drawn, over that of the static page. */
  ratio: number
  /** The worst of all rounds. */
  layoutShift: number
}

const comparing = new Map<List, Promise<Compared | Skipped>>()

const compared = (list: List, emit: (line: string) => void) => {
  const compared = comparing.get(list) ?? inBrowser((browser) => compare(browser, list, emit))
  comparing.set(list, compared)
  return compared
}

const compare = async (browser: Browser, list: List, emit: (line: string) => void): Promise<Compared> => {
  const app = await startBenchApp()
  const origin = `http://127.0.0.1:${app.port}`
  const html = pageOf(await list.picturesOf(browser, app))
  const asStatic = (page: Page) =>
    page.route(origin + STATIC, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const [ours, theirs]: [number[], number[]] = [[], []]
  let [layoutShift, waited] = [0, 0]
  const scrollTheirs = async () => theirs.push(...(await scrollThrough(browser, origin + STATIC, asStatic)).frameMs)
  const scrollOurs = async () => {
    const seen = await scrollThrough(browser, origin + list.path)
    ours.push(...seen.frameMs)
    waited += seen.waited
    layoutShift = Math.max(layoutShift, seen.layoutShift)
  }
  const turns = [scrollTheirs, scrollOurs]
  // Each goes first as often: a machine that grows slower meanwhile does so for both.
  for (let round = 0; round < ROUNDS; round++)
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn()
  for (const [name, frameMs] of Object.entries({ list: ours, 'static page': theirs }))
    emit(`${name}: 95 of 100 frames within ${slow(frameMs).toFixed(1)} ms, the mean ${mean(frameMs).toFixed(1)} ms`)
  emit(`list: in ${waited} frames more the thumb waited for a page`)
  return { ratio: slow(ours) / slow(theirs), layoutShift }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** A screen is drawn so often, in ms. */
const TICK_MS = 1000 / 60

/**
 * Within how long 95 of 100 frames are drawn. All end with a tick of the screen, so that a percentile would jump by a half or
 * the whole of itself: the 95th is taken to end as far into its tick as others of that tick stand before it.
 */
const slow = (frameMs: readonly number[]): number => {
  const ticks = frameMs.map((ms) => Math.max(1, Math.round(ms / TICK_MS))).toSorted((a, b) => a - b)
  const at = ticks.length * 0.95
  const tick = ticks[Math.floor(at)] as number
  const first = ticks.indexOf(tick)
  return (tick - 1 + (at - first) / (ticks.lastIndexOf(tick) + 1 - first)) * TICK_MS
}

const figure = (list: List, what: keyof Compared, name: string, unit: string, goal: string): Bench => ({
  name,
  unit,
  goal,
  run: async (emit) => {
    const seen = await compared(list, emit)
    return seen instanceof Skipped ? seen : seen[what]
  },
})

export const benches: Bench[] = [
  figure(lists.sandbox, 'ratio', 'waterfall.frames', 'of static page', '<= 1.25'),
  figure(lists.sandbox, 'layoutShift', 'waterfall.layout-shift', 'CLS', '<= 0.02'),
  figure(lists.goods, 'ratio', 'waterfall.goods.frames', 'of static page', '<= 1.25'),
  figure(lists.goods, 'layoutShift', 'waterfall.goods.layout-shift', 'CLS', '<= 0.02'),
]
