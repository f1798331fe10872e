import { useEffect, useState } from 'react'
import type { CallInput, CallOutput, CallSpec } from '../call.ts'
import { callApi } from './caller.ts'
import { useSession } from './session.ts'

/** What a page that stands already is told by the server. */
interface Answered<A> {
  /** Undefined until it has come, and where nothing is asked. */
  answer: A | undefined
  /** The last question was not answered; what was known before it stays. */
  hasFailed: boolean
  /** Asks the same once more. */
  again: () => void
}

/** What anybody is told: asked once the page stands, and anew for another input; without one nothing is asked. */
export const useAnswer = <C extends CallSpec>(call: C, input: CallInput<C> | undefined): Answered<CallOutput<C>> =>
  useAsked(call, input, null)

/** What is the reader's own on an open page: nothing is asked for a visitor, and nobody sees what another was told. */
export const useOwnAnswer = <C extends CallSpec>(
  call: C,
  input: CallInput<C> | undefined,
): Answered<CallOutput<C>> & { isVisitor: boolean } => {
  const who = useSession()
  return { isVisitor: who === null, ...useAsked(call, who === null ? undefined : input, who) }
}

interface Known<A> {
  /** Who asked what. */
  question: string
  answer?: A
  /** In which round no answer came. */
  failedIn?: number
}

/** An answer counts for its own question alone: one that comes late is not taken for that to the next. */
const useAsked = <C extends CallSpec>(call: C, input: CallInput<C> | undefined, who: string | null) => {
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<Known<CallOutput<C>>>()
  const text = input === undefined ? undefined : JSON.stringify(input)
  const question = `${who} ${text}`
  useEffect(() => {
    if (text === undefined) return
    let isWanted = true
    callApi(call, JSON.parse(text) as CallInput<C>).then(
      (answer) => isWanted && setKnown({ question, answer }),
      () =>
        isWanted &&
        setKnown((before) => ({ ...(before?.question === question ? before : { question }), failedIn: round })),
    )
    return () => {
      isWanted = false
    }
  }, [call, text, question, round])
  const own = known?.question === question ? known : undefined
  return { answer: own?.answer, hasFailed: own?.failedIn === round, again: () => setRound((before) => before + 1) }
}

/**
 * Whether a mark of the reader's own stands on something: as the server says once the page stands, until they turn it themselves.
 * A visitor has none.
 */
export const useOwnMark = <C extends CallSpec>(
  call: C,
  input: CallInput<C>,
  isSetIn: (answer: CallOutput<C>) => boolean,
): [isSet: boolean, turn: (isSet: boolean) => void] => {
  const { answer } = useOwnAnswer(call, input)
  const about = `${useSession()} ${JSON.stringify(input)}`
  const [turned, setTurned] = useState<{ about: string; isSet: boolean }>()
  const isSet = turned?.about === about ? turned.isSet : answer !== undefined && isSetIn(answer)
  return [isSet, (next) => setTurned({ about, isSet: next })]
}
