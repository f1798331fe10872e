import { loadavg } from 'node:os'
import { expect, type Page } from '@playwright/test'
import { count, eq } from 'drizzle-orm'
import { listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import { storeAppLedger } from '#app/areas/store-app/money/server/tables.ts'
import { openAlongside } from '#kit/db/open.ts'
import { openLog } from '#server/log.ts'
import { startApart } from './apart.ts'
import { openTheShop } from './at-the-store.ts'
import { test } from './journey.ts'
import { FIRST_SOLD, moveMuch, sellMany } from './many-sold.ts'

/** With what the demonstration sold there, as many as one answer has. */
const MANY = 9_900
/** Of a machine at home, as phones are. */
const SLOWER_CPU = 4
/** A screen of rows, some above and below it, and the page around. */
const MOST_NODES = 1_200

test('10,000 codes and 10,000 movements of money are scrolled to their end, and what is seen alone is drawn', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const apart = await startApart()
  const database = await openAlongside({ dataDir: apart.dataDir, poolSize: 2, log: openLog('silent') })
  try {
    const [hospitalId = 0] = await listDemoDesks(database.db)
    await sellMany(database.db, hospitalId, MANY)
    await moveMuch(database.db, hospitalId, MANY)
    const context = await browser.newContext({
      baseURL: apart.baseURL,
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
    })
    const page = await context.newPage()
    await watchTasks(page)
    await openTheShop(page, 'keeper1')
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })

    await page.reload()
    const counted = page.getByText(/^共 \d+ 条$/)
    await expect(counted).toBeVisible({ timeout: 60_000 })
    const sold = Number((await counted.innerText()).replaceAll(/\D/g, ''))
    expect(sold).toBeGreaterThanOrEqual(MANY)
    await test.step('codes', () => scrollThrough(page, sold))
    await expect(page.getByText(FIRST_SOLD)).toBeInViewport()

    await page.goto('/store/capital')
    await expect(page.getByText('核销收入').nth(1)).toBeVisible({ timeout: 60_000 })
    const [lines] = await database.db
      .select({ all: count() })
      .from(storeAppLedger)
      .where(eq(storeAppLedger.hospitalId, hospitalId))
    await test.step('money', () => scrollThrough(page, lines?.all ?? 0))
    await expect(page.getByRole('listitem').last()).toBeInViewport()
  } finally {
    await database.close()
    await apart.stop()
  }
})

/** Has every page note how long its longest task was. */
const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const noted = globalThis as { longestMs?: number }
    noted.longestMs = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longestMs = Math.max(noted.longestMs ?? 0, duration)
    }).observe({ type: 'longtask', buffered: true })
  })

/** Scrolls a list of so many rows to its end, some screens at a time, as a thumb does. */
const scrollThrough = async (page: Page, all: number): Promise<void> => {
  const most = await page.evaluate(async (all) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const noted = globalThis as { longestMs?: number }
    let nodes = 0
    noted.longestMs = 0
    for (;;) {
      const seen = [...document.querySelectorAll('li[data-index]')]
      nodes = Math.max(nodes, document.querySelectorAll('*').length)
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      if (isEnd && Number(seen.at(-1)?.getAttribute('data-index')) === all - 1) break
      scrollBy(0, 9_000)
      await frame()
    }
    return { nodes, longestMs: Math.round(noted.longestMs ?? 0) }
  }, all)
  // How long the longest task took says more of the machine than of the list: it is told, and judged on a quiet one.
  const told = `${most.nodes} nodes, longest task ${most.longestMs} ms at a load of ${loadavg()[0]?.toFixed(1)}`
  test.info().annotations.push({ type: `${all} rows, CPU ÷ 4`, description: told })
  expect(most.nodes).toBeLessThan(MOST_NODES)
}
