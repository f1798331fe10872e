import { type Environment, environmentOf, type Host } from './detect.ts'
import type { HostBridge } from './host-bridge.ts'
import type { HostWays } from './host-ways.ts'
import { speaking } from './host-ways.ts'
import { noHost } from './no-host.ts'

/** What each host's file exports: in what its host is more than a page with nothing around it. */
export interface HostFile {
  open: (environment: Environment, ways: () => Promise<HostWays>) => Partial<HostBridge>
}

type Load = () => Promise<HostFile>

/** One file a host, loaded in that host alone; a plain browser needs none. */
const files: Partial<Record<Host | 'messaging-browser', Load>> = {
  'patient-app': () => import('./hosts/patient-app.ts'),
  'doctor-app': () => import('./hosts/doctor-app.ts'),
  'harmony-app': () => import('./hosts/harmony-app.ts'),
  'city-app': () => import('./hosts/city-app.ts'),
  'messaging-mini-program': () => import('./hosts/messaging-mini-program.ts'),
  'payment-mini-program': () => import('./hosts/payment-mini-program.ts'),
  'messaging-browser': () => import('./hosts/messaging-browser.ts'),
}

let opened: Promise<HostBridge> | undefined

/** The app around this page, behind one interface; asked for in the browser alone. */
export const hostBridge = (): Promise<HostBridge> => {
  opened ??= open(environmentOf(navigator.userAgent))
  return opened
}

const open = async (environment: Environment): Promise<HostBridge> => {
  const { host, isMessaging } = environment
  const load = files[host === 'browser' && isMessaging ? 'messaging-browser' : host]
  const plain = noHost(environment)
  try {
    return { ...plain, ...(await load?.())?.open(environment, () => speaking.by()) }
  } catch {
    // Its file did not come: the page works as in a browser, and the next question tries again.
    opened = undefined
    return plain
  }
}

/** Forgets the app around the page; for tests, in which it changes. */
export const forgetHost = (): void => {
  opened = undefined
}
