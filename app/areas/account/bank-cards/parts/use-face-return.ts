import { useEffect } from 'react'
import { sessionItems } from '#kit/store/stored-items.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { faceResult } from '../contract.ts'

const BEGUN = 'face-check'
const KEPT_SECONDS = 3_600

/** Remembers a check that is about to happen elsewhere. */
export const keepFace = (token: string) => sessionItems.keep(BEGUN, token, KEPT_SECONDS)

/** Somebody who comes back from a face check is told how it ended; where it cannot be said yet a job finds it out. */
export const useFaceReturn = (onPassed: () => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on coming back
  useEffect(() => {
    const token = sessionItems.read<string>(BEGUN)
    if (token === undefined) return
    callApi(faceResult, { token }).then(
      ({ outcome }) => {
        if (outcome === 'waiting') return
        sessionItems.drop(BEGUN)
        toast(outcome === 'passed' ? '人脸核验通过' : '人脸核验没有通过，可以再试一次')
        if (outcome === 'passed') onPassed()
      },
      () => undefined,
    )
  }, [])
}
