import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Browser } from '@playwright/test'
import { type Bench, median, Skipped } from './bench.ts'
import { closeBrowser, type FirstLoad, inBrowser, loadFirst, type Painted, watchPaint } from './browser.ts'
import { homeOf } from './home.ts'
import { startBenchApp } from './test-app.ts'

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

interface Paints {
  /** Median of the home's largest paint over that of the static page. */
  ratio: number
  /** The worst of all rounds. */
  layoutShift: number
}

let painting: Promise<Paints | Skipped> | undefined

const paints = (emit: (line: string) => void) => {
  painting ??= inBrowser((browser) => comparePaints(browser, emit))
  return painting
}

/** The home beside a static page with the same picture, in turns. */
const comparePaints = async (browser: Browser, emit: (line: string) => void): Promise<Paints> => {
  const app = await startBenchApp()
  const home = `http://127.0.0.1:${app.port}${await homeOf(app)}`
  const still = await serveStill(home)
  const { port } = still.address() as { port: number }
  const [ours, theirs]: [Painted[], Painted[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await watchPaint(browser, home))
    theirs.push(await watchPaint(browser, `http://127.0.0.1:${port}/`))
  }
  still.close()
  const [our, their] = [ours, theirs].map((rounds) => median(rounds.map((round) => round.largestPaintMs))) as [
    number,
    number,
  ]
  emit(`home ${our.toFixed(0)} ms, static page ${their.toFixed(0)} ms`)
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

const painted = (what: keyof Paints, name: string, unit: string, goal: string): Bench => ({
  name,
  unit,
  goal,
  run: async (emit) => {
    const seen = await paints(emit)
    return seen instanceof Skipped ? seen : seen[what]
  },
})

export const benches: Bench[] = [
  ...firstLoads,
  painted('ratio', 'page.largest-paint', 'of static page', '<= 1.6'),
  painted('layoutShift', 'page.layout-shift', 'CLS', '<= 0.02'),
]
