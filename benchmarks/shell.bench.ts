import { type CameBack, comeBack, type Left } from './back.ts'
import { type Bench, median, Skipped } from './bench.ts'
import { closeBrowser, inBrowser } from './browser.ts'
import { shellBytes } from './shell.ts'
import { startBenchApp } from './test-app.ts'
import { type Viewed, viewPages } from './views.ts'

export const close = closeBrowser

const ROUNDS = 5

const toUnit = 'main a[href^="/unit/index"]'
/** Pages that stay alive behind others, and pages that do not. */
const kept: Left[] = [{ path: '/doctor/index?city_id=5', link: 'main a[href^="/vue/doctor/detail"]' }]
const others: Left[] = [
  { path: '/unit/list?city_id=5', link: toUnit },
  { path: '/help/question', link: 'main a[href^="/help/question?id"]' },
]

const originOf = async () => `http://127.0.0.1:${(await startBenchApp()).port}`

/** Every page that is left, so many times, and what came of it. */
const comeBackTo = (pages: readonly Left[]) =>
  inBrowser(async (browser) => {
    const came: CameBack[] = []
    for (let round = 0; round < ROUNDS; round++)
      for (const left of pages) came.push(await comeBack(browser, await originOf(), left))
    return came
  })

const backs = new Map<readonly Left[], ReturnType<typeof comeBackTo>>()

const back = (
  pages: readonly Left[],
  name: string,
  unit: string,
  goal: string,
  read: (came: readonly CameBack[], emit: (line: string) => void) => number,
): Bench => ({
  name,
  unit,
  goal,
  run: async (emit) => {
    const coming = backs.get(pages) ?? comeBackTo(pages)
    backs.set(pages, coming)
    const came = await coming
    return came instanceof Skipped ? came : read(came, emit)
  },
})

const most = (values: readonly number[]) => Math.max(...values)

let viewing: Promise<Viewed | Skipped> | undefined

const viewed = (name: string, unit: string, goal: string, read: (seen: Viewed) => number): Bench => ({
  name,
  unit,
  goal,
  run: async () => {
    viewing ??= inBrowser(async (browser) => viewPages(browser, await originOf()))
    const seen = await viewing
    return seen instanceof Skipped ? seen : read(seen)
  },
})

export const benches: Bench[] = [
  {
    name: 'shell.script',
    unit: 'KB gz',
    goal: '<= 8',
    run: (emit) => inBrowser(async (browser) => (await shellBytes(browser, await originOf(), emit)) / 1000),
  },
  back(kept, 'kept.requests', 'requests', '= 0', (came, emit) => {
    for (const path of new Set(came.flatMap(({ asked }) => asked))) emit(path)
    return most(came.map(({ asked }) => asked.length))
  }),
  back(kept, 'kept.scroll', 'px away', '= 0', (came) => most(came.map(({ gapPx }) => gapPx))),
  back(kept, 'kept.first-frame', 'ms', '<= 300', (came) => median(came.map(({ frameMs }) => frameMs))),
  back(others, 'kept.others-scroll', 'ms', '<= 500', (came) => most(came.map(({ placedMs }) => placedMs))),
  viewed('views.requests', 'a page', '<= 1', ({ requests, pages }) => requests / pages),
  viewed('views.lost', 'of 100', '= 0', ({ pages, stored }) => pages - stored),
]
