import { askOutside } from './ask.ts'
import { OutsideError, watchedCall } from './trouble.ts'

const TIMEOUT_MS = 5_000

/** The code that initialises the city app's script, as the installation's own platform account hands it out. */
export const fetchInitCode = watchedCall('city-app', 'init-code', async (url: string): Promise<string> => {
  const response = await askOutside(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const said = (await response.json().catch(() => ({}))) as { initCode?: unknown; data?: { initCode?: unknown } }
  const code = said.initCode ?? said.data?.initCode
  if (!response.ok || typeof code !== 'string' || code === '') throw new OutsideError('the city app', response.status)
  return code
})
