import { setTimeout as sleep } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Home } from './home.ts'
import { isPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts'

const watchEveryMs = 500
const afterFailureMs = 10_000

/** Starts the server again whenever it ends, until the returned function stops both. */
export const superviseServer = (
  home: Home,
  first: Postmaster,
  start: () => Promise<Postmaster>,
  log: BaseLogger,
): (() => Promise<void>) => {
  const ending = new AbortController()
  let { pid } = first
  let pauseMs = watchEveryMs

  const pause = () => sleep(pauseMs, true, { ref: false, signal: ending.signal }).catch(() => false)
  const restart = async () => {
    log.warn('PostgreSQL ended; starting it again')
    try {
      pid = (await start()).pid
      pauseMs = watchEveryMs
    } catch (error) {
      log.error(error, 'PostgreSQL could not be started again')
      pauseMs = afterFailureMs
    }
  }
  const watch = async () => {
    while (await pause()) if (!isPostmaster(home, pid)) await restart()
  }
  const watching = watch()

  return async () => {
    ending.abort()
    await watching
    await stopPostmaster(home, pid)
  }
}
