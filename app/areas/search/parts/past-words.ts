import { useSyncExternalStore } from 'react'

const KEY = 'searched-words'
const MOST = 10
const none: readonly string[] = []

let known: { text: string | null; words: readonly string[] } = { text: null, words: none }
const listeners = new Set<() => void>()

const read = (): readonly string[] => {
  const text = stored()
  if (text !== known.text) known = { text, words: parsed(text) }
  return known.words
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Whoever else writes there, words are what is read. */
const parsed = (text: string | null): readonly string[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string').slice(0, MOST) : none
  } catch {
    return none
  }
}

const write = (words: readonly string[]) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(words))
  } catch {
    // A browser that keeps nothing has no past.
  }
  for (const listener of listeners) listener()
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** What was searched for in this browser, the latest first; it never leaves the phone. */
export const usePastWords = (): readonly string[] => useSyncExternalStore(subscribe, read, () => none)

/** Keeps a word as the latest. */
export const keepWord = (word: string): void => write([word, ...read().filter((one) => one !== word)].slice(0, MOST))

/** Forgets them all. */
export const forgetWords = (): void => write([])
