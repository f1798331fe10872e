import { useSyncExternalStore } from 'react'
import { environmentOf } from '#kit/bridge/detect.ts'
import { pageAlive } from './alive.ts'
import { isDebugged } from './debugged.ts'

type AfterPage = typeof import('./around/after-page.tsx')

let afterPage: AfterPage | undefined
let isAsked = false
const listeners = new Set<() => void>()

/** Whether something of it is not to wait: an app around the page, the console, or a task that the address begins. */
const isWantedNow = () => {
  const { host, isMessaging } = environmentOf(navigator.userAgent)
  return host !== 'browser' || isMessaging || isDebugged() || location.search.includes('task_status=0')
}

const askOnce = async () => {
  if (isAsked) return
  isAsked = true
  try {
    if (!isWantedNow()) await pageAlive()
    afterPage = await import('./around/after-page.tsx')
    for (const changed of listeners) changed()
  } catch {
    // Whoever needs it next asks again.
    isAsked = false
  }
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  askOnce()
  return () => listeners.delete(changed)
}

/**
 * What stands around every page and comes after it: undefined until the page stood for a moment, or somebody touched it,
 * and on the server.
 */
export const useAfterPage = (): AfterPage | undefined =>
  useSyncExternalStore(
    subscribe,
    () => afterPage,
    () => undefined,
  )
