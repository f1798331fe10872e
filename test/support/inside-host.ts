import { vi } from 'vitest'
import { forgetHost } from '#kit/bridge/bridge.ts'
import { type Played, playHost, userAgentOf } from '#kit/bridge/played-host.ts'
import { aStorage } from './storage.ts'

const plain: Played = {
  host: 'browser',
  system: 'android',
  version: '6.6.4',
  fault: 'none',
  pays: 'paid',
  shows: 't'.repeat(43),
}

/** Puts the page of `phoneIn` into a host: its user agent, its bridge or script, and a visit that begins. */
export const insideHost = (played: Partial<Played> = {}): void => {
  const host = { ...plain, ...played }
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('navigator', { userAgent: userAgentOf(host) })
  for (const name of ['YiluBridge', 'webkit', 'wx', 'my', 'sc']) vi.stubGlobal(name, undefined)
  playHost(globalThis as never, host, { tell: () => undefined, takeMoney: async () => undefined })
  forgetHost()
}
