import { useEffect, useState } from 'react'
import { environmentOf } from '#kit/bridge/detect.ts'
import { pageAlive } from './alive.ts'
import { isDebugged } from './debugged.ts'

type Surroundings = typeof import('./around/surroundings.tsx').Surroundings

/** Whether something of it is not to wait: an app around the page, the console, or a task that the address begins. */
const isWantedNow = () => {
  const { host, isMessaging } = environmentOf(navigator.userAgent)
  return host !== 'browser' || isMessaging || isDebugged() || location.search.includes('task_status=0')
}

/** What stands around every page and may come after it: fetched when the page stands, and never missed when it is not there. */
export function AfterPage() {
  const [Shown, setShown] = useState<Surroundings>()
  useEffect(() => {
    const waiting = isWantedNow() ? Promise.resolve() : pageAlive()
    waiting
      .then(() => import('./around/surroundings.tsx'))
      .then(
        ({ Surroundings }) => setShown(() => Surroundings),
        () => undefined,
      )
  }, [])
  return Shown && <Shown />
}
