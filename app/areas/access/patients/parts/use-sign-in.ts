import { useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { callWithPass } from '../cards/challenge.ts'
import { loginBySms } from '../contract.ts'

/** Signs in by a code: the key, or undefined and the words why not. */
export const useSignIn = () => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async (input: CallInput<typeof loginBySms>): Promise<string | undefined> => {
    setBusy(true)
    setError(undefined)
    try {
      return (await callWithPass((pass) => callApi(loginBySms, { ...input, pic_code: pass }))).user_key
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      setError(thrown.words)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, error }
}
