import { session } from '#kit/wire/browser/session.ts'
import { stepNow } from '#kit/wire/browser/step.ts'
import { visitorHere } from '#kit/wire/browser/visitor.ts'

/** A list as far as it had grown when one left it. */
export interface Grown<T> {
  items: readonly T[]
  /** How many pages they are. */
  page: number
  /** Whether there is more: 'end' says that there was none. */
  state: string
}

const MOST = 5
const kept = new Map<string, Grown<unknown>>()

/** The name of a list: the one of its page, in a moment of the history (the router's key), as it is shown to whom and where. */
export const grownName = (key: string): string => [session.who(), visitorHere().city, key].join(' ')

/** Keeps those that were left last. One that has not grown is not worth it. */
export const keepGrown = (name: string, { items, page, state }: Grown<unknown>): void => {
  kept.delete(name)
  if (page > 1) kept.set(name, { items, page, state })
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
}

/** The list of this moment of the history, if one steps back to it. On the server nobody does. */
export const grownBefore = (key: string): Grown<unknown> | undefined =>
  stepNow() === 'back' ? kept.get(grownName(key)) : undefined

/** Pages 2 to `last` as they are now, one after another: nobody waits for them. */
export const laterPages = async <T>(last: number, load: (page: number) => Promise<readonly T[]>): Promise<T[]> => {
  const items: T[] = []
  for (let page = 2; page <= last; page++) items.push(...(await load(page)))
  return items
}
