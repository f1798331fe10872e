import { session } from './session.ts'
import { currentVisitor } from './visitor.ts'

/** What is remembered of moments of the history. */
export interface EntryMemory<T> {
  /** The name of a moment (by the router's key of it), as it is shown to whoever is here, and for the chosen city. */
  nameOf: (key: string) => string
  keep: (name: string, value: T) => void
  drop: (name: string) => void
  /** What was kept for this moment, if it is the same person's and the same city's. On the server nothing ever is. */
  read: (key: string) => T | undefined
}

/** Remembers something for the moments that were left last, `most` of them, for as long as the document stands. */
export const entryMemory = <T>(most: number): EntryMemory<T> => {
  const kept = new Map<string, T>()
  const nameOf = (key: string) => [session.who(), currentVisitor().city, key].join(' ')
  return {
    nameOf,
    keep: (name, value) => {
      kept.delete(name)
      kept.set(name, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
    drop: (name) => void kept.delete(name),
    // On the server, where nothing is kept, nobody is signed in either.
    read: (key) => (kept.size > 0 ? kept.get(nameOf(key)) : undefined),
  }
}
