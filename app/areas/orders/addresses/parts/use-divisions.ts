import { useEffect, useState } from 'react'
import { areaList } from '#app/areas/location/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'

/** A division to choose from. */
export type Division = CallOutput<typeof areaList>['list'][number]

/** Divisions below one, as far as they have come. */
export interface Divisions {
  /** Undefined until they have come, and where there is nothing to ask about. */
  list: readonly Division[] | undefined
  hasFailed: boolean
  askAgain: () => void
}

// Divisions change once a year: what was asked for once is not asked for again.
const known = new Map<number, readonly Division[]>()

/** Divisions below one (0: the provinces). */
export const useDivisions = (parentId: number | undefined): Divisions => {
  const [, setCame] = useState(0)
  const [failed, setFailed] = useState<number>()
  useEffect(() => {
    if (parentId === undefined || failed === parentId || known.has(parentId)) return
    let isWanted = true
    callApi(areaList, parentId === 0 ? {} : { parent_id: parentId }).then(
      ({ list }) => {
        known.set(parentId, list)
        if (isWanted) setCame((n) => n + 1)
      },
      () => {
        if (isWanted) setFailed(parentId)
      },
    )
    return () => {
      isWanted = false
    }
  }, [parentId, failed])
  return {
    list: parentId === undefined ? undefined : known.get(parentId),
    hasFailed: parentId !== undefined && failed === parentId,
    askAgain: () => setFailed(undefined),
  }
}
