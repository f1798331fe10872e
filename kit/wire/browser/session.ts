import { useSyncExternalStore } from 'react'
import type { Audience } from '../audience.ts'
import { cookieValue } from '../cookie.ts'
import { keepCookie } from './keep-cookie.ts'

const KEPT_DAYS = 30
/** The key that waits for the server's word to take the place of a patient's. */
export const NEXT_KEY = 'user_key_next'

/** Where the browser keeps the key of who is signed in. The server never reads it off the cookie. */
export interface KeyStore {
  /** The key, null where nobody is signed in. */
  read: () => string | null
  keep: (key: string) => void
  /** Keeps a key that takes the place of the one before: it is the same person's. */
  renew: (key: string) => void
  /** Whose key it is: the first that they had on this page. It stays when their key is renewed. */
  who: () => string | null
  /**
   * Signs out. Given a dead key, only if it is still the one in use; the key that was to take its place is taken then:
   * the answer of a refresh may have been lost [X149].
   */
  drop: (dead?: string) => void
  subscribe: (changed: () => void) => () => void
}

const keyStore = (name: string): KeyStore => {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const changed of listeners) changed()
  }
  /** Stands in where the host refuses cookies; the cookie else, so that all tabs agree. */
  let held: string | null = null
  const kept = () => cookieValue(document.cookie, name) || null
  const read = () => kept() ?? held
  const firstKeys = new Map<string, string>()
  const who = () => {
    const key = read()
    return (key && firstKeys.get(key)) ?? key
  }
  /** To be noted while the key before is still there. */
  const noteSamePerson = (key: string) => firstKeys.set(key, who() ?? key)
  const keep = (key: string) => {
    keepCookie(name, key, KEPT_DAYS)
    held = kept() === key ? null : key
    tell()
  }
  return {
    read,
    who,
    keep,
    renew: (key) => {
      noteSamePerson(key)
      keep(key)
    },
    drop: (dead) => {
      if (dead !== undefined && read() !== dead) return
      const next = dead && cookieValue(document.cookie, `${name}_next`)
      if (next) noteSamePerson(next)
      keepCookie(`${name}_next`, '', 0)
      keepCookie(name, next || '', next ? KEPT_DAYS : 0)
      held = null
      tell()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      document.addEventListener('visibilitychange', changed)
      return () => {
        listeners.delete(changed)
        document.removeEventListener('visibilitychange', changed)
      }
    },
  }
}

/** The patient's key. */
export const session: KeyStore = keyStore('user_key')
/** The key of a member of staff at the desk. */
export const staffSession: KeyStore = keyStore('staff_key')
/** The key of a doctor at their workbench. */
export const doctorSession: KeyStore = keyStore('doctor_key')

/** Where the key of each audience is kept. */
export const sessionAt: Readonly<Record<Audience, KeyStore>> = {
  patient: session,
  staff: staffSession,
  doctor: doctorSession,
}

const nobody = () => null

/** Who is signed in, told apart from others by their first key; null for a visitor and while the server renders. */
export const useSession = (store: KeyStore = session): string | null =>
  useSyncExternalStore(store.subscribe, store.who, nobody)
