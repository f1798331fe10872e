import type { Browser } from '@playwright/test'
import { onNewPhone, scriptsOf } from './browser.ts'

/** Nothing is there, so that little comes but what every page brings. */
export const NOWHERE = '/no/such/page'

interface Module {
  module: string
  imports: readonly string[]
}

/** The chunk of react, react-dom, scheduler and react-router, as `vite.config.ts` names it. */
const isFramework = (path: string) => /\/react-[^/]+\.js$/.test(path)

/** Bytes of gzipped JavaScript that the first load of any page brings beyond the framework. */
export const shellBytes = async (browser: Browser, origin: string, emit: (line: string) => void): Promise<number> => {
  const ours = (await everywhere(browser, origin)).filter((path) => !isFramework(path))
  const came = new Map(
    (await scriptsOf(browser, origin + NOWHERE)).map(({ url, bytes }) => [new URL(url).pathname, bytes]),
  )
  return ours.reduce((sum, path) => {
    const bytes = came.get(path)
    if (bytes === undefined) throw new Error(`${path} belongs to every page, and did not come with one`)
    emit(`${path.slice(path.lastIndexOf('/') + 1)} ${bytes}`)
    return sum + bytes
  }, 0)
}

/** The scripts of the document itself, which stands around every page. */
const everywhere = (browser: Browser, origin: string): Promise<string[]> =>
  onNewPhone(browser, async (page) => {
    await page.goto(origin + NOWHERE)
    return page.evaluate(() => {
      const { entry, routes } = Reflect.get(globalThis, '__reactRouterManifest') as {
        entry: Module
        routes: { root: Module }
      }
      return [...new Set([entry, routes.root].flatMap(({ module, imports }) => [module, ...imports]))]
    })
  })
