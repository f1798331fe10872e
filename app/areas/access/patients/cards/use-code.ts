import { useRef, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { getSmsToken, sendMobileSms, sendSmsCode } from '../contract.ts'
import type { CodePurpose } from '../rules.ts'
import { callWithPass, isChallenge } from './challenge.ts'

/** Where the sending of a code stands. */
export type Sending = 'ready' | 'sending' | 'checking' | 'sent' | 'picture'

export interface CodeSender {
  state: Sending
  /** Seconds before the next may be sent. */
  waitSeconds: number
  /** Sends a code to a number; `pass` is that of a picture that was solved by hand. */
  send: (mobile: string, pass?: string) => Promise<boolean>
  /** The time to wait is over. */
  ready: () => void
  /** What the code was sent with: it signs in from another network too. */
  token: () => string
  error: string | undefined
}

/** Sends codes; where a challenge comes first the phone solves it, and a person only if the phone cannot. */
export const useCode = (purpose: Exclude<CodePurpose, 'cloud-dep'>): CodeSender => {
  const [state, setState] = useState<Sending>('ready')
  const [waitSeconds, setWait] = useState(0)
  const [error, setError] = useState<string>()
  const token = useRef('')

  const sendOnce = async (mobile: string, pass?: string) => {
    token.current = (await callApi(getSmsToken, { mobile })).token
    const input = { mobile, token: token.current, pic_code: pass }
    const once = { idempotencyKey: randomId() }
    return purpose === 'login'
      ? callApi(sendMobileSms, input, once)
      : callApi(sendSmsCode, { ...input, type: purpose }, once)
  }

  const trySending = async (mobile: string, pass: string | undefined) => {
    const tried = (solved = pass) => sendOnce(mobile, solved)
    const sent = await (pass === undefined ? callWithPass(tried, () => setState('checking')) : tried())
    setWait(sent.wait_seconds)
    setState('sent')
    return true
  }

  const send = async (mobile: string, pass?: string) => {
    setError(undefined)
    setState('sending')
    return trySending(mobile, pass).catch((thrown) => {
      if (!(thrown instanceof WireError)) throw thrown
      const byHand = isChallenge(thrown) || isUnsolved(thrown)
      setState(byHand ? 'picture' : 'ready')
      if (!byHand) setError(thrown.words)
      return false
    })
  }
  return { state, waitSeconds, send, ready: () => setState('ready'), token: () => token.current, error }
}

/** The phone's own answer was not taken. */
const isUnsolved = (error: unknown) => error instanceof RefusedError && error.reason === 'wrong'
