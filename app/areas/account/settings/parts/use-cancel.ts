import { useState } from 'react'
import { callWithPass } from '#app/areas/access/patients/cards/challenge.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { cancelAccount } from '../contract.ts'

/** Cancels the account: done, or the name of what stands against it; `error` has its words. */
export const useCancel = () => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async (input: CallInput<typeof cancelAccount>): Promise<string> => {
    setBusy(true)
    setError(undefined)
    try {
      await callWithPass((pass) => callApi(cancelAccount, { ...input, pic_code: pass }))
      return 'done'
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      setError(thrown.words)
      return thrown instanceof RefusedError ? thrown.reason : 'failed'
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, error }
}
