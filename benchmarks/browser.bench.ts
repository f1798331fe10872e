import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Browser } from '@playwright/test'
import { type Bench, median, Skipped } from './bench.ts'
import { closeBrowser, type FirstLoad, inBrowser, loadFirst, type Painted, watchPaint } from './browser.ts'
import { homeOf } from './home.ts'
import { type BenchApp, startBenchApp } from './test-app.ts'

export const close = closeBrowser

const pages = { home: homeOf, units: async () => '/unit/list' }

const loads = new Map<string, Promise<FirstLoad | Skipped>>()

/** The first load of a page, the same for all its figures. */
const firstLoadOf = (name: keyof typeof pages) => {
  const load = loads.get(name) ?? inBrowser((browser) => openFirst(browser, name))
  loads.set(name, load)
  return load
}

const openFirst = async (browser: Browser, name: keyof typeof pages) => {
  const app = await startBenchApp()
  return loadFirst(browser, `http://127.0.0.1:${app.port}${await pages[name](app)}`)
}

const budget = (
  name: keyof typeof pages,
  what: string,
  unit: string,
  goal: string,
  read: (load: FirstLoad) => number,
): Bench => ({
  name: `page.first-load.${name}.${what}`,
  unit,
  goal,
  run: async () => {
    const load = await firstLoadOf(name)
    return load instanceof Skipped ? load : read(load)
  },
})

const firstLoads = (['home', 'units'] as const).flatMap((name) => [
  budget(name, 'script', 'KB gz', '<= 140', (load) => load.scriptBytes / 1000),
  budget(name, 'style', 'KB gz', '<= 20', (load) => load.styleBytes / 1000),
  budget(name, 'all', 'KB gz', '<= 250', (load) => load.bytes / 1000),
  budget(name, 'requests', 'requests', '<= 30', (load) => load.requests),
])

const ROUNDS = 5

/** Where somebody lands who was sent an article: the newest. */
const newestArticle = async ({ port }: BenchApp): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/main/feed_new?tab_id=1&page_size=1`)
  const { data } = (await answer.json()) as { data: { list: { url: string }[] } }
  const [newest] = data.list
  if (!newest) throw new Error('the world has no article')
  return newest.url
}

const paintedPages = { home: homeOf, article: newestArticle }
type PaintedPage = keyof typeof paintedPages

interface Paints {
  /** Median of the page's largest paint over that of the static page. */
  ratio: number
  /** The worst of all rounds. */
  layoutShift: number
}

const painting = new Map<PaintedPage, Promise<Paints | Skipped>>()

const paints = (name: PaintedPage, emit: (line: string) => void) => {
  const painted = painting.get(name) ?? inBrowser((browser) => comparePaints(browser, name, emit))
  painting.set(name, painted)
  return painted
}

/** A page beside a static one with the same picture, in turns. */
const comparePaints = async (browser: Browser, name: PaintedPage, emit: (line: string) => void): Promise<Paints> => {
  const app = await startBenchApp()
  const page = `http://127.0.0.1:${app.port}${await paintedPages[name](app)}`
  const still = await serveStill(page)
  const { port } = still.address() as { port: number }
  const [ours, theirs]: [Painted[], Painted[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await watchPaint(browser, page))
    theirs.push(await watchPaint(browser, `http://127.0.0.1:${port}/`))
  }
  still.close()
  const [our, their] = [ours, theirs].map((rounds) => median(rounds.map((round) => round.largestPaintMs))) as [
    number,
    number,
  ]
  emit(`${name} ${our.toFixed(0)} ms, static page ${their.toFixed(0)} ms`)
  return { ratio: our / their, layoutShift: Math.max(...ours.map((round) => round.layoutShift)) }
}

/** Serves a page that is nothing but a title and the first picture of another page. */
const serveStill = async (of: string): Promise<Server> => {
  const html = await (await fetch(of)).text()
  const source = /<img[^>]* src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  if (source === undefined) throw new Error('the page has no picture to compare with')
  const answer = await fetch(new URL(source, of))
  const picture = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? 'image/svg+xml'
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>医路</title><h1>医路</h1><img src="/picture" width="343" height="160" alt="">`
  const server = createServer((request, response) => {
    const isPicture = request.url === '/picture'
    response.setHeader('content-type', isPicture ? type : 'text/html; charset=utf-8')
    response.end(isPicture ? picture : page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const painted = (page: PaintedPage, what: keyof Paints, name: string, unit: string, goal: string): Bench => ({
  name,
  unit,
  goal,
  run: async (emit) => {
    const seen = await paints(page, emit)
    return seen instanceof Skipped ? seen : seen[what]
  },
})

export const benches: Bench[] = [
  ...firstLoads,
  painted('home', 'ratio', 'page.largest-paint', 'of static page', '<= 1.6'),
  painted('home', 'layoutShift', 'page.layout-shift', 'CLS', '<= 0.02'),
  painted('article', 'ratio', 'page.article.largest-paint', 'of static page', '<= 1.6'),
  painted('article', 'layoutShift', 'page.article.layout-shift', 'CLS', '<= 0.02'),
]
