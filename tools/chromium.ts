import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where a Chromium is: `CHROMIUM`, or the system's; undefined where there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path))

/** How it is started: quiet, and without a sandbox of its own, so that root can run it too. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
