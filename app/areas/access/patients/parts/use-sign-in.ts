import { useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { callWithPass } from '../cards/challenge.ts'
import { loginBySms } from '../contract.ts'

/** An account from before numbers had their country code, and why it is asked about again, once it was. */
export interface Former {
  nickname: string
  opened_at: string
  error: string | undefined
}

/** How it went: the key, or that another answer is wanted first. */
type Said = { key: string } | 'asked' | 'failed'

/** Signs in by a code. */
export const useSignIn = () => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [former, setFormer] = useState<Former>()
  const hear = (thrown: unknown): Said => {
    if (!(thrown instanceof WireError)) throw thrown
    const reason = thrown instanceof RefusedError ? thrown.reason : ''
    if (reason === 'former-account') {
      setFormer({ ...((thrown as RefusedError).data as Omit<Former, 'error'>), error: undefined })
      return 'asked'
    }
    if (reason.startsWith('former-')) {
      setFormer((known) => known && { ...known, error: thrown.words })
      return 'asked'
    }
    setFormer(undefined)
    setError(thrown.words)
    return 'failed'
  }
  const run = async (input: CallInput<typeof loginBySms>): Promise<Said> => {
    setBusy(true)
    setError(undefined)
    try {
      const { user_key: key } = await callWithPass((pass) => callApi(loginBySms, { ...input, pic_code: pass }))
      return { key }
    } catch (thrown) {
      return hear(thrown)
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, error, former, forget: () => setFormer(undefined) }
}
