import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { deskPicks } from '../contract.ts'
import type { PickKind } from '../rules.ts'

/** Something with its name, as a form picks it. */
export interface Pick {
  id: number
  name: string
}

/** What is to be asked with the next question, by kind: the rows of a list ask together. */
const waiting = new Map<PickKind, { ids: Set<number>; asked: Promise<readonly Pick[]> }>()

/** What these are called. */
export const namesOf = (kind: PickKind, ids: readonly number[]): Promise<readonly Pick[]> => {
  const together = waiting.get(kind) ?? askSoon(kind)
  for (const id of ids) together.ids.add(id)
  return together.asked
}

const askSoon = (kind: PickKind) => {
  const ids = new Set<number>()
  const asked = Promise.resolve().then(async () => {
    waiting.delete(kind)
    return (await callApi(deskPicks, { kind, ids: [...ids].join() })).list
  })
  const together = { ids, asked }
  waiting.set(kind, together)
  return together
}

/** What is picked, with numbers in the place of names until these are known. */
export const unnamed = (ids: readonly number[]): Pick[] => ids.map((id) => ({ id, name: `编号 ${id}` }))

interface PickNamesProps {
  kind: PickKind
  ids: readonly number[]
}

/** The names of what was picked, one after another. */
export function PickNames({ kind, ids }: PickNamesProps) {
  const [named, setNamed] = useState<readonly Pick[]>([])
  const asked = ids.join()
  useEffect(() => {
    let isThere = true
    const wanted = asked.split(',').filter(Boolean).map(Number)
    if (wanted.length > 0)
      namesOf(kind, wanted).then(
        (list) => isThere && setNamed(list),
        () => undefined,
      )
    return () => {
      isThere = false
    }
  }, [kind, asked])
  return unnamed(ids)
    .map((pick) => named.find(({ id }) => id === pick.id)?.name ?? pick.name)
    .join('、')
}
