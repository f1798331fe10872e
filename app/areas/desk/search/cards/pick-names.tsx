import { useEffect, useState } from 'react'
import type { PickKind } from '../rules.ts'
import { namesOf, type Pick, unnamed } from './names-of.ts'

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
  const names = unnamed(ids).map((pick) => named.find(({ id }) => id === pick.id)?.name ?? pick.name)
  return ids.length > 0 && <span>{names.join('、')}</span>
}
