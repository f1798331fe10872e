import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'

/** What is the reader's own on an open page, fetched once it stands: nothing for a visitor, and where it does not come, which is told. */
export const useMine = <C extends CallSpec>(call: C, input: CallInput<C>) => {
  const key = useSession()
  const [mine, setMine] = useState<CallOutput<C>>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const asked = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    setFailed(false)
    if (key === null) return setMine(undefined)
    let isWanted = true
    callApi(call, JSON.parse(asked) as CallInput<C>).then(
      (found) => isWanted && setMine(() => found),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [key, call, asked, round])
  return { isVisitor: key === null, mine, hasFailed, again: () => setRound(round + 1) }
}
