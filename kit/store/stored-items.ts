import { systemClock } from '#kit/time/clock.ts'

/** Things that a browser keeps under a name, as JSON, for a while or for good; they may be missing at any time. */
export interface StoredItems {
  /** Keeps a value so long; without a length until somebody drops it. A full or forbidden store keeps nothing. */
  keep: (name: string, value: unknown, length?: number) => void
  /** The value while it lives; one that is too old is taken away. */
  read: <T>(name: string) => T | undefined
  drop: (name: string) => void
}

interface Item {
  value: unknown
  /** Milliseconds since 1970. */
  until?: number
}

const itemsIn = (store: () => Storage, unitMs: number): StoredItems => {
  const drop = (name: string) => attempt(() => store().removeItem(name))
  return {
    drop,
    keep: (name, value, length) => {
      const item: Item = length === undefined ? { value } : { value, until: now() + length * unitMs }
      attempt(() => store().setItem(name, JSON.stringify(item)))
    },
    read: <T>(name: string) => {
      const item = attempt(() => JSON.parse(store().getItem(name) ?? 'null') as Item | null)
      if (item?.until === undefined || item.until > now()) return item?.value as T | undefined
      drop(name)
      return undefined
    },
  }
}

/** A host may forbid its pages to keep anything, and what is kept may be torn. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const now = () => systemClock.now().getTime()

/** What stays when the browser closes; lengths in hours [X236]. */
export const localItems: StoredItems = itemsIn(() => localStorage, 3_600_000)

/** What goes with the visit; lengths in seconds [X372]. */
export const sessionItems: StoredItems = itemsIn(() => sessionStorage, 1_000)
