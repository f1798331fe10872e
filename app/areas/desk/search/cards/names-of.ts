import { callApi } from '#kit/wire/browser/caller.ts'
import { deskPicks } from '../contract.ts'
import { MOST_PICKS, type PickKind } from '../rules.ts'

/** Something with its name, as a form picks it. */
export interface Pick {
  id: number
  name: string
}

type Ask = (kind: PickKind, ids: readonly number[]) => Promise<readonly Pick[]>

/** Asks for all that is wanted at one time together: the rows of a list ask by one question, or by several where it takes no more. */
export const askTogether = (ask: Ask): Ask => {
  const waiting = new Map<PickKind, { ids: Set<number>; asked: Promise<readonly Pick[]> }>()
  const askSoon = (kind: PickKind) => {
    const ids = new Set<number>()
    const asked = Promise.resolve().then(async () => {
      waiting.delete(kind)
      return (await Promise.all(portionsOf([...ids]).map((portion) => ask(kind, portion)))).flat()
    })
    const together = { ids, asked }
    waiting.set(kind, together)
    return together
  }
  return (kind, ids) => {
    const together = waiting.get(kind) ?? askSoon(kind)
    for (const id of ids) together.ids.add(id)
    return together.asked
  }
}

const portionsOf = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / MOST_PICKS) }, (_, at) =>
    ids.slice(at * MOST_PICKS, (at + 1) * MOST_PICKS),
  )

/** What these are called. */
export const namesOf = askTogether(async (kind, ids) => (await callApi(deskPicks, { kind, ids: ids.join() })).list)

/** What is picked, with numbers in the place of names until these are known. */
export const unnamed = (ids: readonly number[]): Pick[] => ids.map((id) => ({ id, name: `编号 ${id}` }))
