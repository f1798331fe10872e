import type { Browser } from '@playwright/test'
import { type Bench, percentile } from './bench.ts'
import { gather, openField } from './booking-field.ts'
import { closeBrowser, inBrowser, watchPaint } from './browser.ts'
import { keepKey } from './consultations.ts'
import { type Tap, type Walk, walkTapping } from './taps.ts'
import { startBenchApp } from './test-app.ts'

export const close = closeBrowser

/** The ways that people go most, as the journeys of the browser walk them. */
const walks: readonly Walk[] = [
  {
    name: 'book',
    begin: '/',
    steps: [
      'a[href="/guahao/index"]',
      'main a[href^="/unit/list"]',
      'main a[href^="/unit/index"]',
      'main a[href^="/unit/dep"]',
      'nav[aria-label="科室分类"] a >> nth=2',
      'main a[href*="dep_id="]',
      'main a[href*="date="] >> nth=2',
      'main a[href*="doc_id="]',
      'main a[href*="/guahao/confirm"]',
    ],
  },
  {
    name: 'doctor',
    begin: '/guahao/index',
    steps: [
      'nav a[href="/"]',
      'a[href="/account/index"]',
      'main a[href^="/guahao/orderlist"]',
      'a[href^="/guahao/orderlist?tab="] >> nth=1',
    ],
  },
  {
    name: 'search',
    begin: '/search/index',
    steps: ['input[name="keyword"]', 'type:gxy', 'main a[href*="keyword="], main a[href^="/doctor/index"]'],
  },
  {
    name: 'buy',
    begin: '/',
    steps: ['nav a[href="/health/index"]', 'main a[href^="/shop/"]', 'main a[href^="/health/product"]'],
  },
  {
    name: 'read',
    begin: '/',
    steps: ['main a[href^="/news/"]', 'main a[href^="/article/"], main a[href*="detail"]'],
  },
]

const measure = async (browser: Browser, emit: (line: string) => void): Promise<Tap[]> => {
  const app = await startBenchApp()
  const field = openField(app)
  const [person] = await gather(field, 1)
  await field.database.close()
  const origin = `http://127.0.0.1:${app.port}`
  const taps: Tap[] = []
  for (const walk of walks)
    taps.push(
      ...(await walkTapping(browser, origin, walk, (page) =>
        keepKey(page.context(), origin, 'user_key', person?.key ?? ''),
      )),
    )
  for (const { walk, step, ms } of taps) emit(`${walk}: ${step}: ${ms} ms`)
  return taps
}

/** Pages on which people land first; the largest thing on each is a picture or a title. */
const landed = [
  '/',
  '/guahao/index',
  '/unit/index?unit_id=1',
  '/vue/doctor/detail?doc_id=1',
  '/health/index',
  '/news/index',
]

const paints = async (browser: Browser, emit: (line: string) => void): Promise<number> => {
  const { port } = await startBenchApp()
  const times: number[] = []
  for (const path of landed) {
    const { largestPaintMs } = await watchPaint(browser, `http://127.0.0.1:${port}${path}`)
    emit(`${path}: ${largestPaintMs.toFixed(0)} ms`)
    times.push(largestPaintMs)
  }
  return Math.max(...times)
}

const inOne =
  (work: (browser: Browser, emit: (line: string) => void) => Promise<number>): Bench['run'] =>
  (emit) =>
    inBrowser((browser) => work(browser, emit))

export const benches: Bench[] = [
  {
    name: 'taps.p75',
    unit: 'ms',
    goal: '<= 200',
    run: inOne(async (browser, emit) =>
      percentile(
        (await measure(browser, emit)).map(({ ms }) => ms),
        0.75,
      ),
    ),
  },
  { name: 'taps.paint', unit: 'ms', goal: '<= 2500', run: inOne(paints) },
]
