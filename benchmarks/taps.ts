import type { Browser, Page } from '@playwright/test'
import { onNewPhone, SLOWER_CPU } from './browser.ts'

/** What somebody does on one page after the other: a selector is tapped, `type:` is typed into the field that has the focus. */
export interface Walk {
  name: string
  begin: string
  steps: readonly string[]
}

/** How long it took from the finger to the next frame that shows an answer. */
export interface Tap {
  walk: string
  step: string
  ms: number
}

/** Below it browsers do not say how long an interaction took: it counts as this. */
const SHORTEST_MS = 16
const CALM_MS = 400
const PATIENCE_MS = 10_000

/** Walks on a phone whose processor is a quarter of this one; `prepare` signs somebody in. */
export const walkTapping = (
  browser: Browser,
  origin: string,
  { name, begin, steps }: Walk,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Tap[]> =>
  onNewPhone(browser, async (page, cdp) => {
    await prepare(page)
    const heard: number[] = []
    await page.exposeBinding('tellInteraction', (_, ms: number) => void heard.push(ms))
    await page.addInitScript(watchInteractions)
    await page.goto(origin + begin, { waitUntil: 'networkidle' })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    const taps: Tap[] = []
    for (const step of steps) {
      heard.length = 0
      await act(page, step)
      await calmDown(page)
      taps.push({ walk: name, step, ms: Math.max(SHORTEST_MS, ...heard) })
    }
    return taps
  })

const act = async (page: Page, step: string): Promise<void> => {
  if (step.startsWith('type:')) return page.keyboard.type(step.slice(5), { delay: 150 })
  const target = page.locator(step).filter({ visible: true }).first()
  await target.tap({ timeout: PATIENCE_MS })
}

/** Until nothing was asked for a while, and the frames after it are drawn. */
const calmDown = async (page: Page): Promise<void> => {
  for (let isCalm = false; !isCalm; )
    isCalm = await page.waitForEvent('request', { timeout: CALM_MS }).then(
      () => false,
      () => true,
    )
}

/** Runs in every document of the page: tells each event that belongs to an interaction, as INP counts it. */
const watchInteractions = (): void => {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0) Reflect.get(globalThis, 'tellInteraction')(entry.duration)
  })
  const type: string = 'event'
  const shortest = { durationThreshold: 16 }
  observer.observe({ type: type as 'mark', buffered: true, ...shortest })
}
