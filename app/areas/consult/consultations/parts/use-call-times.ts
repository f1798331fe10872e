import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { askTimes } from '../contract.ts'

export type CallTime = CallOutput<typeof askTimes>['list'][number]

/** When a doctor can be asked to call; undefined while it comes, the error where it does not. `again` asks anew when it changes. */
export const useCallTimes = (doctorId: number | undefined, again?: unknown) => {
  const [times, setTimes] = useState<readonly CallTime[] | WireError>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again, and so does what changed
  useEffect(() => {
    if (doctorId === undefined) return setTimes([])
    let isGone = false
    callApi(askTimes, { doctor_id: doctorId }).then(
      ({ list }) => isGone || setTimes(list),
      (thrown: unknown) => {
        if (!(thrown instanceof WireError)) throw thrown
        if (!isGone) setTimes(thrown)
      },
    )
    return () => {
      isGone = true
    }
  }, [doctorId, again, tries])
  return { times, retry: () => setTries(tries + 1) }
}
