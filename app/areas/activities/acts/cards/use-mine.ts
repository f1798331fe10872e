import { useEffect, useState } from 'react'
import { ask } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { Asks, CallSpec, Reply } from '#kit/wire/call.ts'

/** What is the reader's own on an open page, fetched once it stands: nothing for a visitor, and where it does not come. */
export const useMine = <C extends CallSpec>(call: C, input: Asks<C>) => {
  const key = useSession()
  const [mine, setMine] = useState<Reply<C>>()
  const [round, setRound] = useState(0)
  const asked = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    if (key === null) return setMine(undefined)
    let isWanted = true
    ask(call, JSON.parse(asked) as Asks<C>).then(
      (found) => isWanted && setMine(() => found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key, call, asked, round])
  return { isVisitor: key === null, mine, again: () => setRound(round + 1) }
}
