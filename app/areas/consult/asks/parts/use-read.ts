import { useEffect } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { openAskRead } from '../contract.ts'

/** Tells once that a consultation was read; nobody waits for it. */
export const useRead = (askId: string) => {
  useEffect(() => {
    callApi(openAskRead, { ask_id: askId }).catch(() => undefined)
  }, [askId])
}
