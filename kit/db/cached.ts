import type { Db } from './open.ts'

interface Kept {
  untilMs: number
  value: Promise<unknown>
}

const shelves = new WeakMap<Db, Map<string, Map<string, Kept>>>()

/** Names may come from outside: whoever invents new ones fills no memory. */
const MOST_KEPT = 500

/**
 * What was read from a database, kept in this process for so many seconds under its name, the same for everyone; who
 * asks meanwhile waits for the same. For small things that change seldom. A failure is not kept. What has many names stands on a
 * `shelf` of its own, so that they drive nothing else out.
 */
export const cached = <T>(
  { db, now }: { db: Db; now: Date },
  name: string,
  seconds: number,
  read: () => Promise<T>,
  shelfName = '',
): Promise<T> => {
  const shelf = shelfOf(db, shelfName)
  const found = shelf.get(name)
  if (found && found.untilMs > now.getTime()) return found.value as Promise<T>
  if (shelf.size >= MOST_KEPT) shelf.clear()
  // A select of Drizzle runs anew whenever it is awaited: what is kept is what it gave.
  const value = (async () => read())()
  shelf.set(name, { untilMs: now.getTime() + seconds * 1_000, value })
  value.catch(() => shelf.delete(name))
  return value
}

const shelfOf = (db: Db, name: string): Map<string, Kept> => {
  const ours = shelves.get(db) ?? new Map<string, Map<string, Kept>>()
  shelves.set(db, ours)
  const shelf = ours.get(name) ?? new Map<string, Kept>()
  ours.set(name, shelf)
  return shelf
}

/** Forgets all that is kept of a database, for whoever has changed it: the next to ask reads it anew. */
export const forgetCached = (db: Db): void => {
  shelves.get(db)?.clear()
}
