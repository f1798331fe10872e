import { useEffect } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { openAskRead } from '../contract.ts'

/** Tells once that a consultation was read; nobody waits for it. */
export const useRead = (consultationId: string) => {
  useEffect(() => {
    callApi(openAskRead, { ask_id: consultationId }).catch(() => undefined)
  }, [consultationId])
}
