import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '#kit/ui/toast.ts'
import { audienceOf } from '../audience.ts'
import type { CallInput, CallOutput, CallSpec } from '../call.ts'
import { NetworkDown, NotSignedIn, ScreenLocked, ServerTrouble, WireError } from '../errors.ts'
import { notifyActed } from './acted.ts'
import { callApi } from './caller.ts'
import { randomId } from './random-id.ts'
import { currentAddress, signInAddress } from './way-back.ts'

/** Sends a call; undefined where it was not done (see `error`), or where something is being sent already. */
export type Send = <C extends CallSpec>(call: C, input: CallInput<C>) => Promise<CallOutput<C> | undefined>

export interface Sending {
  send: Send
  busy: boolean
  /** Why the last one was not done. A component that reads it shows it, so no toast says it again. */
  readonly error: WireError | undefined
  /** Forgets the error: what it was about is not shown any more. */
  clear: () => void
}

export interface Act<C extends CallSpec> {
  /** Does it; undefined where it was not done (see `error`), or where it is being done already. */
  run: (input: CallInput<C>) => Promise<CallOutput<C> | undefined>
  busy: boolean
  /** Why the last run was not done. A component that reads it shows it, so no toast says it again. */
  readonly error: WireError | undefined
}

interface ActOptions {
  /** Says itself that it was not done. */
  hideToast?: boolean
  /** What is done where no answer came, in place of saying so: for what is kept and sent again later. */
  whenDown?: () => void
}

/** What a person wants done, under the key by which the server knows it again. */
interface Intent {
  /** The call and its input. */
  text: string
  key: string
}

type Open = { current: Intent | undefined }

/** One call that changes something, as `useSend` sends it. */
export const useAct = <C extends CallSpec>(call: C, options: ActOptions = {}): Act<C> => {
  const sending = useSend(options)
  return {
    run: (input) => sending.send(call, input),
    busy: sending.busy,
    get error() {
      return sending.error
    },
  }
}

/**
 * Sends calls that change something, one at a time. Where no answer came the same input to the same call is the same intent
 * and keeps its idempotency key, so that another try cannot do it twice. Without a session it leads to the sign-in page;
 * other failures are said in passing [X275] [X276].
 */
export const useSend = ({ hideToast = false, whenDown }: ActOptions = {}): Sending => {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<WireError>()
  const running = useRef(false)
  const open = useRef<Intent>(undefined)
  const isShown = useRef(hideToast)

  const tell = (call: CallSpec, thrown: unknown) => {
    if (!(thrown instanceof WireError)) throw thrown
    if (thrown instanceof NetworkDown && whenDown) whenDown()
    else if (thrown instanceof NotSignedIn) navigate(signInAddress(currentAddress(), audienceOf(call)))
    else {
      setError(thrown)
      // A locked page says so by itself.
      if (!isShown.current && !(thrown instanceof ScreenLocked)) toast(thrown.words)
    }
  }
  const send: Send = async (call, input) => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      return await askOnce(call, input, open)
    } catch (thrown) {
      tell(call, thrown)
      return undefined
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    send,
    busy,
    get error() {
      isShown.current = true
      return error
    },
    clear: () => setError(undefined),
  }
}

/** An intent ends with an answer, whichever; where none came it stays open. */
const askOnce = async <C extends CallSpec>(call: C, input: CallInput<C>, open: Open): Promise<CallOutput<C>> => {
  try {
    const reply = await callApi(call, input, call.idempotency ? { idempotencyKey: keyOf(open, call, input) } : {})
    open.current = undefined
    notifyActed(call, input)
    return reply
  } catch (thrown) {
    if (!(thrown instanceof NetworkDown || thrown instanceof ServerTrouble)) open.current = undefined
    throw thrown
  }
}

const keyOf = (open: Open, call: CallSpec, input: unknown): string => {
  const text = `${call.path} ${JSON.stringify(input)}`
  if (open.current?.text !== text) open.current = { text, key: randomId() }
  return open.current.key
}
