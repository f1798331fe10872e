import type { Browser } from '@playwright/test'
import { scriptsOf } from './browser.ts'

/** Nothing is there, so that all that comes is what every page brings. */
const NOWHERE = '/no/such/page'

/** The chunk of react, react-dom, scheduler and react-router, as `vite.config.ts` names it. */
const isFramework = (url: string) => /\/react-[^/]+\.js$/.test(url)

/** Bytes of gzipped JavaScript that the first load of any page brings beyond the framework. */
export const shellBytes = async (browser: Browser, origin: string, tell: (line: string) => void): Promise<number> => {
  const scripts = await scriptsOf(browser, origin + NOWHERE)
  const ours = scripts.filter(({ url }) => !isFramework(url))
  if (ours.length === scripts.length) throw new Error('the framework is not among the scripts')
  for (const { url, bytes } of ours) tell(`${url.slice(url.lastIndexOf('/') + 1)} ${bytes}`)
  return ours.reduce((sum, { bytes }) => sum + bytes, 0)
}
