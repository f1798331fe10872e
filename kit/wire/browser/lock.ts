import { useSyncExternalStore } from 'react'
import type { Audience } from '../audience.ts'

const listeners = new Set<() => void>()
const locked = new Set<Audience>()

const set = (door: Audience, isLocked: boolean): void => {
  if (locked.has(door) === isLocked) return
  if (isLocked) locked.add(door)
  else locked.delete(door)
  for (const changed of [...listeners]) changed()
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** The server has said that the key of this door is locked: nobody was there for long. */
export const noteLocked = (door: Audience): void => set(door, true)

/** It opens again: the password was typed, here or in another tab. */
export const noteUnlocked = (door: Audience): void => set(door, false)

/** Whether the key of this door is locked, as the server said last. */
export const isLockedAt = (door: Audience): boolean => locked.has(door)

/** The same for a component; never while the server renders. */
export const useLocked = (door: Audience): boolean =>
  useSyncExternalStore(
    subscribe,
    () => locked.has(door),
    () => false,
  )

/** Resolves when the key of this door opens again; rejects with the signal's reason where nobody waits for that any more. */
export const untilUnlocked = (door: Audience, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      listeners.delete(changed)
      signal.removeEventListener('abort', giveUp)
      settle()
    }
    const changed = () => {
      if (!locked.has(door)) end(resolve)
    }
    const giveUp = () => end(() => reject(signal.reason ?? new DOMException('aborted', 'AbortError')))
    listeners.add(changed)
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
    else changed()
  })
