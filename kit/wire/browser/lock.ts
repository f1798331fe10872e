import { useSyncExternalStore } from 'react'
import type { Audience } from '../audience.ts'

const listeners = new Set<() => void>()
const locked = new Set<Audience>()

const set = (audience: Audience, isLocked: boolean): void => {
  if (locked.has(audience) === isLocked) return
  if (isLocked) locked.add(audience)
  else locked.delete(audience)
  for (const changed of [...listeners]) changed()
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** The server has said that their key is locked: nobody was there for long. */
export const noteLocked = (audience: Audience): void => set(audience, true)

/** It opens again: the password was typed, here or in another tab. */
export const noteUnlocked = (audience: Audience): void => set(audience, false)

/** Whether their key is locked, as the server said last. */
export const isLockedAt = (audience: Audience): boolean => locked.has(audience)

/** The same for a component; never while the server renders. */
export const useLocked = (audience: Audience): boolean =>
  useSyncExternalStore(
    subscribe,
    () => locked.has(audience),
    () => false,
  )

/** Resolves when their key opens again; rejects with the signal's reason where nobody waits for that any more. */
export const untilUnlocked = (audience: Audience, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      listeners.delete(changed)
      signal.removeEventListener('abort', giveUp)
      settle()
    }
    const changed = () => {
      if (!locked.has(audience)) end(resolve)
    }
    const giveUp = () => end(() => reject(signal.reason ?? new DOMException('aborted', 'AbortError')))
    listeners.add(changed)
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
    else changed()
  })
