import { entryMemory } from '#kit/wire/browser/entry-memory.ts'

/** A list as far as it had grown when one left it. */
export interface Grown<T> {
  /** Page 1 as the loader brought it. */
  first: readonly T[]
  items: readonly T[]
  /** How many pages they are. */
  page: number
  /** Whether there is more: 'end' says that there was none. */
  state: string
}

const MOST = 5
const lists = entryMemory<Grown<unknown>>(MOST)

/** The name of the list of this moment of the history (the router's key). */
export const grownName = lists.nameOf

/** Keeps those that were left last. One that has not grown is not worth it. */
export const keepGrown = (name: string, { first, items, page, state }: Grown<unknown>): void => {
  if (page > 1) lists.keep(name, { first, items, page, state })
  else lists.drop(name)
}

/** The list of this moment of the history, if one has been there before. */
export const grownBefore = lists.read

/** Pages 2 to `last` as they are now, one after another: nobody waits for them. */
export const laterPages = async <T>(last: number, load: (page: number) => Promise<readonly T[]>): Promise<T[]> => {
  const items: T[] = []
  for (let page = 2; page <= last; page++) items.push(...(await load(page)))
  return items
}
