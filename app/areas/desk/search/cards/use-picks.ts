import { useEffect, useState } from 'react'
import type { PickKind } from '../rules.ts'
import { namesOf, type Pick, unnamed } from './names-of.ts'

/** What a form has picked, by their names: until these are known a number stands in their place. */
export const usePicks = (kind: PickKind, ids: readonly number[]) => {
  const [picks, setPicks] = useState<readonly Pick[]>(unnamed(ids))
  const asked = ids.join()
  useEffect(() => {
    if (asked === '') return
    namesOf(kind, asked.split(',').map(Number)).then(
      (list) => setPicks((now) => now.map((pick) => list.find(({ id }) => id === pick.id) ?? pick)),
      () => undefined,
    )
  }, [kind, asked])
  return [picks, setPicks] as const
}
