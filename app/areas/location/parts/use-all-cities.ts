import { useRef, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { cityListV11 } from '../contract.ts'

/** A city with what it can be found by: its pinyin, its place. */
export type City = CallOutput<typeof cityListV11>['list'][number]

export interface AllCities {
  /** Undefined until they have come. */
  cities: readonly City[] | undefined
  failed: boolean
  /** Asks for them, once. */
  find: () => void
}

/** All cities with all that is known of them: only who searches or asks where they are waits for so much. */
export const useAllCities = (): AllCities => {
  const [cities, setCities] = useState<readonly City[]>()
  const [failed, setFailed] = useState(false)
  const isAsked = useRef(false)
  const find = () => {
    if (isAsked.current) return
    isAsked.current = true
    setFailed(false)
    callApi(cityListV11, {}).then(
      ({ list }) => setCities(list),
      () => {
        isAsked.current = false
        setFailed(true)
      },
    )
  }
  return { cities, failed, find }
}
