import { environmentOf } from '#kit/bridge/detect.ts'
import { pageAlive } from './alive.ts'
import { isDebugged } from './debugged.ts'
import { useFetched } from './use-fetched.ts'

/** Whether something of it is not to wait: an app around the page, the console, or a task that the address begins. */
const isWantedNow = () => {
  const { host, isMessaging } = environmentOf(navigator.userAgent)
  return host !== 'browser' || isMessaging || isDebugged() || location.search.includes('task_status=0')
}

const fetchSurroundings = async () => {
  if (!isWantedNow()) await pageAlive()
  return (await import('./around/surroundings.tsx')).Surroundings
}

/** What surrounds every page and no page waits for: fetched when the page stood for a moment, or somebody touched it. */
export function Around() {
  const Surroundings = useFetched(fetchSurroundings)
  return Surroundings && <Surroundings />
}
