import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Heard, type Played, playHost, userAgentOf } from '#kit/bridge/played-host.ts'

declare global {
  interface Window {
    heardByHost?: Heard[]
  }
}

const usual: Omit<Played, 'host'> = { system: 'android', version: '6.6.4', fault: 'none', shows: '', pays: 'paid' }

/** A page in a browser that is a host: its user agent, its bridge or script, and the scripts that it fetched. */
export interface PlayedPage {
  page: Page
  context: BrowserContext
  /** What the page asked of the host so far. */
  heard: () => Promise<Heard[]>
  /** The files of hosts that were fetched, without hash. */
  files: string[]
}

const hostFile =
  /assets\/((?:patient|doctor|harmony|city)-app|(?:messaging|payment)-\w+(?:-program)?|mini-program|native)-/

/** Opens a browser that is such a host. */
export const playedPage = async (
  browser: Browser,
  given: Partial<Played> & Pick<Played, 'host'>,
): Promise<PlayedPage> => {
  const played: Played = { ...usual, ...given }
  const context = await browser.newContext({ userAgent: userAgentOf(played) })
  const audience = `{
    tell: (heard) => { (window.heardByHost ??= []).push(heard) },
    takeMoney: (out_trade_no) => fetch('/api/sandbox/pay', {
      method: 'POST', body: new URLSearchParams({ out_trade_no, outcome: 'success' }),
    }),
  }`
  await context.addInitScript(`(${playHost})(window, ${JSON.stringify(played)}, ${audience})`)
  const page = await context.newPage()
  const files: string[] = []
  page.on('request', (request) => {
    const [, name] = hostFile.exec(request.url()) ?? []
    if (name && request.url().endsWith('.js')) files.push(name)
  })
  return { page, context, files, heard: () => page.evaluate(() => window.heardByHost ?? []) }
}
