import { useEffect, useState } from 'react'
import { areaList } from '#app/areas/location/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'

/** A division to choose from. */
export type Division = CallOutput<typeof areaList>['list'][number]

// Divisions change once a year: what was asked for once is not asked for again.
const known = new Map<number, readonly Division[]>()

/** Divisions below one (0: the provinces); undefined until they have come, and where there is nothing to ask about. */
export const useDivisions = (parentId: number | undefined): readonly Division[] | undefined => {
  const [, setCame] = useState(0)
  useEffect(() => {
    if (parentId === undefined || known.has(parentId)) return
    let isWanted = true
    callApi(areaList, parentId === 0 ? {} : { parent_id: parentId }).then(
      ({ list }) => {
        known.set(parentId, list)
        if (isWanted) setCame((n) => n + 1)
      },
      // The next choice asks again.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [parentId])
  return parentId === undefined ? undefined : known.get(parentId)
}
