import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { audioClassDetail } from '../contract.ts'

/** A class as its page knows it. */
export type ClassWhole = CallOutput<typeof audioClassDetail>

/** A class with what is the reader's own: the page comes as any visitor sees it, their browser asks again. */
export const useOwnClass = (shown: ClassWhole) => {
  const signedIn = useSession() !== null
  const [own, setOwn] = useState(shown)
  const refresh = useCallback(() => {
    callApi(audioClassDetail, { classId: shown.class_id }).then(setOwn, () => undefined)
  }, [shown.class_id])
  useEffect(() => {
    setOwn(shown)
    if (signedIn) refresh()
  }, [signedIn, shown, refresh])
  return [own, refresh] as const
}
