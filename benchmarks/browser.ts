import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import { Skipped } from './bench.ts'

/** A phone of the size that the pages are designed for. */
const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

/** A slow phone on a slow network, as Lighthouse takes it: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }
export const SLOWER_CPU = 4

const noChromium = 'no Chromium here: apt-get install -y chromium fonts-noto-cjk'

let opening: Promise<Browser | undefined> | undefined

const openBrowser = async (): Promise<Browser | undefined> => {
  const executablePath = findChromium()
  return executablePath ? chromium.launch({ executablePath, args: chromiumFlags }) : undefined
}

/** Lends the one Chromium of all benches; skipped where there is none. */
export const inBrowser = async <T>(use: (browser: Browser) => Promise<T>): Promise<T | Skipped> => {
  opening ??= openBrowser()
  const browser = await opening
  return browser ? use(browser) : new Skipped(noChromium)
}

/** Ends it; the next bench opens another. */
export const closeBrowser = async (): Promise<void> => {
  const opened = opening
  opening = undefined
  await (await opened?.catch(() => undefined))?.close()
}

/** What a page loaded before anybody touched it: bytes as they travelled, headers included. */
export interface FirstLoad {
  requests: number
  bytes: number
  scriptBytes: number
  styleBytes: number
}

/** Opens a page for the first time, by gzip (what a proxy or an old phone takes). */
export const loadFirst = (browser: Browser, url: string): Promise<FirstLoad> =>
  onNewPhone(browser, async (page, cdp) => {
    const load = { requests: 0, bytes: 0, scriptBytes: 0, styleBytes: 0 }
    const typeOf = new Map<string, string>()
    cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (!request.url.startsWith('data:')) typeOf.set(requestId, type ?? 'Other')
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = typeOf.get(requestId)
      if (type === undefined) return
      load.requests += 1
      load.bytes += encodedDataLength
      if (type === 'Script') load.scriptBytes += encodedDataLength
      if (type === 'Stylesheet') load.styleBytes += encodedDataLength
    })
    await cdp.send('Network.enable')
    await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
    await page.goto(url, { waitUntil: 'networkidle' })
    return load
  })

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** A script that a page loads by itself: its bytes as they travelled, headers included. */
export interface Script {
  url: string
  bytes: number
}

/** The scripts of a page's first load, by gzip; with the cookies of who is signed in where some are given. */
export const scriptsOf = (browser: Browser, url: string, cookies: Cookies = []): Promise<Script[]> =>
  onNewPhone(browser, async (page, cdp) => {
    await page.context().addCookies(cookies)
    const urlOf = new Map<string, string>()
    const scripts: Script[] = []
    cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (type === 'Script') urlOf.set(requestId, request.url)
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const of = urlOf.get(requestId)
      if (of !== undefined) scripts.push({ url: of, bytes: encodedDataLength })
    })
    await cdp.send('Network.enable')
    await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
    // What comes later, when the page stands, is no first load.
    await page.goto(url, { waitUntil: 'load' })
    return scripts
  })

/** When the largest thing stood on the screen, and how much moved. */
export interface Painted {
  largestPaintMs: number
  layoutShift: number
}

/** Opens a page for the first time on a slow phone and watches it until nothing is under way. */
export const watchPaint = (browser: Browser, url: string): Promise<Painted> =>
  onNewPhone(browser, async (page, cdp) => {
    await onSlowNet(cdp)
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.evaluate(readPaint)
  })

/** Makes a phone of it that is as slow as its network. */
export const onSlowNet = async (cdp: CDPSession): Promise<void> => {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

/** Runs in the page, where these entries are; Node's types know neither. */
const readPaint = (): Promise<Painted> =>
  new Promise((resolve) => {
    const painted = { largestPaintMs: 0, layoutShift: 0 }
    const read = (entries: readonly PaintEntry[]) => {
      for (const { entryType, startTime, value = 0, hadRecentInput } of entries) {
        if (entryType === 'largest-contentful-paint') painted.largestPaintMs = startTime
        else if (!hadRecentInput) painted.layoutShift += value
      }
    }
    const observer = new PerformanceObserver((list) => read(list.getEntries() as unknown as PaintEntry[]))
    for (const type of ['largest-contentful-paint', 'layout-shift'])
      observer.observe({ type: type as 'mark', buffered: true })
    // Buffered entries come in the next task.
    setTimeout(() => resolve(painted), 100)
  })

interface PaintEntry {
  entryType: string
  startTime: number
  value?: number
  hadRecentInput?: boolean
}

/** Lends a phone that has never been here. */
export const onNewPhone = async <T>(browser: Browser, use: (page: Page, cdp: CDPSession) => Promise<T>): Promise<T> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    return await use(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}
